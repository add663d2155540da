/** How is an id said in a language? The twin of src/shinar/words.py; both speak the same catalogues in the same way.
 *
 *  $x       the number x, or, where the catalogue has a message `x-<number>`, its text; `x-none` for null
 *  $x-form  each attribute `.form` of that message
 *  $seat    a player's name (or that of a city without a player, `seat-<number>`), and $who: `you` where the reader is
 *           meant, else `other`; $other and $whom are the same of a second player
 */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "fr", "zh-TW"] as const;
export type Language = (typeof LANGUAGES)[number];

export type Param = number | string | null | undefined;

/** The language of ours nearest to a wish such as "fr-CA". English where nothing fits. */
export function languageOf(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const tongue = wish.toLowerCase().replace("_", "-").split("-")[0];
    const found = LANGUAGES.find((language) => language.split("-")[0] === tongue);
    if (found) return found;
  }
  return "en";
}

/** What a struct says in numbers: its fields that are one number, or may be and are not there. */
export function numbersOf(struct: object): Record<string, number | null> {
  const entries = Object.entries(struct).filter(([, v]) => v === null || Number.isInteger(v));
  return Object.fromEntries(entries) as Record<string, number | null>;
}

type Sheet = { ranks: number[] };

export class Words {
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: Language,
    private readonly catalogues: readonly string[],
    readonly names: readonly string[] = [],
    readonly viewer: number | null = null,
    bundle?: FluentBundle,
  ) {
    this.bundle = bundle ?? bundleOf(language, catalogues);
  }

  withNames(names: readonly string[], viewer: number | null): Words {
    return new Words(this.language, this.catalogues, names, viewer, this.bundle);
  }

  has(key: string): boolean {
    return this.bundle.getMessage(key)?.value != null;
  }

  say(key: string, params: Record<string, Param> = {}): string {
    return this.format(key, this.given(params));
  }

  /** The message, or nothing: for words that a catalogue need not have. */
  perhaps(key: string, params: Record<string, Param> = {}): string | null {
    return this.has(key) ? this.say(key, params) : null;
  }

  seat(seat: number): string {
    return seat === this.viewer ? this.say("you") : this.nameOf(seat);
  }

  nameOf(seat: number): string {
    return this.names[seat] || this.perhaps(`seat-${seat}`) || this.say("seat-name", { number: seat + 1 });
  }

  listNames(seats: readonly number[]): string {
    const order = [...seats].sort((a, b) => Number(a !== this.viewer) - Number(b !== this.viewer) || a - b);
    const names = order.map((seat) => this.seat(seat));
    let text = names.shift() ?? "";
    while (names.length > 1) text = this.say("list-comma", { first: text, next: names.shift() });
    return names.length ? this.say("list-and", { first: text, next: names[0] }) : text;
  }

  move(move: { kind: string }): string {
    const { action: _, ...fields } = numbersOf(move);
    return this.say(`move-${move.kind}`, fields);
  }

  event(event: { kind: string; numbers: Record<string, number> }): string {
    return this.say(`news-${event.kind}`, event.numbers);
  }

  phase(view: { phase: string; acting: number[] }): string {
    const acting = view.acting.length ? { seat: this.listNames(view.acting), who: this.who(...view.acting) } : {};
    return this.say(`phase-${view.phase}`, { ...numbersOf(view), ...acting });
  }

  outcome(sheet: Sheet): string {
    const first = sheet.ranks.flatMap((rank, seat) => (rank === 0 ? [seat] : []));
    if (first.length === 1) return this.say("outcome-won", { seat: first[0] });
    if (first.length === sheet.ranks.length) return this.say("outcome-draw");
    return this.say("outcome-shared", { names: this.listNames(first) });
  }

  private who(...seats: number[]): string {
    return this.viewer !== null && seats.includes(this.viewer) ? "you" : "other";
  }

  private given(params: Record<string, Param>): Record<string, FluentVariable> {
    const given: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(params)) {
      if (typeof value === "string") given[name] = value;
      else if ((name === "seat" || name === "other") && typeof value === "number") {
        given[name] = this.seat(value);
        given[name === "seat" ? "who" : "whom"] = this.who(value);
      } else Object.assign(given, this.word(name, value ?? null));
    }
    return given;
  }

  private word(name: string, value: number | null): Record<string, FluentVariable> {
    const key = `${name}-${value === null ? "none" : value}`;
    const message = this.bundle.getMessage(key);
    if (message?.value == null) return value === null ? {} : { [name]: value };
    const forms = Object.entries(message.attributes).map(([form, text]) => [
      `${name}-${form}`,
      this.bundle.formatPattern(text, {}, []),
    ]);
    return { [name]: this.format(key, {}), ...Object.fromEntries(forms) };
  }

  private format(key: string, given: Record<string, FluentVariable>): string {
    const message = this.bundle.getMessage(key);
    // Half a sentence is worse than its id: a missing word must be seen, and must not take the page down.
    if (message?.value == null) return missing(this.language, key);
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(message.value, given, errors);
    return errors.length ? missing(this.language, key, errors[0]) : text;
  }
}

const told = new Set<string>();

function missing(language: Language, key: string, error?: Error): string {
  if (!told.has(language + key)) console.warn(`${language}: cannot say ${key}`, error ?? "");
  told.add(language + key);
  return `‹${key}›`;
}

function bundleOf(language: Language, catalogues: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const catalogue of catalogues) bundle.addResource(new FluentResource(catalogue), { allowOverrides: true });
  return bundle;
}
