/** Where does every piece lie, and which piece is which? Pure: a view goes in, places and pictures come out.
 *
 *  Cards have no identity in the rules. `follow` gives them one by comparing two pictures of the table, so that a card
 *  that leaves one place and an equal one that arrives elsewhere are drawn as the same card, gliding.
 */

import type { BabelView } from "../../wire.gen";

export interface Placed {
  zone: string; // where: "hand:0", "column:1:3", "temple:0:2", "stack:1", "held:0", "pawn:0"
  index: number; // how far from the oldest
  picture: string; // "n2" a nation, "t4" a level, "?0" a card of seat 0 nobody here can see, "pawn0"
}

export interface Piece extends Placed {
  id: string;
  from: string | null; // where a new piece comes from
}

export function layout(view: BabelView): Placed[] {
  const placed: Placed[] = [];
  const put = (zone: string, pictures: readonly string[]) => {
    pictures.forEach((picture, index) => {
      placed.push({ zone, index, picture });
    });
  };
  view.sides.forEach((side, seat) => {
    if (side.hand)
      put(
        `hand:${seat}`,
        fan(side.hand).map((n) => `n${n}`),
      );
    else
      put(
        `hand:${seat}`,
        Array.from({ length: side.hand_size ?? side.announced }, () => `?${seat}`),
      );
    side.columns.forEach((column, site) => {
      put(
        `column:${seat}:${site}`,
        column.map((n) => `n${n}`),
      );
    });
    side.temples.forEach((temple, site) => {
      put(
        `temple:${seat}:${site}`,
        temple.map((level) => `t${level}`),
      );
    });
    put(
      `stack:${seat}`,
      side.stack.map((level) => `t${level}`),
    );
    if (side.held) put(`held:${seat}`, ["t1"]);
    put(`pawn:${seat}:${side.pawn ?? "quarry"}`, [`pawn${seat}`]);
  });
  return placed;
}

/** Counts by nation as cards, sorted. */
export function fan(counts: readonly number[]): number[] {
  return counts.flatMap((count, nation) => Array.from({ length: count }, () => nation));
}

let fresh = 0;

export function follow(before: readonly Piece[], after: readonly Placed[]): Piece[] {
  const left = new Set(before);
  const result: (Piece | null)[] = after.map(() => null);
  const take = (i: number, old: Piece) => {
    left.delete(old);
    result[i] = { ...(after[i] as Placed), id: old.id, from: null };
  };
  // What stayed in its zone keeps its order there.
  const zones = grouped(before);
  const reached = new Map<string, number>();
  after.forEach((placed, i) => {
    const zone = zones.get(placed.zone) ?? [];
    const start = reached.get(placed.zone) ?? 0;
    const at = zone.findIndex((old, k) => k >= start && old.picture === placed.picture);
    if (at < 0) return;
    reached.set(placed.zone, at + 1);
    take(i, zone[at] as Piece);
  });
  // What is equal glided; what came out of a hidden hand was one of its backs.
  for (const fits of [equal, hiddenBefore]) {
    after.forEach((placed, i) => {
      if (result[i]) return;
      for (const old of left) {
        if (fits(old, placed)) {
          take(i, old);
          break;
        }
      }
    });
  }
  return after.map(
    (placed, i) => result[i] ?? { ...placed, id: `p${++fresh}`, from: before.length ? origin(placed) : null },
  );
}

const equal = (old: Placed, now: Placed) => old.picture === now.picture && !now.picture.startsWith("?");

const hiddenBefore = (old: Placed, now: Placed) =>
  old.picture.startsWith("?") && now.picture.startsWith("n") && now.zone.startsWith(`column:${old.picture.slice(1)}`);

const origin = (placed: Placed) => (placed.picture.startsWith("t") ? "quarry" : "pile");

/** Which pieces are somewhere else than before, or new. */
export function changed(before: readonly Piece[], after: readonly Piece[]): string[] {
  const was = new Map(before.map((piece) => [piece.id, piece.zone]));
  return after.filter((piece) => was.get(piece.id) !== piece.zone).map((piece) => piece.id);
}

/** Piece ids by zone, in order. */
export function byZone(pieces: readonly Piece[]): Map<string, Piece[]> {
  return grouped([...pieces].sort((a, b) => a.index - b.index));
}

function grouped(pieces: readonly Piece[]): Map<string, Piece[]> {
  const zones = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const zone = zones.get(piece.zone);
    if (zone) zone.push(piece);
    else zones.set(piece.zone, [piece]);
  }
  return zones;
}
