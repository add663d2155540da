/** A table without a board: any game of the catalogue can be played here from the day its rules exist. */

import type { ReactNode } from "react";
import type { TableMessage, View } from "../wire.gen";
import type { Words } from "../words";
import { MovesPanel, type MovesProps } from "./panels";

interface Props extends MovesProps {
  view: View;
  table: TableMessage;
  names: string[];
  tools: ReactNode;
}

const COMMON = new Set(["viewer", "acting", "over", "phase"]);
const LONG = 20; // letters: what is longer asks for a wider column

export function PlainTable(props: Props) {
  const { view, table, words, names, tools } = props;
  return (
    <div className="plain-table">
      <section className="paper">
        <div className="plain-prompt">
          <h2>{props.prompt}</h2>
          {tools}
        </div>
        {table.sealed.length && table.stage === "running" ? (
          <p className="sealed">
            {words.say("you-chose")} {table.sealed.map((move) => words.move(move)).join(" · ")}
          </p>
        ) : null}
        <MovesPanel {...props} prompt={null} />
      </section>
      <section className="paper facts">
        <h2>{words.say("what-you-see")}</h2>
        <Facts of={view} words={words} names={names} skip={COMMON} />
      </section>
    </div>
  );
}

const label = (words: Words, field: string) => words.perhaps(`label-${field}`) ?? field.replaceAll("_", " ");

/** The fields that people are shown. A game that labels some of a structure keeps the others for its board. */
function fieldsOf(of: object, words: Words, skip?: Set<string>): string[] {
  const fields = Object.keys(of).filter((field) => !skip?.has(field));
  const labelled = fields.filter((field) => words.perhaps(`label-${field}`));
  return labelled.length ? labelled : fields;
}

type Struct = Record<string, unknown>;

const isStruct = (value: unknown): value is Struct =>
  value !== null && typeof value === "object" && !Array.isArray(value);

/** A structure that names a message of the catalogue is read as that message. */
const isPhrase = (value: unknown, words: Words): value is Struct & { key: string } =>
  isStruct(value) && typeof value.key === "string" && words.has(value.key);

const isRows = (value: unknown, words: Words): value is Struct[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => isStruct(one) && !isPhrase(one, words));

const isMatrix = (value: unknown): value is unknown[][] =>
  Array.isArray(value) &&
  value.length > 1 &&
  value.every((row) => Array.isArray(row) && row.length > 3 && row.length === value[0].length);

/** Does it hold more than fits into the row of a table? */
const isDeep = (row: Struct) => Object.values(row).some(isMatrix);

/** Nothing that needs to be said: no number, an empty list, a list of nothing. */
const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === 0 ||
  value === false ||
  (Array.isArray(value) && value.every((one) => Array.isArray(one) && isEmpty(one)));

interface Spoken {
  words: Words;
  names: string[];
}

/** A structure as it is: single values as a list, rows of structures as tables. */
function Facts({ of, skip, ...spoken }: Spoken & { of: object; skip?: Set<string> }) {
  const values = of as Struct;
  return (
    <dl>
      {fieldsOf(of, spoken.words, skip).map((field) => (
        <div key={field} className={isWide(values[field], spoken.words) ? "rows" : undefined}>
          <dt>{label(spoken.words, field)}</dt>
          <dd>
            <Fact field={field} value={values[field]} {...spoken} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const isWide = (value: unknown, words: Words) =>
  isRows(value, words) || isMatrix(value) || (isStruct(value) && !isPhrase(value, words));

function Fact({ field, value, ...spoken }: Spoken & { field: string; value: unknown }) {
  const { words } = spoken;
  if (isRows(value, words))
    return value.some(isDeep) ? <Sections parts={value} {...spoken} /> : <Rows rows={value} words={words} />;
  if (isMatrix(value)) return <Matrix field={field} rows={value} words={words} />;
  if (isStruct(value) && !isPhrase(value, words)) return <Facts of={value} {...spoken} />;
  return <Value field={field} value={value} words={words} />;
}

/** Structures of structures, one below the other; by seat where there is one for each. */
function Sections({ parts, ...spoken }: Spoken & { parts: Struct[] }) {
  return parts.map((part, i) => (
    <section key={i} className="part">
      <h3>{parts.length === spoken.names.length ? spoken.words.seat(i) : i + 1}</h3>
      <Facts of={part} {...spoken} />
    </section>
  ));
}

/** A column that says nothing in any row is left out. A row that belongs to somebody says so in its field `seat`. */
function Rows({ rows, words }: { rows: Struct[]; words: Words }) {
  const fields = fieldsOf(rows[0] ?? {}, words).filter(
    (field) => field === "seat" || !rows.every((row) => isEmpty(row[field])),
  );
  return (
    <div className="scroll" tabIndex={0}>
      <table className="sheet">
        <thead>
          <tr>
            {fields.map((field) => (
              <th key={field} scope="col">
                {label(words, field)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <tr key={i}>
              {fields.map((field) =>
                field === "seat" ? (
                  <th key={field} scope="row">
                    {wordFor(field, row[field], words)}
                  </th>
                ) : (
                  <td key={field}>
                    <Value field={field} value={row[field]} words={words} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Numbers in rows and columns, as on a board; letters name the columns. */
function Matrix({ field, rows, words }: { field: string; rows: unknown[][]; words: Words }) {
  return (
    <div className="scroll" tabIndex={0}>
      <table className="matrix">
        <thead>
          <tr>
            <td />
            {(rows[0] ?? []).map((_, column) => (
              <th key={column} scope="col">
                {String.fromCharCode(97 + column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <tr key={i}>
              <th scope="row">{i + 1}</th>
              {row.map((one, column) => (
                <td key={column}>{one === 0 ? "·" : wordFor(field, one, words)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Value({ field, value, words }: { field: string; value: unknown; words: Words }): ReactNode {
  const parts = Array.isArray(value) && value.some(isStruct) ? value : [value];
  return parts.map((one, i) => {
    const text = said(field, one, words);
    return (
      <div key={i} className={text.length > LONG ? "long" : undefined}>
        {text}
      </div>
    );
  });
}

/** Any value as text. Lists in a list are choices, and are parted by strokes. */
function said(field: string, value: unknown, words: Words): string {
  if (value === null || value === undefined) return "–";
  if (typeof value === "boolean") return words.say(value ? "switch-on" : "switch-off");
  if (isStruct(value)) return structSaid(value, words);
  if (!Array.isArray(value)) return wordFor(field, value, words);
  const some = value.filter((one) => !Array.isArray(one) || one.length);
  return (
    some
      .map((one) => (Array.isArray(one) ? one.map((n) => said(field, n, words)).join(" / ") : said(field, one, words)))
      .join(", ") || "–"
  );
}

function structSaid(struct: Struct, words: Words): string {
  if (isPhrase(struct, words)) {
    const { key, ...fields } = struct;
    const filled = Object.entries(fields).map(([field, value]): [string, number | string] => {
      if (!Array.isArray(value))
        return [field, typeof value === "number" && field !== "colour" ? value : wordFor(field, value ?? "", words)];
      return [field, value.map((one) => wordFor(field, one, words)).join("/")];
    });
    return words.say(key, Object.fromEntries(filled));
  }
  const parts = fieldsOf(struct, words).filter((field) => !isEmpty(struct[field]));
  return parts.map((field) => `${label(words, field)}: ${said(field, struct[field], words)}`).join(" · ") || "–";
}

/** A number of a field `good`, or of a list `goods` or `own_goods`, is called by the catalogue's `good-<number>`. */
function wordFor(field: string, value: unknown, words: Words): string {
  const last = field.slice(field.lastIndexOf("_") + 1);
  if ((last === "seat" || field === "active") && typeof value === "number") return words.seat(value);
  for (const name of [field, last, last.replace(/s$/, "")]) {
    const word = words.perhaps(`${name}-${value}`);
    if (word !== null) return word;
  }
  return words.perhaps(String(value)) ?? String(value);
}
