/** Our own drawings, on a grid of 24 units, in two line weights. They take the colour of the text around them. */

import type { ReactNode, SVGProps } from "react";

type Props = SVGProps<SVGSVGElement> & { title?: string };

function Drawing({ children, title, ...rest }: Props & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      aria-hidden={title ? undefined : true}
      role={title ? "img" : undefined}
      focusable="false"
      {...rest}
    >
      {title ? <title>{title}</title> : null}
      {children}
    </svg>
  );
}

const bold = { stroke: "currentColor", strokeWidth: 1.7, strokeLinecap: "round", strokeLinejoin: "round" } as const;
const fine = { ...bold, strokeWidth: 0.95 } as const;

/** Assyrians: the wing of the bull with a man's head. */
export const Wing = (p: Props) => (
  <Drawing {...p}>
    <path d="M6.200 8.600Q11.500 2.600 22.400 3.200 20 8 10.400 9.200Z" fill="currentColor" />
    <path d="M5.600 12.100Q11 8.300 20.600 8.800 17.600 12.600 9.200 12.800Z" fill="currentColor" />
    <path d="M5.400 15.500Q10 12.600 18 13.200 15.400 16.600 8.600 16.300Z" fill="currentColor" />
    <path d="M5.800 18.800Q9.600 16.500 15 17.300 12.800 20.300 8 19.800Z" fill="currentColor" />
    <path d="M5.800 6.600C2.200 10 1.600 16.400 4.600 21.200" {...bold} />
    <circle cx="4.700" cy="4.800" r="1.500" fill="currentColor" />
  </Drawing>
);

/** Hittites: the sun disc. */
export const Sun = (p: Props) => (
  <Drawing {...p}>
    <circle cx="12" cy="12" r="5.300" {...bold} />
    <circle cx="12" cy="12" r="2.300" fill="currentColor" />
    {Array.from({ length: 8 }, (_, i) => (
      <path key={i} d="M10.700 5.200 12 1l1.300 4.200Z" fill="currentColor" transform={`rotate(${i * 45} 12 12)`} />
    ))}
  </Drawing>
);

/** Medes: the stepped altar of the fire. */
export const Altar = (p: Props) => (
  <Drawing {...p}>
    <path
      d="M12.300 1c.5 2.600 3.300 3.700 3.300 6.300a3.600 3.600 0 0 1-7.200 0c0-1.700 1-2.500 1.500-3.900.7.500 1 1.100 1.100 1.900C12 4.300 12.500 2.700 12.300 1Z"
      fill="currentColor"
    />
    <path d="M5.500 11.600h13l-2.200 2.600H7.700Z" fill="currentColor" />
    <path d="M9 15.400h6v2.800H9Z" fill="currentColor" />
    <path d="M6.200 18.800h11.600v1.600H6.200ZM3.500 21h17v1.800h-17Z" fill="currentColor" />
  </Drawing>
);

/** Persians: the cypress of the reliefs. */
export const Cypress = (p: Props) => (
  <Drawing {...p}>
    <path
      d="M12 1c3.700 4 5.100 8 5.100 11.600 0 3.900-2 6.600-5.100 6.600s-5.100-2.700-5.100-6.600C6.900 9 8.300 5 12 1Z"
      {...bold}
    />
    <path
      d="M12 4.800v14M12 9.400 9.200 7.900M12 9.400l2.800-1.500M12 13 8.200 10.900M12 13l3.800-2.100M12 16.700l-3.500-2.300M12 16.700l3.500-2.300"
      {...fine}
    />
    <path d="M11.100 19h1.800v3h2.700v1H8.400v-1h2.700Z" fill="currentColor" />
  </Drawing>
);

/** Sumerians: the ziggurat of three steps. */
export const Ziggurat = (p: Props) => (
  <Drawing {...p}>
    <path d="M1.500 21.500h7.800v-5.700H3Z M14.700 21.500h7.800L21 15.800h-6.300Z" fill="currentColor" />
    <path d="M5 14.600h4.300V9.700H6.300Z M14.700 14.600H19l-1.300-4.900h-3Z" fill="currentColor" />
    <path d="M8.400 8.500h7.200l-.9-5.300H9.300Z" fill="currentColor" />
    <path
      d="M10.700 21.300h2.600M10.700 18.800h2.600M10.700 16.300h2.600M10.700 13.800h2.600M10.700 11.300h2.600"
      {...fine}
    />
  </Drawing>
);

export const SUITS = [Wing, Sun, Altar, Cypress, Ziggurat] as const;
export const LETTERS = "AHMPS";

export function Suit({ nation, ...rest }: Props & { nation: number }) {
  const Sign = SUITS[nation] ?? Sun;
  return <Sign {...rest} />;
}

/** A pawn: the head of a foundation peg. */
export const Pawn = ({ theirs, ...p }: Props & { theirs?: boolean }) => (
  <Drawing {...p}>
    {theirs ? (
      <path
        d="M12 2.500 16.600 7 13.800 9.800 15.500 15h2.200l1.800 6.500H4.500L6.300 15h2.200l1.700-5.200L7.400 7Z"
        fill="currentColor"
        stroke="var(--pawn-edge, #0006)"
        strokeWidth="1"
      />
    ) : (
      <path
        d="M12 2.200a4.400 4.400 0 0 1 2.600 7.900L15.800 15h1.900l1.800 6.500H4.500L6.300 15h1.900l1.200-4.900A4.400 4.400 0 0 1 12 2.200Z"
        fill="currentColor"
        stroke="var(--pawn-edge, #0006)"
        strokeWidth="1"
      />
    )}
  </Drawing>
);

/** The lamp of the end phase. */
export const Lamp = ({ lit, ...p }: Props & { lit?: boolean }) => (
  <Drawing {...p}>
    <path
      d="M2.500 13.500c2 .7 3.500.3 5.500-.8 3-1.600 8-1.700 10.500 1 .9-.9 2.800-1 3 .4.200 1.300-1.400 1.900-2.700 1.400-1.300 3-4 4.500-7.300 4.500-4.600 0-8-2.500-9-6.500Z"
      {...bold}
    />
    {lit ? (
      <path
        d="M4.200 11.500c-1.800-1.600-1.400-3.700-.2-5 .6-.8.9-1.600.7-2.800 2 1.300 3.100 3.300 2.700 5.300-.2 1.300-1.400 2.500-3.200 2.500Z"
        fill="var(--glow)"
        stroke="none"
      />
    ) : null}
  </Drawing>
);

const line = (d: string) => (p: Props) => (
  <Drawing {...p}>
    <path d={d} {...bold} />
  </Drawing>
);

export const Undo = line("M8 5 3.500 9.500 8 14M4 9.500h10a6 6 0 0 1 0 12h-3");
export const Gear = line(
  "M12 8.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7ZM12 2.500v3M12 18.500v3M2.500 12h3M18.500 12h3M5.300 5.300l2.100 2.100M16.600 16.600l2.100 2.100M5.300 18.700l2.100-2.100M16.600 7.400l2.100-2.100",
);
export const Close = line("m5.500 5.500 13 13M18.500 5.500l-13 13");
export const Tablet = line(
  "M6 3.500h12q2 0 2 2v13q0 2-2 2H6q-2 0-2-2v-13q0-2 2-2ZM8 8h2M12 8h4M8 12h5M15 12h1M8 16h3M13 16h3",
);
export const Talk = line("M4 5.500h16v10.500H12L7.500 20v-4H4Z");
export const Chart = line("M4 20.500h16M6.500 20v-6M12 20V9M17.500 20V4");
export const List = line("M9 6.500h11M9 12h11M9 17.500h11M4.500 6.500h.01M4.500 12h.01M4.500 17.500h.01");
export const Help = line("M8.500 9a3.500 3.500 0 1 1 5.300 3c-1.300.8-1.800 1.400-1.800 2.800M12 19.300v.1");
export const Link = line(
  "M10 14a4 4 0 0 0 5.700 0l3.600-3.600a4 4 0 0 0-5.700-5.700L12.500 5.800M14 10a4 4 0 0 0-5.700 0l-3.600 3.600a4 4 0 0 0 5.700 5.700l1.100-1.100",
);
export const Left = line("M14.500 5 7.500 12l7 7");
export const Right = line("m9.500 5 7 7-7 7");
export const First = line("M17.500 5 10.500 12l7 7M6.500 5v14");
export const Last = line("m6.500 5 7 7-7 7M17.500 5v14");
export const Play = line("M7.500 4.500v15l12-7.500Z");
export const Pause = line("M8.500 5v14M15.500 5v14");
export const Eye = line(
  "M2.500 12S6 5.800 12 5.800 21.500 12 21.500 12 18 18.200 12 18.200 2.500 12 2.500 12ZM12 9.300a2.700 2.700 0 1 0 0 5.400 2.700 2.700 0 0 0 0-5.400Z",
);
export const Flag = line("M6 21.500V3M6 4.500c4-2.500 8 2.500 12.500 0v9c-4.500 2.500-8.500-2.500-12.500 0");
export const Again = line("M19.500 8A8.200 8.200 0 1 0 20.200 13.500M20 3.500V8.500h-5");
export const Save = line("M12 3.500v12M7 11l5 5 5-5M4 20.500h16");
export const Book = line(
  "M12 6c-2-1.700-5-2-8.500-1.700v14c3.500-.3 6.500 0 8.500 1.700 2-1.700 5-2 8.500-1.700v-14C17 4 14 4.300 12 6ZM12 6v14",
);
export const Clock = line("M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17ZM12 7.500V12l3.200 2.200");
export const Plus = line("M12 5v14M5 12h14");
export const Check = line("m4.500 12.500 5 5 10-11");

/** The mark of Shinar: a tower with its stairs. */
export const Mark = (p: Props) => (
  <Drawing {...p}>
    <path
      d="M2.500 21h7.700v-4.500H2.500ZM13.800 21h7.700v-4.500h-7.700ZM5 15.300h5.200v-4H5ZM13.800 15.300H19v-4h-5.200ZM7.500 10.100h9V6.500h-9ZM10.200 5.400h3.600V2.500h-3.600Z"
      fill="currentColor"
    />
    <path
      d="M10.900 20.500h2.200M10.900 18.300h2.200M10.900 16.100h2.200M10.900 13.900h2.200M10.900 11.700h2.200"
      {...fine}
    />
  </Drawing>
);
