import { entryKey } from "./navigation/address";

/**
 * Restores the scroll position of every history entry. Gatsby's own restoration loses the position once a `#hash` link of the
 * same page has been followed, and the browser's scrolls before the page is rendered. Both are off while script runs; when the
 * document is left, the browser's is turned on again.
 */
const storageKey = "scroll";
/** Scroll positions by the keys of their history entries. */
let positions: Record<string, number> = {};
/** Key of the entry that is shown. While the page of a Back still loads, this is not the entry of the address. */
let shownEntry = "";
/** The last known scroll position: by the time of `popstate`, a browser may have scrolled already. */
let position = 0;

/** Saves the scroll position of the entry that is being left. */
export function leaveEntry(): void {
  positions[shownEntry] = position;
}

function scrollTo(top: number): void {
  window.scrollTo({ top, behavior: "instant" });
  position = window.scrollY;
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
    positions = JSON.parse(sessionStorage.getItem(storageKey) ?? "{}") as typeof positions;
  } catch {
    // Storage is refused: positions last as long as the document.
  }
  const takeOver = () => {
    history.scrollRestoration = "manual";
    shownEntry = entryKey();
    position = window.scrollY;
  };
  takeOver();
  window.addEventListener("pageshow", ({ persisted }) => {
    takeOver();
    // WebKit shows a document from its back/forward cache at the top. It was saved when it was left.
    if (persisted) scrollTo(positions[shownEntry] ?? 0);
  });
  window.addEventListener("scroll", () => (position = window.scrollY), { passive: true });
  window.addEventListener("pagehide", () => {
    leaveEntry();
    history.scrollRestoration = "auto";
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(positions));
    } catch {
      // Storage is refused or full.
    }
  });
}

/** Scrolls to a hash on the page that is shown; smoothly, if the visitor has not asked for reduced motion (visit.css). */
export function moveTo(to: string): void {
  document.documentElement.dataset.smooth = "";
  location.assign(to);
}

/** Why a history entry is shown: the document was loaded; a link or `navigate()`; Back, Forward or a `#hash`. */
type EntryCause = "document" | "link" | "history";

/** Sets the scroll position and the focus, once the page of a history entry is rendered. */
export function showEntry(cause: EntryCause, isNewPage: boolean): void {
  shownEntry = entryKey();
  delete document.documentElement.dataset.smooth;
  const target = hashTarget();
  const saved = cause === "history" ? positions[shownEntry] : undefined;
  if (saved !== undefined) scrollTo(saved);
  // For the first page and for `#hash` links of the same page, the browser has scrolled already.
  else if (cause === "link" || isNewPage) {
    if (target) target.scrollIntoView({ behavior: "instant" });
    else if (cause !== "document") scrollTo(0);
  }
  if (!isNewPage || cause === "document") focus(target);
  else focusPage(target);
}

/** Focuses the hash's target or else the heading of a new page, in place of the router's wrapper, which the router focuses. */
function focusPage(target: HTMLElement | null): void {
  const wrapper = document.getElementById("gatsby-focus-wrapper");
  const heading = wrapper?.querySelector("h1") ?? null;
  if (wrapper) wrapper.focus = () => focus(target ?? heading);
  // Screen readers read the focused heading: Gatsby's announcement would repeat it.
  document.getElementById("gatsby-announcer")?.toggleAttribute("hidden", !target);
}
