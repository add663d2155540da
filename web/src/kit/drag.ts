/** Dragging by finger or mouse: from an element with `data-drag` to one with `data-el`. A copy follows the pointer. */

import { type PointerEvent, type RefObject, useRef } from "react";

interface Drag {
  id: string;
  element: HTMLElement;
  x: number;
  y: number;
  ghost: HTMLElement | null;
}

export function useDrag(props: {
  root: RefObject<HTMLElement | null>;
  may(id: string): boolean;
  begin(id: string): void;
  drop(id: string, under: Element | null): void;
}) {
  const { root } = props;
  const drag = useRef<Drag | null>(null);
  const dragged = useRef(false); // the click that ends a drag means nothing

  const onPointerDown = (event: PointerEvent) => {
    dragged.current = false;
    const element = (event.target as Element).closest<HTMLElement>("[data-drag]");
    const id = element?.dataset.drag;
    if (!element || !id || event.button !== 0 || !props.may(id)) return;
    drag.current = { id, element, x: event.clientX, y: event.clientY, ghost: null };
  };

  const onPointerMove = (event: PointerEvent) => {
    const d = drag.current;
    if (!d) return;
    if (!d.ghost) {
      if (Math.hypot(event.clientX - d.x, event.clientY - d.y) < 8) return;
      root.current?.setPointerCapture(event.pointerId);
      props.begin(d.id);
      d.ghost = copyOf(d);
      root.current?.append(d.ghost);
    }
    d.ghost.style.transform = `translate(${event.clientX}px, ${event.clientY}px) rotate(2deg)`;
  };

  const onPointerUp = (event: PointerEvent) => {
    const d = drag.current;
    drag.current = null;
    if (!d?.ghost) return;
    d.ghost.remove();
    dragged.current = true;
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-el]") ?? null;
    props.drop(d.id, under && root.current?.contains(under) && under !== d.element ? under : null);
  };

  const onPointerCancel = () => {
    drag.current?.ghost?.remove();
    drag.current = null;
  };

  return { dragged, fingers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel } };
}

function copyOf({ element, x, y }: Drag): HTMLElement {
  const rect = element.getBoundingClientRect();
  const ghost = element.cloneNode(true) as HTMLElement;
  ghost.classList.add("ghost");
  for (const name of ["data-piece", "data-el", "data-drag", "data-fresh"]) ghost.removeAttribute(name);
  Object.assign(ghost.style, {
    width: `${rect.width}px`,
    height: `${rect.height}px`,
    left: `${rect.x - x}px`,
    top: `${rect.y - y}px`,
  });
  return ghost;
}

/** All that an element and those around it stand for, the innermost first. */
export function idsAround(element: Element): string[] {
  const ids: string[] = [];
  for (let at: Element | null = element; at; at = at.parentElement?.closest("[data-el]") ?? null) {
    ids.push(...((at as HTMLElement).dataset.el ?? "").split(" ").filter(Boolean));
  }
  return ids;
}
