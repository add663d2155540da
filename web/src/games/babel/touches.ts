/** Which elements of the board does a move mention? A player picks one element, and then says where.
 *
 *  Elements: hand:n · site:s · column:s · temple:s · their-column:s · their-temple:s · their-hand · stack:0|1 (own, other)
 *  · held · lift:s (the top of an own column) · group:n (a group of that nation) · pay:g · end
 */

import type { BabelMove } from "../../wire.gen";

export interface Touch {
  pick: string[];
  at: string[];
}

const SKILL_OF = { destroy: 0, steal: 1, desert: 2, skip: 3, defect: 4 } as Record<string, number>;

export function touch(m: BabelMove): Touch {
  switch (m.kind) {
    case "move":
      return { pick: [`hand:${m.site}`], at: [`site:${m.site}`] };
    case "lay":
      return { pick: [`hand:${m.nation}`], at: [`column:${m.site}`] };
    case "build-held":
      return { pick: ["held"], at: [`temple:${m.site}`] };
    case "build":
      return { pick: [`stack:${m.stack}`], at: [`temple:${m.site}`] };
    case "migrate":
      return { pick: [`lift:${m.source}`], at: [`column:${m.target}`] };
    case "destroy":
    case "steal":
      return { pick: [`group:${SKILL_OF[m.kind]}`], at: [`their-temple:${m.site}`] };
    case "desert":
    case "defect":
      return { pick: [`group:${SKILL_OF[m.kind]}`], at: [`their-column:${m.site}`] };
    case "skip":
      return { pick: ["group:3"], at: [`temple:${m.site}`, `stack:${m.stack}`] };
    case "halve":
      return { pick: [`group:${m.nation}`], at: ["their-hand"] };
    case "pay":
      return { pick: [`pay:${m.group}`], at: [] };
    case "discard":
      return { pick: [`hand:${m.nation}`], at: ["discards"] };
    default:
      return { pick: [m.kind], at: [] };
  }
}

export function touches(m: BabelMove): string[] {
  const { pick, at } = touch(m);
  return [...pick, ...at];
}

/** The moves that remain when somebody touches elements (the innermost first), with or without one picked before. */
export function narrow(moves: readonly BabelMove[], picked: string | null, ids: readonly string[]): BabelMove[] {
  for (const id of ids) {
    if (picked !== null) {
      const both = moves.filter((m) => touch(m).pick.includes(picked) && touch(m).at.includes(id));
      if (both.length) return both;
    }
  }
  if (picked !== null) return [];
  for (const by of ["pick", "at"] as const) {
    for (const id of ids) {
      const some = moves.filter((m) => touch(m)[by].includes(id));
      if (some.length) return some;
    }
  }
  return [];
}

const L = "AHMPS";
const OWN_SKILL = ["destroy", "steal", "desert:", "skip:own", "defect"];

/** What to ask the rules when a touch means no legal move: the notations (notation.py) it could have meant. */
export function questions(picked: string | null, ids: readonly string[]): string[] {
  const asked: string[] = [];
  const [what, number] = (picked ?? "").split(":");
  const n = Number(number);
  for (const id of ids) {
    const [kind, value] = id.split(":");
    const v = Number(value);
    if (what === "hand") {
      if (kind === "site" && v === n) asked.push(`>${L[n]}`);
      if (kind === "column") asked.push(`+${L[n]}`);
    } else if (what === "lift") {
      if (kind === "column" && v !== n) asked.push(`${L[n]}/${L[v]}`);
    } else if (what === "stack") {
      if (kind === "temple") asked.push(n === 0 ? "own" : "other");
    } else if (what === "held") {
      if (kind === "temple") asked.push("held");
    } else if (what === "group") {
      asked.push(...skillNotations(n));
    } else {
      if (kind === "hand") asked.push(`+${L[v]}`, `>${L[v]}`);
      if (kind === "stack") asked.push(v === 0 ? "own" : "other");
      if (kind === "held") asked.push("held");
      if (kind === "lift") asked.push(`${L[v]}/${L[v === 0 ? 1 : 0]}`);
      if (kind === "group") asked.push(...skillNotations(v));
      if (kind === "temple") asked.push("own", "other");
      if (kind === "their-temple") asked.push("destroy", "steal");
      if (kind === "their-column") asked.push("defect", "desert:A");
      if (kind === "site") asked.push(`>${L[v]}`);
      if (kind === "end") asked.push("end");
      if (kind === "their-hand") asked.push("halve:A");
    }
  }
  return [...new Set(asked)];
}

function skillNotations(nation: number): string[] {
  const own = OWN_SKILL[nation] ?? "";
  return [own.endsWith(":") ? own + L[nation] : own, `halve:${L[nation]}`];
}

/** How alike runs of a column lie, oldest first. */
export interface Run {
  nation: number;
  from: number;
  length: number;
}

export function runs(column: readonly number[]): Run[] {
  const found: Run[] = [];
  column.forEach((nation, i) => {
    const last = found.at(-1);
    if (last && last.nation === nation) last.length += 1;
    else found.push({ nation, from: i, length: 1 });
  });
  return found;
}

/** Where to draw a skill: on the longest run of its nation. */
export function longestRun(column: readonly number[], nation: number): Run | null {
  const own = runs(column).filter((run) => run.nation === nation);
  return own.sort((a, b) => b.length - a.length)[0] ?? null;
}

/** The `count` runs among which a player chooses who pays, the nearest to the top first. */
export function payingRuns(column: readonly number[], nation: number, count: number): Run[] {
  const own = runs(column).filter((run) => run.nation === nation);
  const chosen = own.sort((a, b) => b.length - a.length).slice(0, count);
  return chosen.sort((a, b) => b.from - a.from);
}
