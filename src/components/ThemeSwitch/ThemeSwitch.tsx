import clsx from "clsx";
import { useId, useSyncExternalStore } from "react";
import { isTheme, themeKey, themes, type Theme } from "../../visit/color-scheme";
import * as styles from "./ThemeSwitch.module.css";

const names: Record<Theme, string> = { system: "System", light: "Light", dark: "Dark" };
const changed = "themechange";

function subscribe(tell: () => void): () => void {
  window.addEventListener(changed, tell);
  return () => window.removeEventListener(changed, tell);
}

function current(): Theme {
  const { theme } = document.documentElement.dataset;
  return isTheme(theme) ? theme : "system";
}

function choose(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  try {
    if (theme === "system") localStorage.removeItem(themeKey);
    else localStorage.setItem(themeKey, theme);
  } catch {
    // Storage refused: the choice then lasts as long as the visit.
  }
  window.dispatchEvent(new Event(changed));
}

/** System, light or dark. Needs script, and is hidden without it. */
export function ThemeSwitch() {
  const name = useId();
  const theme = useSyncExternalStore(subscribe, current, () => "system" as const);
  return (
    <fieldset className={clsx(styles.group, "script-only no-print")}>
      <legend className={styles.legend}>Color scheme</legend>
      {themes.map((value) => (
        <label key={value} className={styles.choice}>
          <input
            className={styles.input}
            type="radio"
            name={name}
            value={value}
            checked={theme === value}
            onChange={() => choose(value)}
          />
          {names[value]}
        </label>
      ))}
    </fieldset>
  );
}
