import clsx from "clsx";
import { useId } from "react";
import { isTheme, themeKey, themes, type Theme } from "../../visit/color-scheme";
import { useWindow } from "../useWindow";
import { useText } from "../../i18n";
import * as styles from "./ThemeSwitch.module.css";

const events = ["themechange"];

function current(): Theme {
  const { theme } = document.documentElement.dataset;
  return isTheme(theme) ? theme : "system";
}

/** Returns the theme that the visitor chose; `system` in the static HTML. */
export const useTheme = () => useWindow<Theme>(events, current, "system");

function choose(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  try {
    if (theme === "system") localStorage.removeItem(themeKey);
    else localStorage.setItem(themeKey, theme);
  } catch {
    // Storage refused: the choice then lasts as long as the visit.
  }
  window.dispatchEvent(new Event("themechange"));
}

/** System, light or dark. Needs script, and is hidden without it. */
export function ThemeSwitch() {
  const { t } = useText();
  const name = useId();
  const theme = useTheme();
  return (
    <fieldset className={clsx(styles.group, "small script-only no-print")}>
      <legend className="quiet">{t("theme.legend")}</legend>
      {themes.map((value) => (
        <label key={value} className="target">
          <input
            type="radio"
            name={name}
            value={value}
            checked={theme === value}
            onChange={() => choose(value)}
          />
          <span>{t(`theme.${value}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
