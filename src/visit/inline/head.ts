/**
 * The inline script in every head. It runs before the first paint, so that the page never flashes in a color scheme other
 * than the one that the visitor chose, and a phone that has loaded the typeface before uses it from the start.
 */
import { themeKey } from "../color-scheme";
import { typefaceKey } from "../typeface-key";

const { dataset } = document.documentElement;
dataset.theme = "system";
try {
  const theme = localStorage.getItem(themeKey) ?? "";
  if (theme === "light" || theme === "dark") {
    dataset.theme = theme;
    // Choose the picture for a theme that is not the system's before the wrong one is loaded, long before React hydrates.
    addEventListener("DOMContentLoaded", () => {
      for (const source of document.querySelectorAll<HTMLSourceElement>("source[media]"))
        source.media = theme === "dark" ? "" : "not all";
    });
  }
  if (localStorage.getItem(typefaceKey)) {
    dataset.typeface = "";
    // Preload it at any screen width, not only on wide screens: the file is cached.
    // eslint-disable-next-line @typescript-eslint/no-non-null-assertion -- every head has it (head-components.tsx)
    document.querySelector<HTMLLinkElement>("link[as=font]")!.media = "";
  }
} catch {
  // Storage is refused: the page keeps the system's scheme and the fallback typeface.
}
