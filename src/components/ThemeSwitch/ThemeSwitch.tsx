import clsx from "clsx";
import { useId } from "react";
import { themes, type Theme } from "../../visit/color-scheme";
import { chooseTheme, useTheme } from "./theme";
import * as styles from "./ThemeSwitch.module.css";

const names: Record<Theme, string> = { system: "System", light: "Light", dark: "Dark" };

/** System, light or dark. Needs script, and is hidden without it. */
export function ThemeSwitch() {
  const name = useId();
  const theme = useTheme();
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
            onChange={() => chooseTheme(value)}
          />
          {names[value]}
        </label>
      ))}
    </fieldset>
  );
}
