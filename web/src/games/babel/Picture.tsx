/** The picture of Babel in the lobby: five temples at dusk, one of them with a missing storey. */
import { Suit } from "../../kit/Symbols";
import "./picture.css";

const TOWERS = [[1, 2, 3], [1], [1, 2, 3, 4, 5, 6], [1, 2, 3, 4], [1, 2]];

export function Picture() {
  return (
    <svg className="babel-picture" viewBox="0 0 500 220" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect width="500" height="220" className="sky" />
      <circle cx="250" cy="86" r="46" className="sun" />
      {TOWERS.map((levels, site) => (
        <g key={site} transform={`translate(${50 + site * 100} 178)`}>
          {levels.map((level) => (
            <g key={level} className={`l${level}`}>
              <rect x={-44 + level * 5.6} y={-level * 19} width={88 - level * 11.2} height={18} className="storey" />
              <path d={`M-3 ${-level * 19}h6v18h-6Z`} className="stair" />
            </g>
          ))}
        </g>
      ))}
      {TOWERS.map((_, site) => (
        <g key={site} className={`n${site}`} transform={`translate(${site * 100} 178)`}>
          <rect width="100" height="42" className="glaze" />
          <rect x="4" y="4" width="92" height="34" className="inner" />
          <g transform="translate(36 7)">
            <Suit nation={site} width="28" height="28" />
          </g>
        </g>
      ))}
    </svg>
  );
}
