import { useSyncExternalStore } from "react";
import { isTheme, themeKey, type Theme } from "../../visit/color-scheme";

const changed = "themechange";

function subscribe(tell: () => void): () => void {
  window.addEventListener(changed, tell);
  return () => window.removeEventListener(changed, tell);
}

function current(): Theme {
  const { theme } = document.documentElement.dataset;
  return isTheme(theme) ? theme : "system";
}

/** Returns the theme that the visitor chose; `system` in the static HTML. */
export const useTheme = (): Theme =>
  useSyncExternalStore(subscribe, current, () => "system" as const);

export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  try {
    if (theme === "system") localStorage.removeItem(themeKey);
    else localStorage.setItem(themeKey, theme);
  } catch {
    // Storage refused: the choice then lasts as long as the visit.
  }
  window.dispatchEvent(new Event(changed));
}
