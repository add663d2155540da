/** The board of Babel with fixtures instead of a server: dev/board.html?position=middle&lang=fr&theme=dark */
import { StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";
import "../src/kit/fonts.css";
import "../src/kit/tokens.css";
import "../src/kit/base.css";
import type { BabelMove, BabelView } from "../src/wire.gen";
import { Board } from "../src/games/babel/Board";
import { Words, type Language } from "../src/words";

const common = import.meta.glob("../../src/shinar/text/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
}) as Record<string, string>;
const babel = import.meta.glob("../../src/shinar/games/babel/text/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
}) as Record<string, string>;
const own = import.meta.glob("../src/text/*.ftl", { query: "?raw", import: "default", eager: true }) as Record<
  string,
  string
>;
const fixtures = import.meta.glob("./fixtures/*.json", { import: "default", eager: true }) as Record<string, Fixture>;

type Fixture = { view: BabelView; moves: BabelMove[]; why: Record<string, { name: string; rule: string }> };

const query = new URLSearchParams(location.search);
const lang = (query.get("lang") ?? "en") as Language;
if (lang === "zh-TW")
  await import("@fontsource/noto-serif-tc/chinese-traditional-500.css" as string).catch(() => undefined);
document.documentElement.dataset.theme = query.get("theme") ?? "light";
document.documentElement.dataset.palette = query.get("palette") ?? "";
document.documentElement.lang = lang;
const pick = (set: Record<string, string>) =>
  Object.entries(set).find(([path]) => path.endsWith(`/${lang}.ftl`))?.[1] ?? "";
const words = new Words(lang, [pick(common), pick(babel), pick(own)], ["Ann", "Enheduanna"], 0);

function Page() {
  const fixture = fixtures[`./fixtures/${query.get("position") ?? "middle"}.json`] as Fixture;
  const [hints, setHints] = useState(query.has("hints"));
  return (
    <div style={{ height: "100dvh", display: "flex" }}>
      <Board
        view={fixture.view}
        moves={fixture.moves}
        words={words}
        names={["Ann", "Enheduanna"]}
        playable
        play={(m) => console.log("played", m.text)}
        ask={async (text) => fixture.why[text] ?? null}
        ruleLink={(rule) => `#${rule}`}
        memory={query.has("memory")}
        hints={hints}
        dismissHints={() => setHints(false)}
        prompt={words.phase(fixture.view)}
        tools={
          <button type="button" className="button small">
            {words.say("undo")}
          </button>
        }
      />
    </div>
  );
}
createRoot(document.getElementById("root") as HTMLElement).render(
  <StrictMode>
    <Page />
  </StrictMode>,
);
