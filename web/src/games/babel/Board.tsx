/** The table of Babel. It draws a view, and turns touches into one of the legal moves it was given; it knows no rule. */

import { type CSSProperties, type KeyboardEvent, type MouseEvent, useCallback, useMemo, useRef, useState } from "react";
import { Bubble, type Spot, spotOf } from "../../kit/Bubble";
import { idsAround, useDrag } from "../../kit/drag";
import { useGlide } from "../../kit/glide";
import { Close, Lamp, LETTERS, Pawn, Suit } from "../../kit/Symbols";
import type { BabelMove, BabelView } from "../../wire.gen";
import type { BoardProps, Refusal } from "../types";
import { Hint } from "./Hint";
import { lanes, usePieces, useRoom } from "./hooks";
import { byZone } from "./layout";
import { Choices, LevelCard, Memory, Powers, RuleLink, Storeys, Thick } from "./parts";
import { ScoreBar } from "./ScoreBar";
import { narrow, questions, runs, touch } from "./touches";
import "./babel.css";

type Props = BoardProps<BabelView, BabelMove>;
const SITES = [0, 1, 2, 3, 4];

type Paper =
  | { kind: "choose"; spot: Spot; moves: BabelMove[]; about: string | null; keyboard: boolean }
  | { kind: "refusal"; spot: Spot; text: string; rule: string | null };

export function Board(props: Props) {
  const { view, moves, words, play, ask, playable } = props;
  const me = view.viewer ?? 0;
  const them = 1 - me;
  const mine = view.sides[me]!;
  const theirs = view.sides[them]!;

  const root = useRef<HTMLDivElement>(null);
  const room = useRoom(root);
  const { pieces, fresh, settle } = usePieces(view);
  const zones = useMemo(() => byZone(pieces), [pieces]);
  const origins = useMemo(() => new Map(pieces.map((piece) => [piece.id, piece.from])), [pieces]);
  useGlide(root, pieces, (id) => origins.get(id) ?? null);

  const [picked, setPicked] = useState<string | null>(null);
  const [paper, setPaper] = useState<Paper | null>(null);
  const [asking, setAsking] = useState(view);
  const [shown, setShown] = useState(mine.pawn ?? 2); // the site in front on a phone
  const [pawnWas, setPawnWas] = useState(mine.pawn);
  const [drawer, setDrawer] = useState(false);
  if (asking !== view) {
    setAsking(view);
    setPicked(null);
    setPaper(null);
  }
  if (pawnWas !== mine.pawn) {
    setPawnWas(mine.pawn);
    if (mine.pawn !== null) setShown(mine.pawn);
  }
  const close = useCallback(() => {
    setPaper(null);
    setPicked(null);
  }, []);

  const usable = useMemo(() => new Set(moves.flatMap((m) => touch(m).pick)), [moves]);
  const targets = useMemo(
    () => new Set(picked ? moves.filter((m) => touch(m).pick.includes(picked)).flatMap((m) => touch(m).at) : []),
    [moves, picked],
  );

  const go = (move: BabelMove) => {
    settle();
    close();
    setDrawer(false);
    play(move);
  };

  const refuse = async (spot: Spot, from: string | null, ids: string[]) => {
    const first = from ?? ids[0] ?? "";
    let refusal: Refusal | null = null;
    for (const text of questions(from, ids)) {
      refusal = await ask(text);
      if (refusal) break;
    }
    const can = from ? moves.filter((m) => touch(m).pick.includes(from)) : [];
    const text = refusal
      ? words.say(`why-${refusal.name}`)
      : can.length
        ? words.say("babel-not-there", { what: can.map((m) => words.move(m)).join(" · ") })
        : words.say(
            first.startsWith("discards") || first.startsWith("quarry") ? "babel-nothing-here" : "babel-no-move",
          );
    setPaper({ kind: "refusal", spot, text, rule: refusal?.rule ?? null });
  };

  /** Somebody touched an element that stands for `ids`, the innermost first. */
  const touched = (element: Element, ids: string[], from: string | null, keyboard: boolean) => {
    if (!playable) return;
    let start = from;
    let some = narrow(moves, start, ids);
    if (!some.length && start !== null && !ids.includes(start) && from === picked) {
      const anew = narrow(moves, null, ids);
      if (anew.length) {
        start = null;
        some = anew;
      }
    }
    const spot = spotOf(element);
    if (start !== null && ids.includes(start)) return close();
    const skill = some.some((m) => touch(m).pick[0]?.startsWith("group:"));
    if (some.length === 1 && !skill) return go(some[0]!);
    if (!some.length) return void refuse(spot, start, ids);
    const pick = touch(some[0]!).pick[0]!;
    setPicked(some.every((m) => touch(m).pick[0] === pick) ? pick : null);
    setPaper({ kind: "choose", spot, moves: some, about: null, keyboard });
  };

  const { dragged, fingers } = useDrag({
    root,
    may: (id) => playable && usable.has(id),
    begin: (id) => {
      setPaper(null);
      setPicked(id);
    },
    drop: (id, under) => (under ? touched(under, idsAround(under), id, false) : close()),
  });

  const element = (ids: string[], extra = "") => ({
    "data-el": ids.join(" "),
    className: [
      extra,
      ids.some((id) => usable.has(id)) && playable ? "usable" : "",
      ids.some((id) => targets.has(id)) ? "target" : "",
      picked && ids.includes(picked) ? "picked" : "",
    ]
      .filter(Boolean)
      .join(" "),
    onClick: (event: MouseEvent) => {
      event.stopPropagation();
      if (dragged.current) return;
      // With something in hand the whole site is a place to put it; without, a touch means just what it touches.
      touched(event.currentTarget, picked ? idsAround(event.currentTarget) : ids, picked, event.detail === 0);
    },
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && (picked || drawer)) {
      close();
      setDrawer(false);
    }
  };

  const card = (zone: string, index: number) => {
    const piece = zones.get(zone)?.[index];
    return { "data-piece": piece?.id, "data-fresh": piece && fresh.has(piece.id) ? true : undefined };
  };

  const pays = moves.filter((m) => m.kind === "pay");
  const skills = new Set(
    moves.flatMap((m) =>
      touch(m)
        .pick.filter((id) => id.startsWith("group:"))
        .map((id) => Number(id.slice(6))),
    ),
  );

  const column = (seat: number, site: number) => {
    const own = seat === me;
    const cards = view.sides[seat]!.columns[site]!;
    const zone = `column:${seat}:${site}`;
    const { per, lanes: n } = lanes(cards.length, room.column);
    const label = words.say(own ? "babel-column-yours" : "babel-column-theirs", {
      site: words.say(`site-${site}`),
      cards: cards.length
        ? runs(cards)
            .map((run) => `${run.length} ${words.say(`nation-${run.nation}`)}`)
            .join(", ")
        : "0",
    });
    const strips = cards.map((nation, i) => (
      <span key={i} aria-hidden="true" className={`strip n${nation}`} {...card(zone, i)}>
        <Suit nation={nation} />
        <b>{words.say(`nation-${nation}`)}</b>
        <i>{LETTERS[nation]}</i>
      </span>
    ));
    return (
      <div className={`column ${own ? "own" : "their"}`}>
        <button
          type="button"
          {...element(own ? [`lift:${site}`, `column:${site}`] : [`their-column:${site}`], "cards")}
          style={{ "--count": per, "--lanes": n } as CSSProperties}
          data-lanes={n}
          data-drag={own ? `lift:${site}` : undefined}
        >
          <span className="unseen">{label}</span>
          {cards.length ? strips : <span className="lay-here" aria-hidden="true" />}
        </button>
        {own && site === mine.pawn ? (
          <Powers per={per} lanes={n} column={cards} skills={skills} pays={pays} element={element} words={words} />
        ) : null}
      </div>
    );
  };

  const temple = (seat: number, site: number) => {
    const own = seat === me;
    const levels = view.sides[seat]!.temples[site]!;
    const zone = `temple:${seat}:${site}`;
    const top = levels.at(-1) ?? 0;
    const label = words.say(own ? "babel-temple-yours" : "babel-temple-theirs", {
      site: words.say(`site-${site}`),
      levels: levels.join(", ") || "0",
    });
    return (
      <button type="button" {...element([own ? `temple:${site}` : `their-temple:${site}`], "temple")}>
        <span className="unseen">{label}</span>
        <Storeys levels={levels} card={(i) => card(zone, i)} />
        {top ? (
          <strong aria-hidden="true" className={`worth at${top}`}>
            {top}
          </strong>
        ) : null}
      </button>
    );
  };

  const pawns = (site: number) => (
    <>
      {theirs.pawn === site ? (
        <span className="pawn their" {...card(`pawn:${them}:${site}`, 0)}>
          <Pawn theirs title={words.nameOf(them)} />
        </span>
      ) : null}
      {mine.pawn === site ? (
        <span className="pawn own" {...card(`pawn:${me}:${site}`, 0)}>
          <Pawn title={words.seat(me)} />
        </span>
      ) : null}
    </>
  );

  const site = (s: number) => (
    <section
      key={s}
      className={`site s${s}${shown === s ? " shown" : ""}${mine.pawn === s ? " here" : ""}`}
      data-el={`site:${s}`}
      aria-label={words.say(`nation-${s}`)}
      onClick={element([`site:${s}`]).onClick}
      onKeyDown={undefined}
    >
      <div className="half their-half">
        <Suit nation={s} className="watermark" />
        {column(them, s)}
        {temple(them, s)}
      </div>
      <button
        type="button"
        {...element([`site:${s}`], `sign n${s}`)}
        aria-label={words.say("babel-site", { site: words.say(`nation-${s}`) })}
      >
        <Suit nation={s} />
        <b>{words.say(`nation-${s}`)}</b>
        <span className="pawns">{pawns(s)}</span>
      </button>
      <div className="half own-half">
        <Suit nation={s} className="watermark" />
        {temple(me, s)}
        {column(me, s)}
      </div>
    </section>
  );

  const stack = (k: 0 | 1) => {
    const seat = k === 0 ? me : them;
    const cards = view.sides[seat]!.stack;
    const title = words.say(k === 0 ? "label-own-stack" : "label-other-stack");
    const inLanes = lanes(cards.length, room.stack);
    const held = view.sides[seat]!.held;
    const heldCard = <LevelCard level={1} note={words.say("label-held")} />;
    const heldPlace = !held ? null : k === 0 ? (
      <button type="button" {...element(["held"], "held")} data-drag="held" {...card(`held:${seat}`, 0)}>
        <span className="unseen">{words.say("babel-held-card")}</span>
        {heldCard}
      </button>
    ) : (
      <span className="held" {...card(`held:${seat}`, 0)}>
        {heldCard}
      </span>
    );
    return (
      <div className={`supply-stack ${k === 0 ? "own" : "their"}`}>
        <h3>{title}</h3>
        {k === 0 ? heldPlace : null}
        <div className="levels-room">
          <button
            type="button"
            data-lanes={inLanes.lanes}
            style={{ "--count": inLanes.per, "--lanes": inLanes.lanes } as CSSProperties}
            {...element([`stack:${k}`], "levels")}
            data-drag={`stack:${k}`}
          >
            <span className="unseen">{`${title}: ${cards.map((c) => c || "?").join(", ") || "0"}`}</span>
            {cards.map((level, i) => (
              <LevelCard key={i} level={level} {...card(`stack:${seat}`, i)} />
            ))}
            {cards.length ? null : (
              <span className="empty-stack" aria-hidden="true">
                {words.say("babel-empty-stack")}
              </span>
            )}
          </button>
        </div>
        {k === 1 ? heldPlace : null}
      </div>
    );
  };

  const known = mine.hand ?? [];
  const handCards = (zones.get(`hand:${me}`) ?? []).filter((piece) => piece.picture.startsWith("n"));
  const backs = theirs.hand_size ?? theirs.announced;
  const turnOf = view.acting[0] ?? view.active;

  return (
    <div
      ref={root}
      className={`babel${picked ? " choosing" : ""}${view.over ? " is-over" : ""}${drawer ? " drawer-open" : ""}`}
      {...fingers}
      onKeyDown={onKeyDown}
    >
      <header className="standing">
        <div className={`plate their${turnOf === them && !view.over ? " at-turn" : ""}`}>
          <Pawn theirs className="their-pawn" />
          <b className="who">{words.nameOf(them)}</b>
          <button type="button" {...element(["their-hand"], "backs")}>
            <span className="unseen">
              {words.say("babel-their-hand", { count: String(theirs.hand_size ?? (theirs.announced || "< 4")) })}
            </span>
            {Array.from({ length: Math.min(backs, 9) }, (_, i) => (
              <span key={i} className="back" {...card(`hand:${them}`, i)} />
            ))}
            <span className="count" aria-hidden="true">
              {theirs.hand_size ?? (theirs.announced || "<4")}
            </span>
          </button>
        </div>
        <ScoreBar mine={mine.total} theirs={theirs.total} words={words} me={me} endPhase={view.end_phase !== null} />
        <span className={`lamp${view.end_phase !== null ? " lit" : ""}`}>
          <Lamp lit={view.end_phase !== null} />
          <span>{words.say("label-end-phase")}</span>
        </span>
      </header>

      <nav className="site-tabs" aria-label={words.say("label-site")}>
        {SITES.map((s) => (
          <button
            type="button"
            key={s}
            className={`tab n${s}${targets.has(`site:${s}`) || targets.has(`column:${s}`) || targets.has(`temple:${s}`) ? " target" : ""}`}
            aria-pressed={shown === s}
            onClick={() => setShown(s)}
          >
            <span className="unseen">
              {words.say("babel-tab", {
                site: words.say(`nation-${s}`),
                yours: mine.temples[s]!.at(-1) ?? 0,
                theirs: theirs.temples[s]!.at(-1) ?? 0,
              })}
            </span>
            <span className="mini" aria-hidden="true">
              {theirs.temples[s]!.at(-1) ?? "·"}
            </span>
            <Suit nation={s} />
            <span className="mini own" aria-hidden="true">
              {mine.temples[s]!.at(-1) ?? "·"}
            </span>
            {mine.pawn === s ? <span className="dot own" /> : null}
            {theirs.pawn === s ? <span className="dot their" /> : null}
          </button>
        ))}
      </nav>

      <aside className="supply" aria-label={words.say("babel-supply")}>
        <button
          type="button"
          className="icon-button drawer-close"
          onClick={() => setDrawer(false)}
          aria-label={words.say("close")}
        >
          <Close />
        </button>
        {stack(1)}
        <div className="piles">
          <div className="pile-of quarry" data-origin="quarry">
            <Thick count={view.quarry} kind="temple" />
            <b>{view.quarry}</b>
            <span>{words.say("label-quarry")}</span>
            {view.returned.length ? (
              <span className="returned" title={words.say("babel-returned")}>
                <span className="unseen">{words.say("babel-returned")}</span>
                {view.returned.map((level, i) => (
                  <em key={i}>{level}</em>
                ))}
              </span>
            ) : null}
            {theirs.pawn === null ? (
              <span className="pawn their" {...card(`pawn:${them}:quarry`, 0)}>
                <Pawn theirs />
              </span>
            ) : null}
            {mine.pawn === null ? (
              <span className="pawn own" {...card(`pawn:${me}:quarry`, 0)}>
                <Pawn />
              </span>
            ) : null}
          </div>
          <div className="pile-of" data-origin="pile">
            <Thick count={view.pile} kind="nation" />
            <b>{view.pile}</b>
            <span>{words.say("label-pile")}</span>
          </div>
          <div className={`pile-of discards${targets.has("discards") ? " target" : ""}`}>
            <b>{view.discards.reduce((a, b) => a + b, 0) + mine.face_down + theirs.face_down}</b>
            <span>{words.say("label-discards")}</span>
            <ul>
              {SITES.map((n) => (
                <li key={n} className={`chip n${n}`}>
                  <Suit nation={n} title={words.say(`nation-${n}`)} /> {view.discards[n]}
                </li>
              ))}
            </ul>
          </div>
        </div>
        {stack(0)}
        {props.memory ? <Memory view={view} words={words} known={theirs.known} /> : null}
      </aside>

      <div className="sites">{SITES.map(site)}</div>

      <footer className="mine">
        {props.hints && view.viewer !== null ? <Hint view={view} words={words} dismiss={props.dismissHints} /> : null}
        <div className={`plate own${turnOf === me && !view.over ? " at-turn" : ""}`}>
          <Pawn className="own-pawn" />
          <b className="who">{words.seat(me)}</b>
        </div>
        {mine.hand ? (
          <div className="hand" role="group" aria-label={words.say("label-hand")}>
            {SITES.filter((n) => known[n]).map((n) => (
              <button type="button" key={n} {...element([`hand:${n}`], `hand-pack n${n}`)}>
                <span className="unseen">
                  {words.say("babel-hand-card", { count: known[n] ?? 0, nation: words.say(`nation-${n}`) })}
                </span>
                {handCards
                  .filter((piece) => piece.picture === `n${n}`)
                  .map((piece) => (
                    <span
                      key={piece.id}
                      aria-hidden="true"
                      className={`card n${n}`}
                      data-piece={piece.id}
                      data-fresh={fresh.has(piece.id) || undefined}
                      data-drag={`hand:${n}`}
                    >
                      <i>{LETTERS[n]}</i>
                      <Suit nation={n} />
                      <b>{words.say(`nation-${n}`)}</b>
                    </span>
                  ))}
              </button>
            ))}
            {handCards.length ? null : <p className="empty-hand">{words.say("babel-empty-hand")}</p>}
          </div>
        ) : (
          <div className="hand closed">
            {Array.from({ length: mine.hand_size ?? mine.announced }, (_, i) => (
              <span key={i} className="card back" {...card(`hand:${me}`, i)} />
            ))}
          </div>
        )}
        <div className="actions">
          <div className="prompt">{props.prompt}</div>
          <div className="row tools">
            <button type="button" className="button small drawer-open-button" onClick={() => setDrawer(true)}>
              {words.say("babel-supply")}
            </button>
            {props.tools}
            {playable && !view.over ? (
              <button
                type="button"
                {...element(["end"], `button chief end-turn${usable.has("end") ? "" : " off"}`)}
                aria-disabled={!usable.has("end")}
              >
                {words.say("move-end")}
              </button>
            ) : null}
          </div>
        </div>
      </footer>

      {paper?.kind === "choose" ? (
        <Bubble spot={paper.spot} label={words.say("babel-choose")} close={close} focus={paper.keyboard}>
          <Choices moves={paper.moves} words={words} go={go} />
        </Bubble>
      ) : null}
      {paper?.kind === "refusal" ? (
        <Bubble spot={paper.spot} label={words.say("babel-refused")} refusal close={close}>
          {paper.text} <RuleLink rule={paper.rule} link={props.ruleLink} />
        </Bubble>
      ) : null}
    </div>
  );
}
