/** A new table: which game, who sits where, by which rules, with how much time. */

import { useEffect, useState } from "react";
import { uiOf } from "../games";
import type { Catalogue, GameInfo, SeatWish } from "../wire.gen";
import { api, type Refused } from "./api";
import { GameName, PlainPicture } from "./Lobby";
import { go } from "./route";
import { keepEntered, settings } from "./store";
import { useSay, useWordsOf } from "./text";

type Kind = SeatWish["kind"];
const CLOCKS = ["none", "move-30", "move-90", "days-1", "days-3"];

export function NewTable({ game }: { game: string | null }) {
  const say = useSay();
  const [catalogue, setCatalogue] = useState<Catalogue | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    api.catalogue().then(setCatalogue, (error: Refused) => setTrouble(error.key));
  }, []);
  const info = catalogue?.games.find(({ name }) => name === game) ?? catalogue?.games[0];
  if (trouble)
    return (
      <p className="notice" role="alert">
        {say(`error-${trouble}`)}
      </p>
    );
  if (!catalogue || !info) return <div className="paper loading" />;
  return (
    <>
      {catalogue.games.length > 1 ? (
        <nav className="segments" aria-label={say("games")}>
          {catalogue.games.map(({ name }) => (
            <a key={name} href={`#/new/${name}`} aria-current={name === info.name ? "page" : undefined}>
              <GameName game={name} />
            </a>
          ))}
        </nav>
      ) : null}
      <Form key={info.name} info={info} bots={catalogue.bots} />
    </>
  );
}

function Form({ info, bots }: { info: GameInfo; bots: string[] }) {
  const say = useSay();
  const words = useWordsOf(info.name);
  const best = bots.includes("greedy") ? "greedy" : (bots.at(-1) ?? "");
  const [count, setCount] = useState(info.seats[0] ?? 2);
  const [wishes, setWishes] = useState<SeatWish[]>(() =>
    Array.from({ length: 8 }, (_, i) => (i === 0 ? { kind: "me" } : { kind: "bot", bot: best })),
  );
  const [name, setName] = useState(settings.now().name);
  const [preset, setPreset] = useState(Object.keys(info.presets)[0] ?? "");
  const [changed, setChanged] = useState<Record<string, string>>({});
  const [clock, setClock] = useState("none");
  const [absence, setAbsence] = useState("");
  const [listed, setListed] = useState(true);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const ui = uiOf(info.name);
  const sitting = wishes.slice(0, count);
  const anyOpen = sitting.some(({ kind }) => kind === "open");

  const seat = (i: number, wish: SeatWish) =>
    setWishes((all) =>
      all.map((old, k) =>
        k === i ? wish : wish.kind === "me" && old.kind === "me" ? { kind: "bot", bot: best } : old,
      ),
    );

  const open = async () => {
    setBusy(true);
    settings.set({ name });
    const [kind, amount] = clock.split("-");
    try {
      const entered = await api.open({
        game: info.name,
        seats: sitting.map((wish) => (wish.kind === "me" ? { ...wish, name } : wish)),
        preset,
        options: changed,
        clock: { kind: kind as "none", amount: Number(amount ?? 0) },
        absence: absence ? Number(absence) : null,
        listed,
      });
      keepEntered(entered);
      go(`#/table/${entered.match.id}`);
    } catch (error) {
      setTrouble((error as Refused).key);
      setBusy(false);
    }
  };

  const value = (option: string) =>
    changed[option] ??
    info.presets[preset]?.[option] ??
    info.options.find(({ name: n }) => n === option)?.default ??
    "";
  const shown = (key: string, otherwise: string) => words?.perhaps(key) ?? otherwise;

  return (
    <form
      className="paper new-table"
      onSubmit={(event) => {
        event.preventDefault();
        open();
      }}
    >
      <header className="new-head">
        <div>
          <h1>
            <GameName game={info.name} />
          </h1>
          <p className="about">{shown("game-about", "")}</p>
        </div>
        <div className="new-picture">{ui ? <ui.Picture /> : <PlainPicture />}</div>
      </header>
      <fieldset>
        <legend>{say("who-plays")}</legend>
        {info.seats.length > 1 ? (
          <div className="segments">
            {info.seats.map((n) => (
              <label key={n}>
                <input type="radio" name="count" checked={count === n} onChange={() => setCount(n)} />
                <span>{say("players", { count: n })}</span>
              </label>
            ))}
          </div>
        ) : null}
        {sitting.map((wish, i) => (
          <div key={i} className="seat-wish">
            <span className="seat-number">{i + 1}</span>
            <label className="field">
              <span className="unseen">{say("seat-kind", { number: i + 1 })}</span>
              <select
                value={wish.kind === "bot" ? `bot:${wish.bot}` : wish.kind}
                onChange={(event) => {
                  const [kind, bot] = event.target.value.split(":");
                  seat(i, { kind: kind as Kind, ...(bot ? { bot } : {}) });
                }}
              >
                <option value="me">{say("seat-me")}</option>
                <option value="open">{say("seat-link")}</option>
                {bots.map((bot) => (
                  <option key={bot} value={`bot:${bot}`}>
                    {words?.perhaps(`bot-${bot}`) ?? bot}
                  </option>
                ))}
                <option value="hotseat">{say("seat-hotseat")}</option>
              </select>
            </label>
            {wish.kind === "me" ? (
              <label className="field">
                <span className="unseen">{say("your-name")}</span>
                <input
                  type="text"
                  value={name}
                  maxLength={40}
                  placeholder={say("your-name")}
                  autoComplete="nickname"
                  onChange={(event) => setName(event.target.value)}
                />
              </label>
            ) : wish.kind === "hotseat" ? (
              <label className="field">
                <span className="unseen">{say("their-name")}</span>
                <input
                  type="text"
                  value={wish.name ?? ""}
                  maxLength={40}
                  placeholder={say("their-name")}
                  onChange={(event) => seat(i, { ...wish, name: event.target.value })}
                />
              </label>
            ) : (
              <small className="about">{say(wish.kind === "open" ? "seat-link-about" : "seat-bot-about")}</small>
            )}
          </div>
        ))}
        {anyOpen ? (
          <label className="choice">
            <input type="checkbox" checked={listed} onChange={(event) => setListed(event.target.checked)} />
            <span>
              {say("listed")}
              <br />
              <small className="about">{say("listed-about")}</small>
            </span>
          </label>
        ) : null}
      </fieldset>
      <fieldset>
        <legend>{say("which-rules")}</legend>
        {Object.keys(info.presets).map((key) => (
          <label key={key} className="choice">
            <input
              type="radio"
              name="preset"
              checked={preset === key}
              onChange={() => {
                setPreset(key);
                setChanged({});
              }}
            />
            <span>
              <b>{shown(`preset-${key}`, key)}</b>
              <br />
              <small className="about">{shown(`preset-${key}-about`, "")}</small>
            </span>
          </label>
        ))}
        <details className="all-options">
          <summary>
            {say("all-options")}
            {Object.keys(changed).length ? ` (${Object.keys(changed).length})` : ""}
          </summary>
          {info.options.map((option) => {
            const label = shown(`option-${option.name}`, option.name.replaceAll("_", " "));
            const set = (to: string) => setChanged((all) => ({ ...all, [option.name]: to }));
            return (
              <div key={option.name} className="option">
                <label className="field">
                  <span>{label}</span>
                  {option.kind === "number" ? (
                    <input
                      type="number"
                      min={option.low}
                      max={option.high}
                      value={value(option.name)}
                      onChange={(event) => set(event.target.value)}
                    />
                  ) : (
                    <select value={value(option.name)} onChange={(event) => set(event.target.value)}>
                      {(option.kind === "switch" ? ["true", "false"] : option.values).map((v) => (
                        <option key={v} value={v}>
                          {option.kind === "switch"
                            ? say(v === "true" ? "switch-on" : "switch-off")
                            : shown(`option-${option.name}-${v}`, v)}
                        </option>
                      ))}
                    </select>
                  )}
                </label>
                <small className="about">
                  {shown(`option-${option.name}-about`, "")}{" "}
                  {option.rules.map((rule) => (
                    <a key={rule} href={`#/rules/${info.name}/${rule}`} target="_blank" rel="noreferrer">
                      {rule}{" "}
                    </a>
                  ))}
                </small>
              </div>
            );
          })}
        </details>
      </fieldset>
      <fieldset className="two">
        <legend>{say("time")}</legend>
        <label className="field">
          <span>{say("clock")}</span>
          <select value={clock} onChange={(event) => setClock(event.target.value)}>
            {CLOCKS.map((key) => (
              <option key={key} value={key}>
                {say(`clock-${key}`)}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span>{say("absence")}</span>
          <select value={absence} onChange={(event) => setAbsence(event.target.value)}>
            {["", "2", "10", "1440"].map((key) => (
              <option key={key} value={key}>
                {say(`absence-${key || "never"}`)}
              </option>
            ))}
          </select>
        </label>
      </fieldset>
      {trouble ? (
        <p className="notice" role="alert">
          {say(`error-${trouble}`)}
        </p>
      ) : null}
      <div className="row end">
        <button type="submit" className="button chief big" disabled={busy}>
          {say("open-table")}
        </button>
      </div>
    </form>
  );
}
