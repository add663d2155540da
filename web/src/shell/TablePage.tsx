/** A table: its seats, its board (or none), and everything around it. Knows matches, and no game. */

import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { uiOf } from "../games";
import { announce } from "../kit/Live";
import { sound } from "../kit/sound";
import { Again, Book, Chart, Flag, Gear, Help, Left, List, Mark, Tablet, Talk, Undo } from "../kit/Symbols";
import type { LogEntry, Move, PastTable, SeatInfo, TableMessage } from "../wire.gen";
import type { Words } from "../words";
import { Waiting } from "./App";
import type { Refused } from "./api";
import { Countdown, Curtain, Over, WaitingRoom, Wish } from "./around";
import { Connection, type TableState } from "./connection";
import { HelpDialog, History, LogPanel, MovesPanel, SheetPanel, TalkPanel } from "./panels";
import { PlainTable } from "./PlainTable";
import { SettingsDialog } from "./SettingsDialog";
import { keepSeat, seats, settings } from "./store";
import { gameName, useWords, useWordsOf } from "./text";

export function seatName(words: Words, person: SeatInfo | undefined, seat: number): string {
  if (person?.kind === "bot") return words.perhaps(`bot-${person.bot}`) ?? person.bot;
  return person?.name || words.say("seat-name", { number: seat + 1 });
}

/** Two computers of a kind have one name: they are numbered. */
function toldApart(names: string[]): string[] {
  return names.map((name, i) =>
    names.filter((other) => other === name).length > 1
      ? `${name} ${names.slice(0, i + 1).filter((other) => other === name).length}`
      : name,
  );
}

type Panel = "moves" | "log" | "sheet" | "talk";
type Sheet = "settings" | "help" | "resign" | null;

function useConnection(match: string): [Connection, TableState, LogEntry[]] {
  const [news, setNews] = useState<LogEntry[]>([]);
  const connection = useMemo(() => {
    const held = seats.now().of[match];
    return new Connection(match, held?.key ?? null, null, (before, after) => {
      if (before && after.undos === before.undos && after.log.length > before.log.length)
        setNews(after.log.slice(before.log.length));
    });
  }, [match]);
  useEffect(() => {
    connection.open();
    return () => connection.close();
  }, [connection]);
  return [connection, connection.store.use(), news];
}

export function TablePage({ match }: { match: string }) {
  const shellWords = useWords();
  const [connection, state, news] = useConnection(match);
  const { table, line } = state;
  const gameWords = useWordsOf(table?.game ?? null);
  if (line === "refused" || (!table && line === "lost" && state.tries > 3)) {
    return (
      <main className="page notice-page">
        <Mark className="big-mark" />
        <h1>{shellWords.say(line === "refused" ? "no-table-title" : "no-server-title")}</h1>
        <p>{shellWords.say(`error-${state.refusal ?? "offline"}`)}</p>
        <div className="row">
          {line === "refused" ? null : (
            <button type="button" className="button chief" onClick={connection.again}>
              {shellWords.say("try-again")}
            </button>
          )}
          <a className="button" href="#/">
            {shellWords.say("to-lobby")}
          </a>
        </div>
      </main>
    );
  }
  if (!table || !gameWords) return <Waiting />;
  return <Table match={match} connection={connection} state={state} table={table} news={news} gameWords={gameWords} />;
}

function Table(props: {
  match: string;
  connection: Connection;
  state: TableState;
  table: TableMessage;
  news: LogEntry[];
  gameWords: Words;
}) {
  const { match, connection, state, table, news } = props;
  const setting = settings.use();
  const names = useMemo(
    () => toldApart(table.people.map((person, seat) => seatName(props.gameWords, person, seat))),
    [table.people, props.gameWords],
  );
  const words = useMemo(() => props.gameWords.withNames(names, table.seat), [props.gameWords, names, table.seat]);
  const [panel, setPanel] = useState<Panel>("log");
  const [wideOpen, setWideOpen] = useState(false); // the panel as a drawer, on narrow screens
  const [sheet, setSheet] = useState<Sheet>(null);
  const [past, setPast] = useState<PastTable | null>(null);
  const [looking, setLooking] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const pending = useRef(false);
  const ui = uiOf(table.game);
  const filter = useRef<HTMLInputElement>(null);

  const say = useCallback((key: string, params = {}) => words.say(key, params), [words]);
  const over = table.stage === "over";
  const seated = table.held.length > 0 && table.seat !== null;
  const owed = table.held.filter((seat) => table.acting.includes(seat));
  // At one screen: the next player's view is asked for when the screen has been passed on.
  const passTo =
    !over && table.held.length > 1 && owed.length && !owed.includes(table.seat ?? -1) ? (owed[0] as number) : null;
  const mine = table.seat !== null && table.acting.includes(table.seat) && !over;

  // The seats this key really holds, once the server has said so.
  useEffect(() => {
    const kept = seats.now().of[match];
    if (kept && (kept.game !== table.game || kept.seats.join() !== table.held.join()))
      keepSeat(match, { ...kept, game: table.game, seats: table.held });
  }, [match, table.game, table.held]);

  // News, for ears of all kinds.
  const told = useRef(news);
  useEffect(() => {
    if (told.current === news) return;
    told.current = news;
    announce(news.flatMap((entry) => entry.news.map((event) => words.event(event))).join(" "));
    if (over) sound.over();
    else if (mine && news.some((entry) => entry.choices.some((choice) => choice.seat !== table.seat))) sound.turn();
    else sound.move();
  }, [news, words, over, mine, table.seat]);
  useEffect(() => {
    document.title = mine && !passTo ? `● ${words.say("your-turn-title")}` : `${gameName(words, table.game)} · Shinar`;
    return () => {
      document.title = "Shinar";
    };
  }, [mine, passTo, words, table.game]);

  const attempt = useCallback(
    async (what: () => Promise<unknown>) => {
      if (pending.current) return;
      pending.current = true;
      try {
        await what();
        setTrouble(null);
      } catch (error) {
        const { key, detail } = error as Refused;
        if (key !== "stale")
          setTrouble(key === "illegal" && detail ? words.say(`why-${detail}`) : words.say(`error-${key}`));
      } finally {
        pending.current = false;
      }
    },
    [words],
  );

  const play = useCallback((move: Move) => attempt(() => connection.choose(move.action)), [attempt, connection]);
  const canTakeBack = seated && !over && (table.sealed.length > 0 || table.horizon > 0);
  const canAsk = seated && !over && !canTakeBack && table.turn > 0 && !table.wish;
  const takeBack = useCallback(() => {
    if (table.sealed.length) attempt(connection.unseal);
    else if (canTakeBack || canAsk) attempt(() => connection.undo(Math.max(1, Math.min(1, table.horizon))));
  }, [attempt, connection, table.sealed.length, canTakeBack, canAsk, table.horizon]);

  const look = useCallback(
    async (turn: number | null) => {
      if (turn === null) {
        setPast(null);
        setLooking(false);
        return;
      }
      setLooking(true);
      setWideOpen(false); // on a narrow screen the panel lies over the table
      try {
        const found = await connection.past(turn);
        if (found) setPast(found);
      } catch (error) {
        setTrouble(words.say(`error-${(error as Refused).key}`));
      }
    },
    [connection, words],
  );

  const show = useCallback((which: Panel) => {
    setPanel(which);
    setWideOpen(true);
  }, []);

  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      const at = event.target as HTMLElement;
      if (event.ctrlKey || event.metaKey || event.altKey || at.closest("input, select, textarea, dialog")) return;
      if (event.key === "/") {
        event.preventDefault();
        show("moves");
        requestAnimationFrame(() => filter.current?.focus());
      } else if (event.key === "u" && !past) takeBack();
      else if (event.key === "?") setSheet("help");
      else if (/^[0-9]$/.test(event.key)) {
        show("moves");
        const digit = event.key;
        requestAnimationFrame(() => dispatchEvent(new CustomEvent("shinar-number", { detail: digit })));
      } else if (event.key === "Escape" && wideOpen) setWideOpen(false);
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  }, [takeBack, show, past, wideOpen]);

  const view = past?.view ?? table.view;
  const playable = seated && !past && !over && passTo === null && state.line === "open";
  const moves = playable && mine ? table.moves : [];
  const prompt: ReactNode = past
    ? say("looking-back", { turn: String(past.turn), turns: String(past.turns) })
    : over && table.sheet
      ? words.outcome(table.result ? { ...table.sheet, ranks: table.result.ranks } : table.sheet)
      : view
        ? table.sealed.length && !mine
          ? say("sealed-waiting", { names: words.listNames(table.acting) })
          : words.phase(view)
        : "";
  const tools =
    seated && !over && !past ? (
      <button
        type="button"
        className="button small take-back"
        onClick={takeBack}
        disabled={!canTakeBack && !canAsk}
        title={canAsk ? say("ask-take-back") : undefined}
      >
        <Undo />
        <span>{canAsk ? say("ask-take-back-short") : say("undo")}</span>
      </button>
    ) : null;
  const ruleLink = (rule: string) => `#/rules/${table.game}/${rule}`;

  return (
    <div className={`table-page${wideOpen ? " panel-open" : ""}${ui ? "" : " no-board"}`}>
      <header className="table-head">
        <a href="#/" className="icon-button" aria-label={say("to-lobby")}>
          <Mark />
        </a>
        <h1>{gameName(words, table.game)}</h1>
        <ul className="people" aria-label={say("seats")}>
          {table.people.map((person, seat) => (
            <li
              key={seat}
              className={`person${table.acting.includes(seat) && !over ? " acting" : ""}${person.kind === "person" && !table.present.includes(seat) && !table.held.includes(seat) ? " absent" : ""}`}
            >
              <span className="who">{person.kind === "open" ? say("seat-open") : words.seat(seat)}</span>
              <small>
                {person.away
                  ? say("seat-away")
                  : table.resigned.includes(seat)
                    ? say("seat-resigned")
                    : person.kind === "person" && !table.present.includes(seat) && !table.held.includes(seat)
                      ? say("seat-absent")
                      : ""}
                {table.acting.includes(seat) && !over && table.stage === "running" ? (
                  <span className="unseen">{say("seat-acting")}</span>
                ) : null}
              </small>
            </li>
          ))}
        </ul>
        {table.timer && !over ? (
          <Countdown deadline={table.timer.deadline + state.skew} label={say("time-left")} />
        ) : null}
        <nav className="head-tools">
          {ui ? (
            <button
              type="button"
              className="icon-button narrow-only"
              onClick={() => (wideOpen && panel === "moves" ? setWideOpen(false) : show("moves"))}
              aria-label={say("panel-moves")}
              title={say("panel-moves")}
            >
              <List />
            </button>
          ) : null}
          <button
            type="button"
            className="icon-button narrow-only"
            onClick={() => show("log")}
            aria-label={say("panel-log")}
            title={say("panel-log")}
          >
            <Tablet />
          </button>
          <a
            className="icon-button"
            href={`#/rules/${table.game}`}
            target="_blank"
            rel="noreferrer"
            aria-label={say("rules")}
            title={say("rules")}
          >
            <Book />
          </a>
          <button
            type="button"
            className="icon-button wide-only"
            onClick={() => setSheet("help")}
            aria-label={say("help")}
            title={say("help")}
          >
            <Help />
          </button>
          <button
            type="button"
            className="icon-button"
            onClick={() => setSheet("settings")}
            aria-label={say("settings")}
            title={say("settings")}
          >
            <Gear />
          </button>
        </nav>
      </header>
      {state.line !== "open" ? (
        <p className="line-lost" role="status">
          {say(navigator.onLine === false ? "line-offline" : "line-lost")}{" "}
          <button type="button" className="button small" onClick={connection.again}>
            {say("try-again")}
          </button>
        </p>
      ) : null}
      {table.wish ? <Wish table={table} words={words} agree={(yes) => attempt(() => connection.agree(yes))} /> : null}
      {over ? <Over match={match} table={table} words={words} look={look} connection={connection} /> : null}

      <div className="table-body">
        <main className="table-main">
          <h2 className="unseen">{say("the-table")}</h2>
          {table.stage === "open" || !view ? (
            <WaitingRoom match={match} table={table} words={words} />
          ) : passTo !== null ? (
            <Curtain name={names[passTo] ?? ""} words={words} lift={() => attempt(() => connection.look(passTo))} />
          ) : ui ? (
            <Suspense fallback={<Waiting />}>
              <ui.Board
                key={table.seat ?? "watch"}
                view={view}
                moves={moves}
                words={words}
                names={names}
                playable={playable}
                play={(move) => play(move as Move)}
                ask={(text) => connection.why(text).catch(() => null)}
                ruleLink={ruleLink}
                memory={setting.memory}
                hints={setting.hints && playable}
                dismissHints={() => settings.set({ hints: false })}
                prompt={prompt}
                tools={tools}
              />
            </Suspense>
          ) : (
            <PlainTable
              view={view}
              table={table}
              moves={moves}
              words={words}
              names={names}
              play={play}
              prompt={prompt}
              tools={tools}
              why={connection.why}
              ruleLink={ruleLink}
              filter={filter}
            />
          )}
          {looking && table.view ? <History past={past} turns={table.turn} look={look} words={words} /> : null}
        </main>

        <aside className="panel" aria-label={say("panel")}>
          <div className="panel-tabs" role="tablist" aria-label={say("panel")}>
            {(ui ? (["log", "moves", "sheet", "talk"] as const) : (["log", "sheet", "talk"] as const)).map((which) => {
              const Icon = { moves: List, log: Tablet, sheet: Chart, talk: Talk }[which];
              return (
                <button
                  key={which}
                  type="button"
                  role="tab"
                  id={`tab-${which}`}
                  aria-selected={panel === which}
                  aria-controls="panel-body"
                  onClick={() => setPanel(which)}
                  tabIndex={panel === which ? 0 : -1}
                  onKeyDown={nextTab}
                >
                  <Icon />
                  <span>{say(`panel-${which}`)}</span>
                </button>
              );
            })}
            <button
              type="button"
              className="icon-button narrow-only"
              onClick={() => setWideOpen(false)}
              aria-label={say("close")}
            >
              <Left />
            </button>
          </div>
          <div className="panel-body" id="panel-body" role="tabpanel" aria-labelledby={`tab-${panel}`} tabIndex={0}>
            {panel === "moves" && ui ? (
              <MovesPanel
                moves={moves}
                words={words}
                play={play}
                prompt={prompt}
                why={connection.why}
                ruleLink={ruleLink}
                filter={filter}
              />
            ) : null}
            {panel === "log" ? <LogPanel log={table.log} words={words} look={look} /> : null}
            {panel === "sheet" ? <SheetPanel sheet={past?.sheet ?? table.sheet} words={words} names={names} /> : null}
            {panel === "talk" ? (
              <TalkPanel
                chat={table.chat}
                words={words}
                names={names}
                seated={seated}
                send={(text) => connection.say(text)}
              />
            ) : null}
          </div>
          <div className="panel-foot row">
            {table.view ? (
              <button
                type="button"
                className="button plain small"
                onClick={() => look(past || looking ? null : Math.max(0, table.turn - 1))}
                aria-pressed={looking}
              >
                <Again />
                {say(looking ? "back-to-now" : "look-back")}
              </button>
            ) : null}
            {seated && !over && table.stage === "running" ? (
              <button type="button" className="button plain small" onClick={() => setSheet("resign")}>
                <Flag />
                {say("resign")}
              </button>
            ) : null}
          </div>
        </aside>
      </div>

      {trouble ? (
        <div className="toast" role="alert">
          <span>{trouble}</span>
          <button type="button" className="button plain small" onClick={() => setTrouble(null)}>
            {say("close")}
          </button>
        </div>
      ) : null}
      {sheet === "settings" ? <SettingsDialog close={() => setSheet(null)} /> : null}
      {sheet === "help" ? <HelpDialog words={words} close={() => setSheet(null)} /> : null}
      {sheet === "resign" ? (
        <div className="toast ask" role="alertdialog" aria-label={say("resign")}>
          <span>{say("resign-sure")}</span>
          <button
            type="button"
            className="button danger small"
            onClick={() => {
              setSheet(null);
              attempt(connection.resign);
            }}
          >
            {say("resign")}
          </button>
          <button type="button" className="button small" onClick={() => setSheet(null)}>
            {say("play-on")}
          </button>
        </div>
      ) : null}
    </div>
  );
}

function nextTab(event: React.KeyboardEvent<HTMLButtonElement>) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  const tabs = [...(event.currentTarget.parentElement?.querySelectorAll<HTMLElement>("[role=tab]") ?? [])];
  const next = tabs[(tabs.indexOf(event.currentTarget) + step + tabs.length) % tabs.length];
  next?.focus();
  next?.click();
}
