/** Where to begin: games to open a table for, tables to sit down at, tables left standing. */

import { useEffect, useRef, useState } from "react";
import { uiOf } from "../games";
import { Again, Eye, Save } from "../kit/Symbols";
import type { Catalogue, Lobby as LobbyOf, Summary } from "../wire.gen";
import { api, Refused } from "./api";
import { go } from "./route";
import { forgetSeat, keepSeat, seats } from "./store";
import { gameName, useSay, useWords, useWordsOf } from "./text";

export function GameName({ game }: { game: string }) {
  const words = useWordsOf(game);
  return <>{gameName(words, game)}</>;
}

function GameAbout({ game }: { game: string }) {
  const words = useWordsOf(game);
  return <>{words?.perhaps("game-about") ?? ""}</>;
}

export function Lobby() {
  const say = useSay();
  const [games, setGames] = useState<Catalogue | null>(null);
  const [lobby, setLobby] = useState<LobbyOf | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const held = seats.use().of;

  useEffect(() => {
    let timer = 0;
    let gone = false;
    const load = async () => {
      try {
        const [catalogue, now] = await Promise.all([games ?? api.catalogue(), api.lobby()]);
        if (gone) return;
        setGames(catalogue);
        setLobby(now);
        setTrouble(null);
      } catch (error) {
        if (!gone) setTrouble(error instanceof Refused ? error.key : "unknown");
      }
      if (!gone) timer = window.setTimeout(load, document.hidden ? 20_000 : 5000);
    };
    load();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [games]);

  const others = (list: Summary[]) => list.filter((match) => !held[match.id]);
  return (
    <>
      <section className="welcome">
        <h1>{say("lobby-title")}</h1>
        <p>{say("lobby-about")}</p>
      </section>
      {trouble ? (
        <p className="notice" role="alert">
          {say(`error-${trouble}`)}
        </p>
      ) : null}
      <section aria-label={say("games")} className="games">
        {games?.games.map(({ name, seats: counts }) => {
          const ui = uiOf(name);
          return (
            <article key={name} className="game-card">
              <div className="game-picture">{ui ? <ui.Picture /> : <PlainPicture />}</div>
              <div className="game-words">
                <h2>
                  <GameName game={name} />
                </h2>
                <p>
                  <GameAbout game={name} />
                </p>
                <p className="about">{say("for-players", { least: Math.min(...counts), most: Math.max(...counts) })}</p>
                <div className="row">
                  <a className="button chief" href={`#/new/${name}`}>
                    {say("new-table")}
                  </a>
                  <a className="button" href={`#/rules/${name}`}>
                    {say("rules")}
                  </a>
                </div>
              </div>
            </article>
          );
        })}
        {!games && !trouble ? <div className="game-card loading" aria-hidden="true" /> : null}
      </section>
      <MyTables />
      {lobby ? (
        <section className="tables">
          <h2>{say("open-tables")}</h2>
          {others(lobby.open).length ? (
            <ul>
              {others(lobby.open).map((match) => (
                <TableRow key={match.id} match={match} action="join" />
              ))}
            </ul>
          ) : (
            <p className="about empty">{say("no-open-tables")}</p>
          )}
          {others(lobby.running).length ? (
            <>
              <h2>{say("running-tables")}</h2>
              <ul>
                {others(lobby.running)
                  .slice(0, 12)
                  .map((match) => (
                    <TableRow key={match.id} match={match} action="watch" />
                  ))}
              </ul>
            </>
          ) : null}
          {others(lobby.over).length ? (
            <>
              <h2>{say("finished-tables")}</h2>
              <ul>
                {others(lobby.over)
                  .slice(0, 8)
                  .map((match) => (
                    <TableRow key={match.id} match={match} action="replay" />
                  ))}
              </ul>
            </>
          ) : null}
          <Upload />
        </section>
      ) : null}
    </>
  );
}

/** For a game that has no picture of its own: the plain at night. */
export function PlainPicture() {
  return (
    <svg viewBox="0 0 500 220" aria-hidden="true" preserveAspectRatio="xMidYMax slice" className="plain-picture">
      <rect width="500" height="220" fill="#1b2b4d" />
      <circle cx="392" cy="58" r="24" fill="#f1e3bd" />
      <circle cx="382" cy="52" r="22" fill="#1b2b4d" />
      <path
        d="M176 178v-26h148v26ZM196 151v-24h108v24ZM214 126v-22h72v22ZM229 103V85h42v18ZM241 84V70h18v14Z"
        fill="#12203c"
        stroke="#3a5182"
      />
      <path d="M0 178q120-16 250-4t250-8v54H0Z" fill="#8a6238" />
      <path d="M0 196q140-14 270-2t230-4v30H0Z" fill="#a4783f" />
      {[40, 92, 140, 330, 356, 440, 470, 300, 204].map((x, i) => (
        <circle key={x} cx={x} cy={24 + ((i * 37) % 92)} r={i % 3 ? 1.2 : 1.8} fill="#f1e3bd" />
      ))}
    </svg>
  );
}

function MyTables() {
  const say = useSay();
  const held = seats.use().of;
  const [matches, setMatches] = useState<Record<string, Summary | "gone">>({});
  const ids = Object.keys(held).slice(0, 8).join(" ");
  useEffect(() => {
    let gone = false;
    for (const id of ids.split(" ").filter(Boolean)) {
      api.match(id).then(
        (match) => !gone && setMatches((all) => ({ ...all, [id]: match })),
        (error: Refused) => error.key === "unknown-match" && !gone && setMatches((all) => ({ ...all, [id]: "gone" })),
      );
    }
    return () => {
      gone = true;
    };
  }, [ids]);
  const mine = Object.entries(held).slice(0, 8);
  if (!mine.length) return null;
  return (
    <section className="tables">
      <h2>{say("my-tables")}</h2>
      <ul>
        {mine.map(([id, seat]) => {
          const match = matches[id];
          return match && match !== "gone" ? (
            <TableRow
              key={id}
              match={match}
              action={match.stage === "over" ? "replay" : "return"}
              forget={() => forgetSeat(id)}
            />
          ) : (
            <li key={id} className="table-row">
              <span className="names">
                <GameName game={seat.game} />
              </span>
              <span className="about">{match === "gone" ? say("table-gone") : "…"}</span>
              {match === "gone" ? (
                <button type="button" className="button small" onClick={() => forgetSeat(id)}>
                  {say("forget")}
                </button>
              ) : (
                <a className="button small" href={`#/table/${id}`}>
                  {say("action-return")}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function TableRow({
  match,
  action,
  forget,
}: {
  match: Summary;
  action: "join" | "watch" | "replay" | "return";
  forget?: () => void;
}) {
  const words = useWords();
  const names = match.seats.map((seat, i) =>
    seat.kind === "open"
      ? words.say("seat-open")
      : seat.kind === "bot"
        ? (words.perhaps(`bot-${seat.bot}`) ?? seat.bot)
        : seat.name || words.say("seat-name", { number: i + 1 }),
  );
  const result = match.result ? ` ${match.result.points.join(" : ")}` : "";
  const href = action === "join" ? `#/join/${match.id}` : `#/table/${match.id}`;
  return (
    <li className="table-row">
      <span className="names">{names.join(" · ")}</span>
      <span className="about">
        <GameName game={match.game} />
        {result}
      </span>
      <span className="row">
        {forget && match.stage === "over" ? (
          <button type="button" className="button plain small" onClick={forget}>
            {words.say("forget")}
          </button>
        ) : null}
        <a className={`button small${action === "join" || action === "return" ? " chief" : ""}`} href={href}>
          {action === "watch" ? <Eye /> : action === "replay" ? <Again /> : null}
          {words.say(`action-${action}`)}
        </a>
      </span>
    </li>
  );
}

/** A saved game from a file. */
function Upload() {
  const say = useSay();
  const input = useRef<HTMLInputElement>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const read = async (file: File | undefined) => {
    if (!file) return;
    try {
      const match = await api.upload(await file.text());
      keepSeat(match.id, { game: match.game, key: null, seats: [], watch: null, invitations: [], at: Date.now() });
      go(`#/table/${match.id}`);
    } catch (error) {
      const { key, line } = error as Refused;
      setTrouble(key === "bad-transcript" ? say("error-bad-transcript", { line: String(line) }) : say(`error-${key}`));
    }
  };
  return (
    <div className="upload">
      <button type="button" className="button plain" onClick={() => input.current?.click()}>
        <Save />
        {say("open-saved")}
      </button>
      <input
        ref={input}
        type="file"
        accept=".txt,text/plain"
        className="unseen"
        tabIndex={-1}
        aria-label={say("open-saved")}
        onChange={(event) => read(event.target.files?.[0])}
      />
      {trouble ? (
        <p role="alert" className="notice">
          {trouble}
        </p>
      ) : null}
    </div>
  );
}
