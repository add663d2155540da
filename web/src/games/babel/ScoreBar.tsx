/** Both totals on one ruler. The marks are where the end is decided: 9 or less, 15, and 20 in the end phase. */

import type { Words } from "../../words";

const MARKS = [0, 5, 9, 15, 20];
const FULL = 25;
const W = 500;
const x = (points: number) => 8 + (points / FULL) * (W - 16);

export function ScoreBar({
  mine,
  theirs,
  words,
  me,
  endPhase,
}: {
  mine: number;
  theirs: number;
  words: Words;
  me: number;
  endPhase: boolean;
}) {
  const label = words.say("babel-score", { mine: String(mine), theirs: String(theirs), name: words.nameOf(1 - me) });
  return (
    <div className="score-bar" role="img" aria-label={label}>
      <span className="total their">{theirs}</span>
      <svg viewBox={`0 0 ${W} 45`} aria-hidden="true">
        <rect x={x(0)} y={13} width={x(FULL) - x(0)} height={8} className="ruler" />
        <rect x={x(0)} y={13} width={x(9.5) - x(0)} height={8} className="low" />
        <rect x={x(15)} y={13} width={x(FULL) - x(15)} height={8} className={endPhase ? "high" : "high now"} />
        <rect x={x(20)} y={13} width={x(FULL) - x(20)} height={8} className={endPhase ? "crown now" : "crown"} />
        {Array.from({ length: FULL + 1 }, (_, i) => (
          <path key={i} d={`M${x(i)} 13v8`} className="tick" />
        ))}
        {MARKS.map((mark) => (
          <text
            key={mark}
            x={x(mark)}
            y={43}
            textAnchor="middle"
            className={`mark${mark === 20 && !endPhase ? " faint" : ""}${mark < 9 ? " minor" : ""}`}
          >
            {mark}
          </text>
        ))}
        <path d={`M${x(9.5)} 8v16`} className="border" />
        <path d={`M${x(15)} 8v16`} className="border" />
        <path d={`M${x(20)} 8v16`} className={endPhase ? "border" : "border faint"} />
        <path d={`M${x(theirs)} 13l-6 -11h12Z`} className="marker their" />
        <path d={`M${x(mine)} 21l-6 11h12Z`} className="marker own" />
      </svg>
      <span className="total own">{mine}</span>
    </div>
  );
}
