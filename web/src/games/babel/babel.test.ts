import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { BabelMove, BabelView } from "../../wire.gen";
import { changed, follow, layout, type Piece } from "./layout";
import { longestRun, narrow, payingRuns, questions, runs, touch } from "./touches";

const fixture = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../../dev/fixtures/${name}.json`, import.meta.url), "utf8")) as {
    view: BabelView;
    moves: BabelMove[];
  };
const NAMES = ["start", "early", "middle", "skills", "halving", "paying", "late", "waiting", "over"];
const copy = (view: BabelView) => structuredClone(view);

describe("layout", () => {
  it.each(NAMES)("%s: every piece has one place and keeps its id while nothing moves", (name) => {
    const { view } = fixture(name);
    const first = follow([], layout(view));
    expect(new Set(first.map((p) => p.id)).size).toBe(first.length);
    expect(new Set(first.map((p) => `${p.zone}#${p.index}`)).size).toBe(first.length);
    const again = follow(first, layout(copy(view)));
    expect(again.map((p) => p.id)).toEqual(first.map((p) => p.id));
    expect(changed(first, again)).toEqual([]);
  });

  const at = (pieces: Piece[], zone: string) => pieces.filter((p) => p.zone === zone);

  it("a laid card glides from the hand to the column", () => {
    const { view } = fixture("early");
    const before = follow([], layout(view));
    const after = copy(view);
    const nation = after.sides[0]!.hand!.findIndex((count) => count > 0);
    after.sides[0]!.hand![nation]! -= 1;
    after.sides[0]!.columns[1]!.push(nation);
    const now = follow(before, layout(after));
    const card = at(now, "column:0:1").at(-1)!;
    expect(at(before, "hand:0").map((p) => p.id)).toContain(card.id);
    expect(changed(before, now)).toEqual([card.id]);
  });

  it("a card of a hidden hand was one of its backs", () => {
    const { view } = fixture("waiting");
    const before = follow([], layout(view));
    const after = copy(view);
    after.sides[1]!.hand_size! -= 1;
    after.sides[1]!.columns[0]!.push(3);
    const now = follow(before, layout(after));
    expect(at(before, "hand:1").map((p) => p.id)).toContain(at(now, "column:1:0").at(-1)!.id);
  });

  it("a drawn card comes out of its pile", () => {
    const { view } = fixture("early");
    const before = follow([], layout(view));
    const after = copy(view);
    after.sides[0]!.stack.push(4);
    const drawn = at(follow(before, layout(after)), "stack:0").at(-1)!;
    expect([drawn.from, before.map((p) => p.id).includes(drawn.id)]).toEqual(["quarry", false]);
  });

  it("the pawn is always the same pawn", () => {
    const { view } = fixture("early");
    const after = copy(view);
    after.sides[0]!.pawn = ((view.sides[0]!.pawn ?? 0) + 1) % 5;
    const before = follow([], layout(view));
    const now = follow(before, layout(after));
    const pawn = (pieces: Piece[]) => pieces.find((p) => p.picture === "pawn0")!.id;
    expect(pawn(now)).toBe(pawn(before));
    expect(changed(before, now)).toEqual([pawn(now)]);
  });
});

describe("touches", () => {
  it.each(NAMES)(
    "%s: every legal move can be reached, and only one remains after pick and place or in the popover",
    (name) => {
      for (const move of fixture(name).moves) {
        const { pick, at } = touch(move);
        expect(pick.length).toBe(1);
        expect(narrow(fixture(name).moves, null, pick).map((m) => m.text)).toContain(move.text);
        if (at.length) expect(narrow(fixture(name).moves, pick[0]!, at).map((m) => m.text)).toContain(move.text);
      }
    },
  );

  const moves = [
    { action: 1, text: ">M", kind: "move", site: 2, nation: null },
    { action: 2, text: "+M", kind: "lay", site: 0, nation: 2 },
  ] as BabelMove[];

  it("one element leaves two moves, a second decides", () => {
    expect(narrow(moves, null, ["hand:2"])).toHaveLength(2);
    expect(narrow(moves, "hand:2", ["temple:0", "column:0", "site:0"]).map((m) => m.text)).toEqual(["+M"]);
    expect(narrow(moves, "hand:2", ["column:2", "site:2"]).map((m) => m.text)).toEqual([">M"]);
    expect(narrow(moves, "hand:2", ["column:4", "site:4"])).toEqual([]);
  });

  it("a refused touch knows what to ask", () => {
    expect(questions("hand:2", ["column:4", "site:4"])).toEqual(["+M"]);
    expect(questions("stack:0", ["temple:1"])).toEqual(["own"]);
    expect(questions("lift:0", ["column:3"])).toEqual(["A/P"]);
    expect(questions(null, ["end"])).toEqual(["end"]);
  });

  it("finds the runs on which skills are drawn", () => {
    expect(runs([1, 1, 2]).map((r) => r.length)).toEqual([2, 1]);
    expect(longestRun([1, 2, 1, 1, 1], 1)).toEqual({ nation: 1, from: 2, length: 3 });
    expect(payingRuns([1, 1, 1, 2, 1, 1, 1, 1, 0, 1], 1, 2).map((r) => r.from)).toEqual([4, 0]);
  });
});
