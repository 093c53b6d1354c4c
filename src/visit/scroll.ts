import { entryKey } from "./navigation/address";

/**
 * Where the visitor was, for every entry of the history. Gatsby's own memory loses the place when a `#hash` link of
 * the same page has been followed, and the browser's own restoring jumps before the page is there; so both are off while
 * script runs, and the browser takes over again when the document is left.
 */
const storageKey = "scroll";
let places: Record<string, number> = {};
/** The entry that is shown, which is not yet that of the address while a Back still loads. */
let shownEntry = "";
/** The latest place that was seen: at `popstate` a browser may have scrolled already. */
let place = 0;

/** Remembers the place in the entry that is being left. */
export function leaveEntry(): void {
  places[shownEntry] = place;
}

function scrollTo(top: number): void {
  window.scrollTo({ top, behavior: "instant" });
  place = window.scrollY;
}

/** Returns the element that the address's hash names. */
function hashTarget(): HTMLElement | null {
  const id = location.hash.slice(1);
  return id ? document.getElementById(decodeURIComponent(id)) : null;
}

function focus(element: Element | null): void {
  if (!(element instanceof HTMLElement)) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

export function watchScroll(): void {
  try {
    places = JSON.parse(sessionStorage.getItem(storageKey) ?? "{}") as typeof places;
  } catch {
    // Refused: places are known for as long as the document lives.
  }
  const takeOver = () => {
    history.scrollRestoration = "manual";
    shownEntry = entryKey();
    place = window.scrollY;
  };
  takeOver();
  window.addEventListener("pageshow", takeOver);
  window.addEventListener("scroll", () => (place = window.scrollY), { passive: true });
  window.addEventListener("pagehide", () => {
    leaveEntry();
    history.scrollRestoration = "auto";
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(places));
    } catch {
      // Refused or full.
    }
  });
}

/** Goes to a place on the page that is shown. */
export function moveTo(to: string): void {
  document.documentElement.dataset.smooth = "";
  location.assign(to);
}

/** By what an entry of the history came to be shown: the document; a link or `navigate()`; Back, Forward or a `#hash`. */
type EntryCause = "document" | "link" | "history";

/** The page of an entry is shown: puts the visitor where they belong, and the focus with them. */
export function showEntry(cause: EntryCause, isNewPage: boolean): void {
  shownEntry = entryKey();
  delete document.documentElement.dataset.smooth;
  const target = hashTarget();
  const known = cause === "history" ? places[shownEntry] : undefined;
  if (known !== undefined) scrollTo(known);
  // The browser has scrolled already, at the first load and for `#hash` links of the same page.
  else if (cause === "link" || isNewPage) {
    if (target) target.scrollIntoView({ behavior: "instant" });
    else if (cause !== "document") scrollTo(0);
  }
  if (!isNewPage || cause === "document") focus(target);
  else focusPage(target);
}

/** The router focuses its wrapper at each new page; this site wants the hash's target there, or else the page's heading. */
function focusPage(target: HTMLElement | null): void {
  const wrapper = document.getElementById("gatsby-focus-wrapper");
  const heading = wrapper?.querySelector("h1") ?? null;
  if (wrapper) wrapper.focus = () => focus(target ?? heading);
  // A heading that gets the focus is read out: Gatsby's announcement of the same words would be the second.
  document.getElementById("gatsby-announcer")?.toggleAttribute("hidden", !target);
}
