/** A small paper beside the place it speaks of: choices, or a refusal. Escape or a touch elsewhere closes it. */

import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";

export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function spotOf(element: Element): Spot {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

export function Bubble(props: {
  spot: Spot;
  refusal?: boolean;
  label: string;
  close: () => void;
  focus?: boolean;
  children: ReactNode;
}) {
  const { spot, close, focus } = props;
  const self = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const box = self.current;
    if (!box) return;
    const { width, height } = box.getBoundingClientRect();
    const gap = 8;
    const clamp = (n: number, max: number) => Math.max(gap, Math.min(n, max));
    const above = spot.y - height - gap;
    const below = spot.y + spot.height + gap;
    const x = clamp(spot.x + spot.width / 2 - width / 2, innerWidth - width - gap);
    const y = above > gap ? above : clamp(below, innerHeight - height - gap);
    box.style.left = `${x}px`;
    box.style.top = `${y}px`;
    if (focus) box.querySelector("button")?.focus({ preventScroll: true });
  }, [spot, focus]);

  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.key === "Escape") {
        event.stopPropagation();
        close();
      }
    };
    const press = (event: PointerEvent) => {
      const target = event.target as Element;
      if (!self.current?.contains(target) && !target.closest("[data-el]")) close();
    };
    addEventListener("keydown", key, true);
    addEventListener("pointerdown", press);
    return () => {
      removeEventListener("keydown", key, true);
      removeEventListener("pointerdown", press);
    };
  }, [close]);

  return (
    <div
      ref={self}
      className={props.refusal ? "bubble refusal" : "bubble"}
      role={props.refusal ? "status" : "group"}
      aria-label={props.label}
    >
      {props.children}
    </div>
  );
}
