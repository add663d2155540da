import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LANGUAGES, languageOf, Words } from "./words";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const catalogues = (language: string) => [
  read(`../../src/shinar/text/${language}.ftl`),
  read(`../../src/shinar/games/babel/text/${language}.ftl`),
  read(`./text/${language}.ftl`),
];
const en = new Words("en", catalogues("en"), ["Ann", "Bob"], 0);
const lay = {
  action: 8,
  text: "+M",
  kind: "lay",
  site: 0 as number | null,
  nation: 2,
  stack: null,
  level: null,
  source: null,
  target: null,
  count: null,
  group: null,
  groups: null,
  left: null,
};

describe("words", () => {
  it("says numbers as the catalogue calls them, with their forms", () => {
    expect(en.move(lay)).toBe("Lay a Mede at the Assyrians");
    expect(en.move({ ...lay, ...{ site: null } })).toBe("Lay a Mede at your pawn’s site");
  });
  it("speaks to the reader as you, and of others by name", () => {
    expect(en.event({ kind: "turn", numbers: { seat: 0 } })).toBe("It is your turn.");
    expect(en.event({ kind: "turn", numbers: { seat: 1 } })).toBe("It is Bob’s turn.");
    expect(en.listNames([1, 0])).toBe("You and Bob");
  });
  it("says what a phase asks of whom", () => {
    expect(en.phase({ phase: "act", acting: [0] })).toBe("Act as often as you like, then end your turn.");
  });
  it("shows a missing word by its key, and does not fall over", () => {
    expect(en.say("no-such-thing")).toBe("‹no-such-thing›");
  });
  it("finds the nearest language", () => {
    expect(languageOf(["fr-CA", "en"])).toBe("fr");
    expect(languageOf(["zh-Hant"])).toBe("zh-TW");
    expect(languageOf(["de"])).toBe("en");
  });
});

describe("the page’s catalogues", () => {
  const keys = (text: string) => [...text.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((m) => m[1]);
  const params = (text: string) => {
    const found: Record<string, string[]> = {};
    for (const entry of text.split(/^(?=[a-zA-Z][\w-]* =)/m).slice(1)) {
      found[/^[\w-]+/.exec(entry)![0]] = [
        ...new Set([...entry.matchAll(/\$(\w+)/g)].map((m) => m[1] as string)),
      ].sort();
    }
    return found;
  };
  it.each(LANGUAGES)("%s has the keys and parameters of English", (language) => {
    const [own, english] = [read(`./text/${language}.ftl`), read("./text/en.ftl")];
    expect(keys(own)).toEqual(keys(english));
    expect(params(own)).toEqual(params(english));
    expect(new Set(keys(own)).size).toBe(keys(own).length);
  });
  it.each(LANGUAGES)("%s is Fluent from beginning to end", (language) => {
    const words = new Words(language, [read(`./text/${language}.ftl`)]);
    for (const key of keys(read(`./text/${language}.ftl`))) expect(words.has(key as string), key).toBe(true);
    expect(words.say("for-players", { least: 2, most: 2 })).not.toContain("‹");
  });
  it("does not repeat a key of the games", () => {
    const taken = new Set([...keys(catalogues("en")[0] as string), ...keys(catalogues("en")[1] as string)]);
    expect(keys(read("./text/en.ftl")).filter((key) => taken.has(key))).toEqual([]);
  });
});
