/**
 * When a visit starts: Gatsby's scripts wait in a template at the end of each page (src/hosting/html.ts). They are loaded at the first
 * sign of interest, by themselves once the page has been at rest for a while, and at once where something waits for them.
 */
import { photoId } from "../content/sections";
import { savesData } from "./connection";
import { idleTimeout, layOutAfter, startAfter } from "./constants";
import { draftKey, sweepDrafts } from "./draft-key";
import { layOut } from "./lay-out";
import { isOnPage, linkOf, pageOf } from "./links";
import { isPlainClick } from "./plain-click";
import type { ProgressBar } from "./progress-bar";
import { hasJustReloaded } from "./recovery";

/** The event by which React tells the loader that it has taken over the page. */
const takenOver = "visit-taken-over";

/** Called when React has rendered the page: from now on links, Back and pictures are its business. */
export const takeOver = (window: Window): boolean => window.dispatchEvent(new Event(takenOver));

/** What is the visitor's interest. A pointer that lies where the page appears is reported as a move by zero pixels. */
const signs = ["pointerdown", "pointermove", "keydown", "touchstart", "focusin", "scroll"];

/** Whether a form of the page has a draft, which it restores. Drafts that have expired are deleted, on whichever page. */
function hasDraft({ document }: Window): boolean {
  const drafts = sweepDrafts(Date.now());
  const names = [...document.forms].map((form) => form.getAttribute("name") ?? "");
  return names.some((name) => drafts.some((key) => key.startsWith(draftKey(name, ""))));
}

/** Whether the address answers a form of the page: one that leads to the page itself, or that is posted and takes words from there. */
function isAnswered({ document, location }: Window): boolean {
  const isOwn = (form: HTMLFormElement) =>
    form.getAttribute("action") === location.pathname || form.matches("[method=POST]");
  return location.search + location.hash !== "" && [...document.forms].some(isOwn);
}

/** Whether something waits that only script can show: the error of a page that was reloaded, answers in the address, or a draft. */
export function awaitsScript(window: Window): boolean {
  const isDraft = hasDraft(window);
  return isDraft || hasJustReloaded(window) || isAnswered(window);
}

/**
 * Loads `scripts` into the page when it is time, and meanwhile does what the page needs of script.
 * @param bar is shown while a document loads that a link leads to
 */
export function startVisit(
  window: Window & typeof globalThis,
  scripts: DocumentFragment,
  bar: ProgressBar,
): void {
  const { document, history, location } = window;
  const { pathname } = location;
  const interest = new AbortController();
  const before = new AbortController();
  window.addEventListener(takenOver, () => before.abort());

  const load = () => {
    if (interest.signal.aborted) return;
    interest.abort();
    layOut(document);
    // Scripts inserted by script run in the order in which they arrive; this keeps the document's order.
    for (const script of scripts.querySelectorAll("script")) script.async = false;
    document.body.append(scripts);
  };

  /** Whether a link leads to a document: React would only delay it. */
  const opensDocument = (link: HTMLAnchorElement | null) =>
    link !== null && pageOf(link, location) !== undefined && !isOnPage(link, location);
  /** The link under a finger. */
  let pressed: HTMLAnchorElement | null = null;
  const sense = (event: Event) => {
    const { type, movementX, movementY } = event as PointerEvent;
    if (type === "pointermove" && !movementX && !movementY) return;
    const link = linkOf(event);
    if (type === "pointerdown" || type === "touchstart") pressed = link;
    if (link && link === pressed && type !== "keydown" && opensDocument(link)) return;
    load();
  };
  for (const name of signs)
    window.addEventListener(name, sense, {
      capture: true,
      passive: true,
      signal: interest.signal,
    });

  /** Whether a document is being loaded. */
  let isLeaving = false;
  const { signal } = before;
  window.addEventListener(
    "click",
    (event) => {
      const link = linkOf(event);
      if (event.defaultPrevented || !isPlainClick(event) || !link) return;
      if (opensDocument(link)) {
        isLeaving = true;
        bar.start();
        return;
      }
      const figure = link.parentElement;
      if (!figure?.id.startsWith(photoId(""))) return;
      // A picture: its overlay opens at this address when script has come, and its file where none comes.
      event.preventDefault();
      const state = { ...(history.state as object), key: `${Date.now()}`, overlay: true };
      history.pushState(state, "", `#${figure.id}`);
      load();
      const openFile = ({ target }: Event) => {
        if (target !== window && !(target instanceof HTMLScriptElement)) return;
        window.removeEventListener("error", openFile, { capture: true });
        location.replace(link.href);
      };
      window.addEventListener("error", openFile, { capture: true, signal });
    },
    { signal },
  );

  // Back, after a document that was reloaded, may change the address only.
  window.addEventListener(
    "popstate",
    () => {
      if (location.pathname !== pathname) location.reload();
    },
    { signal },
  );

  const rest = () => {
    if (isLeaving) return;
    if ("requestIdleCallback" in window) window.requestIdleCallback(load, { timeout: idleTimeout });
    else load();
  };
  // After the window's `load`, and when the browser shows a page again that it has kept.
  window.addEventListener(
    "pageshow",
    () => {
      isLeaving = false;
      bar.remove();
      // By then the first view is on the screen.
      setTimeout(() => {
        if (!interest.signal.aborted) layOut(document);
      }, layOutAfter);
      if (!savesData(window)) setTimeout(rest, startAfter);
    },
    { signal },
  );

  // Always asked, since it also deletes drafts that have expired.
  const isAwaited = awaitsScript(window);
  // Where script ran before, it has to scroll.
  if (isAwaited || history.scrollRestoration === "manual") load();
}
