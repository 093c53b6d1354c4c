/**
 * The inline script in every head, before the first paint: so that the page never flashes in
 * another color scheme, and paints sooner. Before Gatsby's router is loaded, it also gives the
 * history entry what the router reads.
 */
import { themeKey } from "../color-scheme";
import { setFirstView } from "../first-view";
import { tidyEntry } from "../scroll";

const root = document.documentElement;
const { dataset } = root;
// At its top, a phone lays out only what is near until the page has loaded (Frame.module.css).
// Elsewhere heights have to be right.
const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
if (navigation?.type === "navigate" && !location.hash) {
  setFirstView(document, true);
  // At the end of the HTML, Chrome lays out a page whose typeface has not come, and soon again:
  // nothing, until the first frame or all is here.
  const show = () => (root.hidden = false);
  requestAnimationFrame(show);
  addEventListener("load", show);
  root.hidden = true;
}

dataset.theme = "system";
try {
  const theme = localStorage.getItem(themeKey) ?? "";
  if (theme === "light" || theme === "dark") {
    dataset.theme = theme;
    // Choose the picture for a theme that is not the system's before the wrong one is loaded, long
    // before React hydrates.
    addEventListener("DOMContentLoaded", () => {
      for (const source of document.querySelectorAll<HTMLSourceElement>("source[media]"))
        source.media = theme === "dark" ? "" : "not all";
    });
  } else localStorage.removeItem(themeKey);
} catch {
  // Storage is refused: the page keeps the system's scheme.
}

tidyEntry(window);
