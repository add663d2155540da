/** The small things on the table of Babel: temples, cards of levels, piles, seals, and the words of a choice. */

import type { CSSProperties, ReactNode } from "react";
import { Suit } from "../../kit/Symbols";
import type { BabelMove, BabelView } from "../../wire.gen";
import type { Words } from "../../words";
import { longestRun, payingRuns, touch } from "./touches";

export function RuleLink({ rule, link }: { rule: string | null; link(rule: string): string | null }) {
  const href = rule ? link(rule) : null;
  return href ? (
    <a href={href} target="_blank" rel="noreferrer" className="rule">
      {rule}
    </a>
  ) : null;
}

/** The moves that are left, in full words; a skill says first what it does. */
export function Choices({ moves, words, go }: { moves: BabelMove[]; words: Words; go(m: BabelMove): void }) {
  const about = (m: BabelMove) => {
    if (m.kind === "halve") return "skill-about-halve";
    const pick = touch(m).pick[0] ?? "";
    return pick.startsWith("group:") ? `skill-about-${pick.slice(6)}` : null;
  };
  let told: string | null = null;
  return (
    <div className="choices">
      {moves.map((m) => {
        const text = about(m);
        const tell = text !== null && text !== told;
        told = text;
        return (
          <div key={m.action}>
            {tell ? <p className="about">{words.say(text)}</p> : null}
            <button type="button" className="button small" onClick={() => go(m)}>
              {words.move(m)}
            </button>
          </div>
        );
      })}
    </div>
  );
}

/** What groups can do now, beside the cards that make them: a seal per nation, or the groups that may pay. */
export function Powers(props: {
  column: number[];
  per: number;
  lanes: number;
  skills: Set<number>;
  pays: BabelMove[];
  words: Words;
  element(ids: string[], extra?: string): object;
}) {
  const { column, skills, pays, words, element } = props;
  const { per, lanes: n } = props;
  // In several lanes the mark stands where the group ends.
  const place = (from: number, length: number): CSSProperties => {
    const lane = Math.floor((from + length - 1) / per);
    const start = Math.max(from, lane * per);
    return {
      "--from": start - lane * per,
      "--length": from + length - start,
      "--shift": (n - 1 - lane) / n,
    } as CSSProperties;
  };
  const first = pays[0];
  if (first) {
    const chosen = payingRuns(column, first.nation ?? 0, first.groups ?? 0);
    return (
      <div className="powers" style={{ "--count": per } as CSSProperties}>
        {pays.map((m, i) => (
          <div key={m.action} className="group" style={place(chosen[i]?.from ?? 0, chosen[i]?.length ?? 1)}>
            <button
              type="button"
              {...element([`pay:${m.group}`], `power n${m.nation}`)}
              aria-label={words.move(m)}
              title={words.move(m)}
            >
              <span aria-hidden="true">{m.group}</span>
            </button>
          </div>
        ))}
      </div>
    );
  }
  return (
    <div className="powers" style={{ "--count": per } as CSSProperties}>
      {[...skills].map((nation) => {
        const run = longestRun(column, nation);
        const name = `${words.say(`nation-${nation}`)}: ${words.say(`skill-${nation}`)} / ${words.say("skill-halve")}`;
        return run ? (
          <div key={nation} className="group" style={place(run.from, run.length)}>
            <button type="button" {...element([`group:${nation}`], `power n${nation}`)} aria-label={name} title={name}>
              <Suit nation={nation} />
            </button>
          </div>
        ) : null;
      })}
    </div>
  );
}

/** A ziggurat of the storeys really there; where one is missing, scaffolding carries the next. */
export function Storeys({ levels, card }: { levels: number[]; card(i: number): object }) {
  const top = levels.at(-1) ?? 0;
  const built = new Set(levels);
  return (
    <span className="ziggurat" aria-hidden="true">
      {Array.from({ length: top }, (_, i) => i + 1).map((level) =>
        built.has(level) ? (
          <span key={level} className={`storey l${level}`} {...card(levels.indexOf(level))} />
        ) : (
          <span key={level} className={`storey gap l${level}`} />
        ),
      )}
      {top === 0 ? <span className="plan" /> : null}
    </span>
  );
}

export function LevelCard({ level, note, ...rest }: { level: number; note?: string }) {
  return (
    <span aria-hidden="true" className={`level-card l${level}`} {...rest}>
      <b>{level || "?"}</b>
      <span className="tiny" aria-hidden="true">
        {Array.from({ length: level }, (_, i) => (
          <span key={i} className={`w${i + 1}`} />
        ))}
      </span>
      {note ? <em>{note}</em> : null}
    </span>
  );
}

/** A pile as thick as it is. */
export function Thick({ count, kind }: { count: number; kind: string }) {
  const sheets = Math.min(9, Math.ceil(count / 5));
  return (
    <svg className={`thick ${kind}`} viewBox="0 0 44 52" aria-hidden="true">
      {Array.from({ length: sheets }, (_, i) => (
        <rect key={i} x={2} y={18 - i * 2} width={40} height={32} rx={2} />
      ))}
      {sheets ? (
        <g transform={`translate(10 ${20 - (sheets - 1) * 2 + 1})`} className="emblem">
          {kind === "temple" ? (
            <path d="M0 24h24v-6H0ZM3 16.500h18v-5H3ZM6.500 10h11V5h-11Z" />
          ) : (
            <path d="M12 2 22 14 12 26 2 14ZM12 8l5 6-5 6-5-6Z" />
          )}
        </g>
      ) : (
        <rect x={2} y={18} width={40} height={32} rx={2} className="none" />
      )}
    </svg>
  );
}

/** What may be known by counting (R10.10). */
export function Memory({ view, words, known }: { view: BabelView; words: Words; known: number[] | null }) {
  const chips = (counts: number[]): ReactNode => (
    <ul>
      {counts.map((count, n) => (
        <li key={n} className={`chip n${n}`}>
          <Suit nation={n} title={words.say(`nation-${n}`)} /> {count}
        </li>
      ))}
    </ul>
  );
  return (
    <div className="memory">
      <h3>{words.say("babel-unseen")}</h3>
      {chips(view.unseen)}
      <h3>{words.say("babel-unseen-temples")}</h3>
      <ul>
        {view.unseen_temples.map((count, i) => (
          <li key={i} className="chip level">
            <b>{i + 1}</b> {count}
          </li>
        ))}
      </ul>
      {known?.some(Boolean) ? (
        <>
          <h3>{words.say("babel-known")}</h3>
          {chips(known)}
        </>
      ) : null}
    </div>
  );
}
