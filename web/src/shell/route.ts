/** Where in the program are we? The fragment says it: browsers keep it to themselves, so links may carry keys. */

import { useSyncExternalStore } from "react";

export type Route =
  | { page: "lobby" }
  | { page: "new"; game: string | null }
  | { page: "table"; match: string }
  | { page: "join"; match: string; invitation: string | null }
  | { page: "key"; match: string; key: string }
  | { page: "rules"; game: string; rule: string | null };

export function readRoute(fragment: string): Route {
  const [page, a, b] = fragment.replace(/^#\/?/, "").split("/").map(decodeURIComponent);
  if (page === "new") return { page, game: a || null };
  if (page === "table" && a) return { page, match: a };
  if (page === "join" && a) return { page, match: a, invitation: b || null };
  if (page === "key" && a && b) return { page, match: a, key: b };
  if (page === "rules" && a) return { page, game: a, rule: b || null };
  return { page: "lobby" };
}

export function go(fragment: string) {
  location.hash = fragment;
}

export function replace(fragment: string) {
  history.replaceState(null, "", fragment);
  dispatchEvent(new HashChangeEvent("hashchange"));
}

export function useFragment(): string {
  return useSyncExternalStore(
    (listener) => {
      addEventListener("hashchange", listener);
      return () => removeEventListener("hashchange", listener);
    },
    () => location.hash,
  );
}

export const linkTo = (fragment: string) => `${location.origin}${location.pathname}${fragment}`;
