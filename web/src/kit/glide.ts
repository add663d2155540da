/** Elements with the same `data-piece` glide from where they were to where they are. */

import { type RefObject, useLayoutEffect, useRef } from "react";

export function prefersLess(): boolean {
  return document.documentElement.dataset.motion === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

const DURATION = 230;

/** `moment` changes when pieces may have moved; `origin` names the element a new piece comes out of (`data-origin`). */
export function useGlide(root: RefObject<HTMLElement | null>, moment: unknown, origin: (id: string) => string | null) {
  const seen = useRef(new Map<string, DOMRect>());
  const last = useRef<unknown>(undefined);
  useLayoutEffect(() => {
    const host = root.current;
    if (!host) return;
    const base = host.getBoundingClientRect();
    const rects = new Map<string, DOMRect>();
    const moved = last.current !== moment && last.current !== undefined && !prefersLess();
    last.current = moment;
    for (const element of host.querySelectorAll<HTMLElement>("[data-piece]")) {
      const id = element.dataset.piece as string;
      const rect = element.getBoundingClientRect();
      if (!rect.width) continue;
      const here = new DOMRect(rect.x - base.x, rect.y - base.y, rect.width, rect.height);
      rects.set(id, here);
      if (!moved) continue;
      const from = origin(id);
      const there = seen.current.get(id) ?? (from ? place(host, from, base) : undefined);
      if (!there) continue;
      const dx = there.x - here.x;
      const dy = there.y - here.y;
      if (Math.abs(dx) < 2 && Math.abs(dy) < 2) continue;
      const scale = Math.min(1.4, Math.max(0.5, there.width / here.width));
      element.animate(
        [
          { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, zIndex: 20, opacity: from ? 0.4 : 1 },
          { transform: "none", zIndex: 20, opacity: 1 },
        ],
        { duration: DURATION, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)", fill: "backwards" },
      );
    }
    // A piece that is not drawn just now (another site on a phone) is remembered where it was last.
    for (const [id, rect] of seen.current) if (!rects.has(id) && rects.size) rects.set(id, rect);
    seen.current = rects;
  });
}

function place(host: HTMLElement, name: string, base: DOMRect): DOMRect | undefined {
  const rect = host.querySelector(`[data-origin="${name}"]`)?.getBoundingClientRect();
  return rect?.width ? new DOMRect(rect.x - base.x, rect.y - base.y, rect.width, rect.height) : undefined;
}
