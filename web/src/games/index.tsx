/** Boards by game. A game that is not here is played by the shell alone. */

import { type ComponentType, lazy } from "react";
import type { GameName, MoveOf, ViewOf } from "../wire.gen";
import { Picture } from "./babel/Picture";
import type { BoardProps, GameUi } from "./types";

export const gameUis = {
  babel: { Board: lazy(() => import("./babel/Board").then((m) => ({ default: m.Board }))), Picture },
} satisfies { [G in GameName]?: GameUi<ViewOf[G], MoveOf[G]> };

// The shell knows no game: it hands on the views and moves of a match to the board of the same name.
type AnyUi = { Board: ComponentType<BoardProps<unknown, unknown>>; Picture: ComponentType };

export function uiOf(game: string): AnyUi | null {
  return (gameUis as unknown as Record<string, AnyUi | undefined>)[game] ?? null;
}
