import clsx from "clsx";
import { useId } from "react";
import { themes } from "../../visit/color-scheme";
import { chooseTheme, useTheme } from "./theme";
import { useText } from "../../i18n";
import * as styles from "./ThemeSwitch.module.css";

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
            onChange={() => chooseTheme(value)}
          />
          <span>{t(`theme.${value}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
