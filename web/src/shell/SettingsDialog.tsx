import { Dialog } from "../kit/Dialog";
import { sound } from "../kit/sound";
import { LANGUAGES } from "../words";
import { type Settings, settings } from "./store";
import { useSay } from "./text";

export function SettingsDialog({ close }: { close(): void }) {
  const say = useSay();
  const now = settings.use();
  const radio = <K extends "theme" | "palette" | "language">(
    name: K,
    values: readonly Settings[K][],
    label: (v: Settings[K]) => string,
  ) => (
    <fieldset className="options-row">
      <legend>{say(`setting-${name}`)}</legend>
      <div className="segments">
        {values.map((value) => (
          <label key={value} lang={name === "language" ? value : undefined}>
            <input
              type="radio"
              name={name}
              checked={now[name] === value}
              onChange={() => settings.set({ [name]: value })}
            />
            <span>{label(value)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
  const tick = (name: "sound" | "lessMotion" | "memory" | "hints", key: string) => (
    <label className="choice">
      <input
        type="checkbox"
        checked={now[name]}
        onChange={(event) => {
          settings.set({ [name]: event.target.checked });
          if (name === "sound") sound.turn();
        }}
      />
      <span>
        <b>{say(`setting-${key}`)}</b>
        <br />
        <small className="about">{say(`setting-${key}-about`)}</small>
      </span>
    </label>
  );
  return (
    <Dialog title={say("settings")} closeLabel={say("close")} close={close}>
      {radio("language", LANGUAGES, (v) => say(`language-name-${v}`))}
      {radio("theme", ["auto", "light", "dark"], (v) => say(`theme-${v}`))}
      {radio("palette", ["usual", "apart"], (v) => say(`palette-${v}`))}
      <div>
        {tick("sound", "sound")}
        {tick("lessMotion", "motion")}
        {tick("memory", "memory")}
        {tick("hints", "hints")}
      </div>
    </Dialog>
  );
}
