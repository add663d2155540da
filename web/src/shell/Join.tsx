/** The other end of a link: somebody kept a seat free, or shared a key. */

import { useEffect, useState } from "react";
import type { Summary } from "../wire.gen";
import { api, type Refused } from "./api";
import { GameName } from "./Lobby";
import { replace } from "./route";
import { keepEntered, keepSeat, seats, settings } from "./store";
import { useSay, useWords } from "./text";

export function JoinPage({ match: id, invitation }: { match: string; invitation: string | null }) {
  const words = useWords();
  const say = useSay();
  const [match, setMatch] = useState<Summary | null>(null);
  const [name, setName] = useState(settings.now().name);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const seated = seats.use().of[id];

  useEffect(() => {
    if (seated?.key) replace(`#/table/${id}`);
    else api.match(id).then(setMatch, (error: Refused) => setTrouble(error.key));
  }, [id, seated]);

  const sit = async () => {
    setBusy(true);
    settings.set({ name });
    try {
      const entered = await api.join(id, { name, seat: null, invitation });
      keepEntered(entered);
      replace(`#/table/${id}`);
    } catch (error) {
      setTrouble((error as Refused).key);
      setBusy(false);
    }
  };

  const others =
    match?.seats.flatMap((seat, i) =>
      seat.kind === "person" ? [seat.name || words.say("seat-name", { number: i + 1 })] : [],
    ) ?? [];
  return (
    <section className="paper join">
      <h1>{match ? <GameName game={match.game} /> : say("join-title")}</h1>
      {others.length ? <p>{say("join-with", { names: others.join(", ") })}</p> : <p>{say("join-about")}</p>}
      {trouble ? (
        <p className="notice" role="alert">
          {say(`error-${trouble}`)}
        </p>
      ) : null}
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          sit();
        }}
      >
        <label className="field">
          <span>{say("your-name")}</span>
          <input
            type="text"
            value={name}
            maxLength={40}
            autoComplete="nickname"
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <div className="row">
          <button type="submit" className="button chief" disabled={busy || !match}>
            {say("sit-down")}
          </button>
          <a className="button" href={`#/rules/${match?.game ?? "babel"}`}>
            {say("rules")}
          </a>
        </div>
      </form>
    </section>
  );
}

/** A key somebody shared (to watch, or one's own seat on another device): kept, and taken out of the address. */
export function KeyPage({ match, seatKey }: { match: string; seatKey: string }) {
  useEffect(() => {
    const known = seats.now().of[match];
    if (known?.key !== seatKey)
      keepSeat(match, {
        game: known?.game ?? "",
        key: seatKey,
        seats: [],
        watch: null,
        invitations: [],
        at: Date.now(),
      });
    replace(`#/table/${match}`);
  }, [match, seatKey]);
  return null;
}
