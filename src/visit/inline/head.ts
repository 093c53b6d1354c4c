/**
 * The inline script of every head, which runs before the first paint: the page never flashes in another color scheme than
 * the one that the visitor chose, and a phone that has the typeface's file uses it from the beginning.
 */
import { themeKey } from "../color-scheme";
import { typefaceKey } from "../typeface-key";

const { dataset } = document.documentElement;
dataset.theme = "system";
try {
  const theme = localStorage.getItem(themeKey) ?? "";
  if (theme === "light" || theme === "dark") {
    dataset.theme = theme;
    // The picture of the theme, where it is not the system's: before it has come, and long before React is there.
    addEventListener("DOMContentLoaded", () => {
      for (const source of document.querySelectorAll<HTMLSourceElement>("source[media]"))
        source.media = theme === "dark" ? "" : "not all";
    });
  }
  if (localStorage.getItem(typefaceKey)) {
    dataset.typeface = "";
    // Whatever the width of the screen: the file is there already.
    // eslint-disable-next-line @typescript-eslint/no-non-null-assertion -- every head has it (head-components.tsx)
    document.querySelector<HTMLLinkElement>("link[as=font]")!.media = "";
  }
} catch {
  // Storage is refused: the system's scheme and the stand-in for the typeface hold.
}
