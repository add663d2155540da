/** What this browser remembers: settings, and the keys of the seats it holds. A store is a value and its listeners. */

import { useSyncExternalStore } from "react";
import type { Entered } from "../wire.gen";
import { LANGUAGES, type Language, languageOf } from "../words";

export interface Store<T> {
  now(): T;
  set(change: Partial<T>): void;
  use(): T;
}

export function newStore<T extends object>(first: T, keep?: (value: T) => void): Store<T> {
  let value = first;
  const listeners = new Set<() => void>();
  const now = () => value;
  return {
    now,
    set(change) {
      value = { ...value, ...change };
      keep?.(value);
      for (const listener of listeners) listener();
    },
    use: () =>
      useSyncExternalStore(
        (listener) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
        now,
        now,
      ),
  };
}

function stored<T extends object>(name: string, first: T): Store<T> {
  let saved: Partial<T> = {};
  try {
    saved = JSON.parse(localStorage.getItem(name) ?? "{}") as Partial<T>;
  } catch {
    // A browser that keeps nothing still plays.
  }
  return newStore<T>({ ...first, ...saved }, (value) => {
    try {
      localStorage.setItem(name, JSON.stringify(value));
    } catch {
      // as above
    }
  });
}

export interface Settings {
  language: Language;
  theme: "auto" | "light" | "dark";
  palette: "usual" | "apart";
  sound: boolean;
  lessMotion: boolean;
  memory: boolean;
  hints: boolean;
  name: string;
}

export const settings = stored<Settings>("shinar.settings", {
  language: languageOf(navigator.languages),
  theme: "auto",
  palette: "usual",
  sound: false,
  lessMotion: false,
  memory: false,
  hints: true,
  name: "",
});
if (!LANGUAGES.includes(settings.now().language)) settings.set({ language: "en" });

export interface Seat {
  game: string;
  key: string | null; // null: only watching a listed match
  seats: number[];
  watch: string | null;
  invitations: { seat: number; key: string }[];
  at: number;
}

export const seats = stored<{ of: Record<string, Seat> }>("shinar.seats", { of: {} });

export function keepSeat(match: string, seat: Seat) {
  const all = Object.entries({ ...seats.now().of, [match]: seat }).sort(([, a], [, b]) => b.at - a.at);
  seats.set({ of: Object.fromEntries(all.slice(0, 60)) });
}

/** What the server said when this browser took seats at a match. */
export function keepEntered(entered: Entered) {
  keepSeat(entered.match.id, {
    game: entered.match.game,
    key: entered.key,
    seats: entered.seats,
    watch: entered.watch_key,
    invitations: entered.invitations,
    at: Date.now(),
  });
}

export function forgetSeat(match: string) {
  const { [match]: _, ...rest } = seats.now().of;
  seats.set({ of: rest });
}

/** Theme, palette, motion and language are attributes of the page; the styles do the rest. */
export function applySettings() {
  const { theme, palette, lessMotion, language } = settings.now();
  const dark = theme === "dark" || (theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  const page = document.documentElement;
  page.dataset.theme = dark ? "dark" : "light";
  page.dataset.palette = palette;
  page.dataset.motion = lessMotion ? "less" : "usual";
  page.lang = language;
}
