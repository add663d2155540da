/** A few words for a newcomer's first turns. They describe what is shown, and follow from the view alone. */

import { Close } from "../../kit/Symbols";
import type { Words } from "../../words";
import type { BabelView } from "../../wire.gen";

export function hintKey(view: BabelView): string | null {
  const me = view.sides[view.viewer ?? 0]!;
  if (view.over || view.turn > 7) return null;
  if (view.phase === "halving") return view.acting.includes(view.viewer ?? 0) ? "babel-hint-halving" : null;
  if (view.active !== view.viewer) return "babel-hint-wait";
  if (me.pawn === null) return "babel-hint-move";
  if (me.columns[me.pawn]!.length === 0) return "babel-hint-lay";
  if (me.held && view.must_build) return "babel-hint-held";
  if (view.turn <= 1) return "babel-hint-end";
  return view.turn <= 3 ? "babel-hint-build" : "babel-hint-groups";
}

export function Hint({ view, words, dismiss }: { view: BabelView; words: Words; dismiss(): void }) {
  const key = hintKey(view);
  return key ? (
    <div className="hint" role="note">
      <p>{words.say(key)}</p>
      <button
        type="button"
        className="icon-button"
        onClick={dismiss}
        aria-label={words.say("hints-off")}
        title={words.say("hints-off")}
      >
        <Close />
      </button>
    </div>
  ) : null;
}
