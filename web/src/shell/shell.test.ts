import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { blocks } from "./markdown";
import { readRoute } from "./route";

describe("routes", () => {
  it("are in the fragment, keys included", () => {
    expect(readRoute("")).toEqual({ page: "lobby" });
    expect(readRoute("#/table/abc")).toEqual({ page: "table", match: "abc" });
    expect(readRoute("#/join/abc/secret")).toEqual({ page: "join", match: "abc", invitation: "secret" });
    expect(readRoute("#/rules/babel/R8.10")).toEqual({ page: "rules", game: "babel", rule: "R8.10" });
    expect(readRoute("#/nonsense")).toEqual({ page: "lobby" });
  });
});

describe("rules as Markdown", () => {
  const read = (name: string) => readFileSync(new URL(`../../../src/shinar/games/${name}`, import.meta.url), "utf8");
  const pages = ["babel", "wonders"].flatMap((game) =>
    ["RULES.md", "RULES.fr.md", "RULES.zh-TW.md"].map((page) => `${game}/${page}`),
  );
  it.each(pages)("%s: every numbered rule becomes a paragraph of its own", (name) => {
    const text = read(name);
    const numbers = [...text.matchAll(/^\*\*(R\d+\.\d+)\*\*/gm)].map((m) => m[1]);
    const found = blocks(text).flatMap((b) =>
      b.kind === "text" ? (/^\*\*(R\d+\.\d+)\*\*/.exec(b.text)?.[1] ?? []) : [],
    );
    expect(found).toEqual(numbers);
    expect(blocks(text).some((b) => b.kind === "table" && b.rows.length > 6)).toBe(true);
  });
});
