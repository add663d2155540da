/** The little Markdown our rules are written in: headings, paragraphs, lists, tables, quotes, bold, italics, code. */

import { Fragment, type ReactNode } from "react";

export type Block =
  | { kind: "heading"; level: number; text: string }
  | { kind: "list"; items: string[]; ordered: boolean }
  | { kind: "table"; head: string[]; rows: string[][] }
  | { kind: "code"; text: string }
  | { kind: "text"; text: string };

const cells = (line: string) =>
  line
    .trim()
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim());

export function blocks(text: string): Block[] {
  const found: Block[] = [];
  const lines = text.replace(/\r/g, "").split("\n");
  let i = 0;
  const line = () => lines[i] ?? "";
  while (i < lines.length) {
    if (!line().trim()) {
      i += 1;
    } else if (/^#{1,6} /.test(line())) {
      const [, marks = "#", title = ""] = /^(#+) (.*)$/.exec(line()) ?? [];
      found.push({ kind: "heading", level: marks.length, text: title });
      i += 1;
    } else if (line().startsWith("```")) {
      const start = ++i;
      while (i < lines.length && !line().startsWith("```")) i += 1;
      found.push({ kind: "code", text: lines.slice(start, i).join("\n") });
      i += 1;
    } else if (line().startsWith("|")) {
      const start = i;
      while (line().startsWith("|")) i += 1;
      const [head = "", , ...rows] = lines.slice(start, i);
      found.push({ kind: "table", head: cells(head), rows: rows.map(cells) });
    } else if (/^\s*([-*]|\d+\.) /.test(line())) {
      const ordered = /^\s*\d/.test(line());
      const items: string[] = [];
      while (line().trim() && (/^\s*([-*]|\d+\.) /.test(line()) || /^\s+/.test(line()))) {
        if (/^\s*([-*]|\d+\.) /.test(line())) items.push(line().replace(/^\s*([-*]|\d+\.) /, ""));
        else items.push(`${items.pop()} ${line().trim()}`);
        i += 1;
      }
      found.push({ kind: "list", items, ordered });
    } else {
      const start = i;
      while (line().trim() && !/^(#{1,6} |```|\||\s*[-*] )/.test(line())) i += 1;
      found.push({ kind: "text", text: lines.slice(start, Math.max(i, start + 1)).join(" ") });
      i = Math.max(i, start + 1);
    }
  }
  return found;
}

const RULE = /\bR\d+\.\d+\b/;

function inline(text: string, link: (rule: string) => string): ReactNode[] {
  const parts = text.split(/(\*\*.+?\*\*|`[^`]+`|\*[^*\s][^*]*\*|\[[^\]]+\]\([^)]+\)|\bR\d+\.\d+\b)/);
  return parts.map((part, i) => {
    const key = i;
    if (part.startsWith("**")) return <strong key={key}>{part.slice(2, -2)}</strong>;
    if (part.startsWith("`")) return <code key={key}>{part.slice(1, -1)}</code>;
    if (part.startsWith("*") && part.length > 2) return <em key={key}>{inline(part.slice(1, -1), link)}</em>;
    const anchor = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part);
    if (anchor)
      return /^https?:/.test(anchor[2] ?? "") ? (
        <a key={key} href={anchor[2]} rel="noreferrer" target="_blank">
          {anchor[1]}
        </a>
      ) : (
        <Fragment key={key}>{anchor[1]}</Fragment>
      );
    if (RULE.test(part) && part.length < 9)
      return (
        <a key={key} href={link(part)}>
          {part}
        </a>
      );
    return <Fragment key={key}>{part}</Fragment>;
  });
}

export function Markdown({ text, marked, link }: { text: string; marked: string | null; link(rule: string): string }) {
  return (
    <>
      {blocks(text).map((block, i) => {
        const key = i;
        switch (block.kind) {
          case "heading": {
            const Tag = `h${Math.min(block.level, 4)}` as "h1";
            return <Tag key={key}>{inline(block.text, link)}</Tag>;
          }
          case "list": {
            const items = block.items.map((item, k) => <li key={`${k}${item.slice(0, 9)}`}>{inline(item, link)}</li>);
            return block.ordered ? <ol key={key}>{items}</ol> : <ul key={key}>{items}</ul>;
          }
          case "table":
            return (
              <div key={key} className="scroll" tabIndex={0}>
                <table>
                  <thead>
                    <tr>
                      {block.head.map((cell) => (
                        <th key={cell} scope="col">
                          {inline(cell, link)}
                        </th>
                      ))}
                    </tr>
                  </thead>
                  <tbody>
                    {block.rows.map((row) => (
                      <tr key={row.join("|")}>
                        {row.map((cell, k) => (
                          <td key={`${k}${cell}`}>{inline(cell, link)}</td>
                        ))}
                      </tr>
                    ))}
                  </tbody>
                </table>
              </div>
            );
          case "code":
            return (
              <pre key={key} tabIndex={0}>
                {block.text}
              </pre>
            );
          default: {
            const rule = /^\*\*(R\d+\.\d+)\*\*/.exec(block.text)?.[1];
            return rule ? (
              <p key={key} id={rule} tabIndex={-1} className={`rule-text${rule === marked ? " marked" : ""}`}>
                <a href={link(rule)} className="rule-number">
                  {rule}
                </a>
                {inline(block.text.slice(rule.length + 4), link)}
              </p>
            ) : (
              <p key={key}>{inline(block.text, link)}</p>
            );
          }
        }
      })}
    </>
  );
}
