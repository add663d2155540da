/** What the shell gives a board, and what a board is. */

import type { ComponentType, ReactNode } from "react";
import type { Words } from "../words";

export interface Refusal {
  name: string;
  rule: string;
}

export interface BoardProps<V, M> {
  view: V;
  moves: M[]; // legal now, for the seat whose view this is; empty while nothing may be chosen
  words: Words;
  names: string[];
  playable: boolean; // false in replays and for spectators: touches explain nothing and play nothing
  play(move: M): void;
  ask(notation: string): Promise<Refusal | null>; // why a move is refused; null = it is not
  ruleLink(rule: string): string | null;
  memory: boolean; // show what may be known by counting
  hints: boolean; // speak to a newcomer
  dismissHints(): void;
  prompt: ReactNode;
  tools: ReactNode;
}

export interface GameUi<V, M> {
  Board: ComponentType<BoardProps<V, M>>;
  Picture: ComponentType;
}
