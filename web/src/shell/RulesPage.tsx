/** The rules of a game, out of its RULES.md, with a place to point at for every numbered rule. */

import { useEffect, useState } from "react";
import { api, type Refused } from "./api";
import { GameName } from "./Lobby";
import { Markdown } from "./markdown";
import { settings } from "./store";
import { useSay } from "./text";

export function RulesPage({ game, rule }: { game: string; rule: string | null }) {
  const say = useSay();
  const { language } = settings.use();
  const [text, setText] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    api.rules(game, language).then(
      (found) => wanted && setText(found),
      (error: Refused) => wanted && setTrouble(error.key),
    );
    return () => {
      wanted = false;
    };
  }, [game, language]);
  useEffect(() => {
    if (!text || !rule) return;
    const place = document.getElementById(rule);
    place?.scrollIntoView({ block: "center" });
    place?.focus({ preventScroll: true });
  }, [text, rule]);
  if (trouble)
    return (
      <p className="notice" role="alert">
        {say(`error-${trouble}`)}
      </p>
    );
  return (
    <article className="paper rules-page" data-rule={rule ?? undefined}>
      <p className="about">
        <GameName game={game} /> · {say("rules")}
      </p>
      {text ? (
        <Markdown text={text} marked={rule} link={(id) => `#/rules/${game}/${id}`} />
      ) : (
        <div className="loading" />
      )}
    </article>
  );
}
