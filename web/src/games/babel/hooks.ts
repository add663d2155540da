/** What the table of Babel remembers between two views, and how much room it has. */

import { useCallback, useLayoutEffect, useState } from "react";
import type { BabelView } from "../../wire.gen";
import { changed, follow, layout } from "./layout";

/** The same table, drawn again when the view changes: which piece is which, and which ones changed. */
export function usePieces(view: BabelView) {
  const [state, set] = useState(() => ({ view, pieces: follow([], layout(view)), fresh: new Set<string>() }));
  let now = state;
  if (state.view !== view) {
    const pieces = follow(state.pieces, layout(view));
    const known = new Set(pieces.map((piece) => piece.id));
    const marks = [...state.fresh, ...changed(state.pieces, pieces)].filter((id) => known.has(id));
    now = { view, pieces, fresh: new Set(marks) };
    set(now);
  }
  const settle = useCallback(() => set((s) => ({ ...s, fresh: new Set() })), []);
  return { pieces: now.pieces, fresh: now.fresh, settle };
}

const THIN = 14; // a strip any lower cannot be read

/** How much room there is for a column and for a stack. What is longer stands in two or three lanes. */
export function useRoom(root: { current: HTMLElement | null }) {
  const [room, set] = useState({ column: 200, stack: 200 });
  useLayoutEffect(() => {
    const measure = () => {
      const height = (what: string) =>
        Math.max(...[...(root.current?.querySelectorAll(what) ?? [])].map((one) => one.clientHeight), 60);
      const now = { column: height(".column"), stack: height(".levels-room") };
      set((was) => (was.column === now.column && was.stack === now.stack ? was : now));
    };
    measure();
    const observer = new ResizeObserver(measure);
    if (root.current) observer.observe(root.current);
    return () => observer.disconnect();
  }, [root]);
  return room;
}

/** Cards per lane, and lanes, so that every strip can be read. */
export function lanes(count: number, room: number): { per: number; lanes: number } {
  const most = Math.min(3, Math.ceil((count + 1) / Math.max(2, Math.floor(room / THIN))));
  return { per: Math.ceil((count + (most > 1 ? 1 : 0)) / most), lanes: most };
}
