import clsx from "clsx";
import { useId } from "react";
import { themes } from "../../visit/color-scheme";
import { chooseTheme, useTheme } from "./theme";
import { useWords } from "../../words/words";
import * as styles from "./ThemeSwitch.module.css";

/** System, light or dark. Needs script, and is hidden without it. */
export function ThemeSwitch() {
  const { themes: words } = useWords();
  const name = useId();
  const theme = useTheme();
  return (
    <fieldset className={clsx(styles.group, "script-only no-print")}>
      <legend className={styles.legend}>{words.legend}</legend>
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
          {words[value]}
        </label>
      ))}
    </fieldset>
  );
}
