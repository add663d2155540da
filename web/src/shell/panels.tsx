/** What stands beside the table: moves in words, the log, the score sheet, the talk, and the way back through time. */

import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { Dialog } from "../kit/Dialog";
import { First, Last, Left, Pause, Play, Right } from "../kit/Symbols";
import type { ChatLine, LogEntry, Move, PastTable, Reason, ScoreSheet } from "../wire.gen";
import type { Words } from "../words";
import type { Refused } from "./api";

export interface MovesProps {
  moves: Move[];
  words: Words;
  prompt: ReactNode;
  filter: RefObject<HTMLInputElement | null>;
  play(move: Move): void;
  why(move: string): Promise<Reason | null>;
  ruleLink(rule: string): string;
}

const MANY = 12; // so many moves are listed in columns

/** Every legal move by its spoken label. Numbers, arrows and Enter choose; `/` filters. */
export function MovesPanel({ moves, words, prompt, filter, play, why, ruleLink }: MovesProps) {
  const [wanted, setWanted] = useState("");
  const list = useRef<HTMLOListElement>(null);
  const typed = useRef({ text: "", at: 0 });
  const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const labelled = moves.map((move) => ({ move, label: words.move(move) }));
  const shown = labelled.filter(
    ({ move, label }) =>
      plain(label).includes(plain(wanted)) || move.text.toLowerCase() === wanted.trim().toLowerCase(),
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: new moves, new numbers
  useEffect(() => {
    typed.current = { text: "", at: 0 };
  }, [moves]);

  useEffect(() => {
    const number = (event: globalThis.Event) => {
      const digit = (event as CustomEvent<string>).detail;
      const now = Date.now();
      typed.current = { text: now - typed.current.at < 900 ? typed.current.text + digit : digit, at: now };
      list.current?.querySelectorAll("button")[Number(typed.current.text) - 1]?.focus();
    };
    addEventListener("shinar-number", number);
    return () => removeEventListener("shinar-number", number);
  }, []);

  const arrows = (event: React.KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const buttons = [...(list.current?.querySelectorAll("button") ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    buttons[(at + step + buttons.length) % buttons.length]?.focus();
  };

  return (
    <div className="moves" onKeyDown={arrows}>
      <p className="prompt">{prompt}</p>
      {moves.length > 6 || wanted ? (
        <input
          ref={filter}
          type="search"
          value={wanted}
          placeholder={words.say("filter-moves")}
          aria-label={words.say("filter-moves")}
          onChange={(event) => setWanted(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter" && shown[0]) {
              play(shown[0].move);
              setWanted("");
            } else if (event.key === "Escape") setWanted("");
          }}
        />
      ) : null}
      <ol ref={list} className={shown.length > MANY ? "many" : undefined} aria-label={words.say("panel-moves")}>
        {shown.map(({ move, label }) => (
          <li key={move.action}>
            <button type="button" className="move" data-move={move.text} onClick={() => play(move)}>
              <span>{label}</span>
              <code aria-hidden="true">{move.text}</code>
            </button>
          </li>
        ))}
      </ol>
      {moves.length === 0 ? <p className="about">{words.say("no-moves")}</p> : null}
      <WhyNot words={words} why={why} ruleLink={ruleLink} />
    </div>
  );
}

function WhyNot({ words, why, ruleLink }: Pick<MovesProps, "words" | "why" | "ruleLink">) {
  const [text, setText] = useState("");
  const [answer, setAnswer] = useState<{ text: string; rule: string } | null>(null);
  const ask = async () => {
    try {
      const reason = await why(text.trim());
      setAnswer(
        reason
          ? { text: words.say(`why-${reason.name}`), rule: reason.rule }
          : { text: words.say("why-it-is-possible"), rule: "" },
      );
    } catch (error) {
      setAnswer({ text: words.say(`error-${(error as Refused).key}`), rule: "" });
    }
  };
  return (
    <details className="why-not">
      <summary>{words.say("why-not")}</summary>
      <form
        className="row"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim()) ask();
        }}
      >
        <label className="field">
          <small className="about">{words.say("why-not-about")}</small>
          <input type="text" value={text} maxLength={64} onChange={(event) => setText(event.target.value)} />
        </label>
        <button type="submit" className="button small">
          {words.say("why-not-ask")}
        </button>
      </form>
      <p role="status">
        {answer?.text}{" "}
        {answer?.rule ? (
          <a href={ruleLink(answer.rule)} target="_blank" rel="noreferrer">
            {answer.rule}
          </a>
        ) : null}
      </p>
    </details>
  );
}

export function LogPanel({ log, words, look }: { log: LogEntry[]; words: Words; look(turn: number): void }) {
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (log.length) end.current?.scrollIntoView({ block: "nearest" });
  }, [log.length]);
  if (!log.length) return <p className="about empty">{words.say("log-empty")}</p>;
  return (
    <ol className="log">
      {log.map((entry, i) => {
        const lines = entry.news.length
          ? entry.news.map((event) => ({ text: words.event(event), turn: event.kind === "turn" }))
          : entry.choices.map(({ seat, move }) => ({ text: `${words.seat(seat)}: ${words.move(move)}`, turn: false }));
        if (!lines.length) return null; // a step of somebody else that shows nothing yet
        return (
          <li key={i} ref={i === log.length - 1 ? end : undefined}>
            <button
              type="button"
              className="log-turn"
              onClick={() => look(entry.turn)}
              aria-label={words.say("look-at", { turn: String(entry.turn) })}
              title={words.say("look-at", { turn: String(entry.turn) })}
            >
              {entry.turn}
            </button>
            <div>
              {lines.map((line, k) => (
                <p key={k} className={line.turn ? "turn-line" : undefined}>
                  {line.text}
                </p>
              ))}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

export function SheetPanel({ sheet, words, names }: { sheet: ScoreSheet | null; words: Words; names: string[] }) {
  if (!sheet) return <p className="about empty">{words.say("sheet-empty")}</p>;
  return (
    <table className="sheet">
      <caption className="unseen">{words.say("panel-sheet")}</caption>
      <thead>
        <tr>
          <td />
          {names.map((_, seat) => (
            <th key={seat} scope="col">
              {words.seat(seat)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sheet.rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">{words.say(`sheet-${row.key}`)}</th>
            {row.points.map((points, seat) => (
              <td key={seat}>{points}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.say("sheet-total")}</th>
          {sheet.totals.map((points, seat) => (
            <td key={seat}>{points}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

export function TalkPanel(props: {
  chat: ChatLine[];
  words: Words;
  names: string[];
  seated: boolean;
  send(text: string): Promise<unknown>;
}) {
  const { chat, words, seated } = props;
  const [text, setText] = useState("");
  const [trouble, setTrouble] = useState<string | null>(null);
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (chat.length) end.current?.scrollIntoView({ block: "nearest" });
  }, [chat.length]);
  const send = async () => {
    const line = text.trim();
    if (!line) return;
    try {
      await props.send(line);
      setText("");
      setTrouble(null);
    } catch (error) {
      setTrouble(words.say(`error-${(error as Refused).key}`));
    }
  };
  return (
    <div className="talk">
      {chat.length ? (
        <ol>
          {chat.map((line, i) => (
            <li key={i} ref={i === chat.length - 1 ? end : undefined}>
              <b>{words.seat(line.seat)}</b> {line.text}
            </li>
          ))}
        </ol>
      ) : (
        <p className="about empty">{words.say("talk-empty")}</p>
      )}
      {seated ? (
        <form
          className="row talk-form"
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        >
          <input
            type="text"
            value={text}
            maxLength={500}
            aria-label={words.say("talk-say")}
            placeholder={words.say("talk-say")}
            onChange={(event) => setText(event.target.value)}
          />
          <button type="submit" className="button small">
            {words.say("talk-send")}
          </button>
        </form>
      ) : null}
      {trouble ? (
        <p role="alert" className="notice">
          {trouble}
        </p>
      ) : null}
    </div>
  );
}

/** Back through time, one round after the other. */
export function History({
  past,
  turns,
  look,
  words,
}: {
  past: PastTable | null;
  turns: number;
  look(turn: number | null): void;
  words: Words;
}) {
  const [playing, setPlaying] = useState(false);
  const at = past?.turn ?? turns;
  useEffect(() => {
    if (!playing) return;
    if (at >= turns) return setPlaying(false);
    const timer = setTimeout(() => look(at + 1), 850);
    return () => clearTimeout(timer);
  }, [playing, at, turns, look]);
  const step = (turn: number) => look(Math.max(0, Math.min(turns, turn)));
  const toggle = () => {
    if (at >= turns) step(0);
    setPlaying(at >= turns || !playing);
  };
  const button = (key: string, Icon: typeof Left, turn: number, off: boolean) => (
    <button
      type="button"
      className="icon-button"
      disabled={off}
      onClick={() => step(turn)}
      aria-label={words.say(key)}
      title={words.say(key)}
    >
      <Icon />
    </button>
  );
  return (
    <div className="history" role="group" aria-label={words.say("look-back")}>
      {button("history-first", First, 0, at === 0)}
      {button("history-back", Left, at - 1, at === 0)}
      <button
        type="button"
        className="icon-button"
        onClick={toggle}
        aria-label={words.say(playing ? "history-pause" : "history-play")}
      >
        {playing ? <Pause /> : <Play />}
      </button>
      {button("history-forward", Right, at + 1, at >= turns)}
      {button("history-last", Last, turns, at >= turns)}
      <input
        type="range"
        min={0}
        max={turns}
        value={at}
        onChange={(event) => step(Number(event.target.value))}
        aria-label={words.say("look-back")}
        aria-valuetext={words.say("looking-back", { turn: String(at), turns: String(turns) })}
      />
      <output>
        {at} / {turns}
      </output>
      <button type="button" className="button small chief" onClick={() => look(null)}>
        {words.say("back-to-now")}
      </button>
    </div>
  );
}

export function HelpDialog({ words, close }: { words: Words; close(): void }) {
  return (
    <Dialog title={words.say("help")} closeLabel={words.say("close")} close={close}>
      <p>{words.say("help-mouse")}</p>
      <dl className="keys">
        {(["number", "arrows", "slash", "u", "question", "escape"] as const).map((key) => (
          <div key={key}>
            <dt>
              <kbd>
                {{ number: "1 … 99", arrows: "↑ ↓ Enter", slash: "/", u: "u", question: "?", escape: "Esc" }[key]}
              </kbd>
            </dt>
            <dd>{words.say(`key-${key}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
