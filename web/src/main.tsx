import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "./kit/fonts.css";
import "./kit/tokens.css";
import "./kit/base.css";
import "./shell/shell.css";
import { App } from "./shell/App";
import { applySettings, settings } from "./shell/store";

applySettings();
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", applySettings);

createRoot(document.getElementById("root") as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

export { settings };
