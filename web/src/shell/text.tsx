/** The catalogues in the reader's language: the page's own, those common to all games, and one game's. */

import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { type Language, Words } from "../words";
import { api } from "./api";
import { settings } from "./store";

const own: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("../text/en.ftl?raw"),
  fr: () => import("../text/fr.ftl?raw"),
  "zh-TW": () => import("../text/zh-TW.ftl?raw"),
};

const made = new Map<string, Words>();

async function load(language: Language, game: string | null): Promise<Words> {
  const key = `${language} ${game ?? ""}`;
  const found = made.get(key);
  if (found) return found;
  if (language === "zh-TW") import("../kit/chinese").catch(() => undefined);
  // Without the server the page must still be able to say that there is no server.
  const server = Promise.all([api.commonText(language), game ? api.gameText(game, language) : ""]).catch(() => null);
  const [page, texts] = [(await own[language]()).default, await server];
  const words = new Words(language, [...(texts ?? []), page]);
  if (texts) made.set(key, words);
  return words;
}

/** Words for the page, or for one game; null while they are fetched. An older language stays until the new one is there. */
export function useWordsOf(game: string | null): Words | null {
  const { language } = settings.use();
  const [words, set] = useState<{ game: string | null; words: Words } | null>(null);
  useEffect(() => {
    let wanted = true;
    load(language, game).then((loaded) => wanted && set({ game, words: loaded }));
    return () => {
      wanted = false;
    };
  }, [language, game]);
  return words && words.game === game ? words.words : null;
}

const Context = createContext<Words | null>(null);

export function WordsProvider({ words, children }: { words: Words; children: ReactNode }) {
  return <Context.Provider value={words}>{children}</Context.Provider>;
}

export function useWords(): Words {
  const words = useContext(Context);
  if (!words) throw new Error("no words here");
  return words;
}

/** A button that follows the program's look and says a message. */
export function useSay() {
  const words = useWords();
  return (key: string, params?: Parameters<Words["say"]>[1]) => words.say(key, params);
}

/** What a game is called; one without a name yet is called by its id. */
export const gameName = (words: Words | null, game: string) =>
  words?.perhaps("game-name") ?? game.charAt(0).toUpperCase() + game.slice(1);
