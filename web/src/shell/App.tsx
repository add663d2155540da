/** The page around everything: words, the way from place to place, settings. */

import { Component, lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { LiveRegion } from "../kit/Live";
import { Book, Gear, Mark } from "../kit/Symbols";
import { Lobby } from "./Lobby";
import { KeyPage, JoinPage } from "./Join";
import { NewTable } from "./NewTable";
import { readRoute, type Route, useFragment } from "./route";
import { SettingsDialog } from "./SettingsDialog";
import { applySettings, settings } from "./store";
import { useSay, useWordsOf, WordsProvider } from "./text";

const TablePage = lazy(() => import("./TablePage").then((m) => ({ default: m.TablePage })));
const RulesPage = lazy(() => import("./RulesPage").then((m) => ({ default: m.RulesPage })));

export function App() {
  const route = readRoute(useFragment());
  const words = useWordsOf(null);
  const setting = settings.use();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever a setting has changed
  useEffect(applySettings, [setting]);
  if (!words) return <Waiting />;
  return (
    <WordsProvider words={words}>
      <LiveRegion />
      <Boundary key={route.page}>
        <Suspense fallback={<Waiting />}>
          <Page route={route} />
        </Suspense>
      </Boundary>
    </WordsProvider>
  );
}

function Page({ route }: { route: Route }) {
  switch (route.page) {
    case "table":
      return <TablePage key={route.match} match={route.match} />;
    case "new":
      return (
        <Framed>
          <NewTable game={route.game} />
        </Framed>
      );
    case "join":
      return (
        <Framed>
          <JoinPage key={route.match} match={route.match} invitation={route.invitation} />
        </Framed>
      );
    case "key":
      return <KeyPage match={route.match} seatKey={route.key} />;
    case "rules":
      return (
        <Framed>
          <RulesPage game={route.game} rule={route.rule} />
        </Framed>
      );
    default:
      return (
        <Framed>
          <Lobby />
        </Framed>
      );
  }
}

/** Every page but the table: a head, a frieze, the matter. */
function Framed({ children }: { children: ReactNode }) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  return (
    <>
      <header className="page-head">
        <a href="#/" className="brand" aria-label={say("brand")}>
          <Mark />
          <span>Shinar</span>
        </a>
        <nav>
          <a href="#/rules/babel" className="button plain">
            <Book />
            <span className="wide-only">{say("rules")}</span>
          </a>
          <button type="button" className="button plain" onClick={() => setOpen(true)}>
            <Gear />
            <span className="wide-only">{say("settings")}</span>
          </button>
        </nav>
      </header>
      <Frieze />
      <main className="page">{children}</main>
      <footer className="page-foot">{say("rights")}</footer>
      {open ? <SettingsDialog close={() => setOpen(false)} /> : null}
    </>
  );
}

/** A seal rolled along the page: stepped battlements and rosettes. */
export function Frieze() {
  return (
    <div className="frieze" aria-hidden="true">
      <svg>
        <defs>
          <pattern id="frieze" width="48" height="12" patternUnits="userSpaceOnUse">
            <path d="M0 12V9h4V6h4V3h8v3h4v3h4v3Z" fill="currentColor" opacity="0.55" />
            <circle cx="36" cy="6.500" r="1.600" fill="currentColor" />
            {Array.from({ length: 8 }, (_, i) => (
              <ellipse
                key={i}
                cx="36"
                cy="3.300"
                rx="0.900"
                ry="1.900"
                fill="currentColor"
                opacity="0.8"
                transform={`rotate(${i * 45} 36 6.500)`}
              />
            ))}
          </pattern>
        </defs>
        <rect width="100%" height="12" fill="url(#frieze)" />
      </svg>
    </div>
  );
}

export function Waiting() {
  return (
    <div className="waiting" role="progressbar" aria-label="…">
      <svg viewBox="0 0 60 42" aria-hidden="true">
        <rect x="2" y="32" width="56" height="8" />
        <rect x="10" y="22" width="40" height="8" />
        <rect x="18" y="12" width="24" height="8" />
        <rect x="25" y="2" width="10" height="8" />
      </svg>
    </div>
  );
}

class Boundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };
  static getDerivedStateFromError() {
    return { broken: true };
  }
  override render() {
    return this.state.broken ? <Broken /> : this.props.children;
  }
}

function Broken() {
  const say = useSay();
  return (
    <main className="page notice-page">
      <h1>{say("broken-title")}</h1>
      <p>{say("broken-about")}</p>
      <div className="row">
        <button type="button" className="button chief" onClick={() => location.reload()}>
          {say("load-again")}
        </button>
        <a className="button" href="#/">
          {say("to-lobby")}
        </a>
      </div>
    </main>
  );
}
