/** What may stand around or instead of a board: the clock, a wish, the waiting room, the curtain, the end. */

import { useEffect, useRef, useState } from "react";
import { announce } from "../kit/Live";
import { Again, Check, Clock, Link as LinkIcon, Mark, Save } from "../kit/Symbols";
import type { TableMessage } from "../wire.gen";
import type { Words } from "../words";
import { api, type Refused } from "./api";
import type { Connection } from "./connection";
import { linkTo, replace } from "./route";
import { keepEntered, seats } from "./store";

export function Countdown({ deadline, label }: { deadline: number; label: string }) {
  const [now, set] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => set(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, Math.round((deadline - now) / 1000));
  const [h, m, s] = [Math.floor(left / 3600), Math.floor((left % 3600) / 60), left % 60];
  const text =
    h >= 48
      ? `${Math.round(h / 24)} d`
      : h
        ? `${h}:${String(m).padStart(2, "0")} h`
        : `${m}:${String(s).padStart(2, "0")}`;
  return (
    <span className={`countdown${left < 15 ? " short" : ""}`} role="timer" aria-label={`${label} ${text}`}>
      <Clock />
      {text}
    </span>
  );
}

export function Wish({ table, words, agree }: { table: TableMessage; words: Words; agree(yes: boolean): void }) {
  const wish = table.wish!;
  const own = table.held.includes(wish.seat);
  const answered =
    table.held.length > 0 && table.held.every((seat) => wish.agreed.includes(seat) || seat === wish.seat);
  return (
    <p className="line-lost wish" role="status">
      {words.say(own ? "wish-own" : "wish-other", { name: words.nameOf(wish.seat) })}{" "}
      {own ? (
        <button type="button" className="button small" onClick={() => agree(false)}>
          {words.say("wish-withdraw")}
        </button>
      ) : null}
      {!own && !answered && table.held.length ? (
        <>
          <button type="button" className="button small chief" onClick={() => agree(true)}>
            {words.say("wish-yes")}
          </button>{" "}
          <button type="button" className="button small" onClick={() => agree(false)}>
            {words.say("wish-no")}
          </button>
        </>
      ) : null}
    </p>
  );
}

/** Before everybody has come: a link for each free seat. */
export function WaitingRoom({ match, table, words }: { match: string; table: TableMessage; words: Words }) {
  const held = seats.use().of[match];
  const invitationOf = (seat: number) => held?.invitations.find((one) => one.seat === seat);
  return (
    <section className="waiting-room paper">
      <h2>{words.say("waiting-title")}</h2>
      <p>{words.say(held?.invitations.length ? "waiting-about" : "waiting-others")}</p>
      <ul className="stack">
        {table.people.map((person, seat) => {
          const invitation = invitationOf(seat);
          return (
            <li key={seat} className="seat-wish">
              <span className="seat-number">{seat + 1}</span>
              {person.kind === "open" ? (
                invitation ? (
                  <CopyLink link={linkTo(`#/join/${match}/${invitation.key}`)} words={words} />
                ) : (
                  <span className="about">{words.say("seat-open")}</span>
                )
              ) : (
                <b>
                  {words.seat(seat)} <Check className="inline-icon" />
                </b>
              )}
            </li>
          );
        })}
      </ul>
      {held?.watch ? (
        <details>
          <summary>{words.say("watch-link")}</summary>
          <CopyLink link={linkTo(`#/key/${match}/${held.watch}`)} words={words} />
        </details>
      ) : null}
    </section>
  );
}

function CopyLink({ link, words }: { link: string; words: Words }) {
  const [done, setDone] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      field.current?.select();
      document.execCommand("copy");
    }
    setDone(true);
    announce(words.say("copied"));
  };
  return (
    <span className="copy-link">
      <input
        ref={field}
        type="text"
        readOnly
        value={link}
        aria-label={words.say("seat-link")}
        onFocus={(event) => event.target.select()}
      />
      <button type="button" className="button small chief" onClick={copy}>
        <LinkIcon />
        {words.say(done ? "copied" : "copy-link")}
      </button>
    </span>
  );
}

export function Curtain({ name, words, lift }: { name: string; words: Words; lift(): void }) {
  return (
    <section className="curtain">
      <Mark className="big-mark" />
      <h2>{words.say("pass-title", { name })}</h2>
      <p>{words.say("pass-about")}</p>
      <button type="button" className="button chief big" autoFocus onClick={lift}>
        {words.say("pass-ready", { name })}
      </button>
    </section>
  );
}

export function Over(props: {
  match: string;
  table: TableMessage;
  words: Words;
  connection: Connection;
  look(turn: number | null): void;
}) {
  const { match, table, words, connection } = props;
  const [trouble, setTrouble] = useState<string | null>(null);
  const held = seats.use().of[match];
  const ranks = table.result?.ranks ?? table.sheet?.ranks ?? [];
  const rematch = async () => {
    if (!held?.key) return;
    try {
      const entered = await api.rematch(match, held.key);
      keepEntered(entered);
      replace(`#/table/${entered.match.id}`);
    } catch (error) {
      setTrouble(words.say(`error-${(error as Refused).key}`));
    }
  };
  const download = async () => {
    try {
      const { text } = await api.transcript(match, held?.key ?? null);
      const url = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
      const link = document.createElement("a");
      link.href = url;
      link.download = `${table.game}-${match}.txt`;
      link.click();
      setTimeout(() => URL.revokeObjectURL(url), 1000);
    } catch (error) {
      setTrouble(words.say(`error-${(error as Refused).key}`));
    }
  };
  return (
    <section className="over-band" aria-label={words.say("game-over")}>
      <b className="outcome">{words.outcome({ ranks })}</b>
      <span className="points">{(table.result?.points ?? []).join(" : ")}</span>
      <span className="row">
        {held?.key && table.held.length ? (
          <button type="button" className="button chief small" onClick={rematch}>
            {words.say(table.next ? "rematch-join" : "rematch")}
          </button>
        ) : null}
        <button type="button" className="button small" onClick={() => props.look(0)}>
          <Again />
          {words.say("replay")}
        </button>
        <button type="button" className="button small" onClick={download}>
          <Save />
          {words.say("save-game")}
        </button>
        {table.people.length > 1 && table.view ? (
          <label className="look-as">
            <span className="unseen">{words.say("look-as")}</span>
            <select
              value={table.seat ?? ""}
              onChange={(event) =>
                connection.look(event.target.value === "" ? null : Number(event.target.value)).catch(() => undefined)
              }
            >
              <option value="">{words.say("look-as-watcher")}</option>
              {table.people.map((_, seat) => (
                <option key={seat} value={seat}>
                  {words.say("look-as-seat", { name: words.nameOf(seat) })}
                </option>
              ))}
            </select>
          </label>
        ) : null}
      </span>
      {trouble ? <span role="alert">{trouble}</span> : null}
    </section>
  );
}
