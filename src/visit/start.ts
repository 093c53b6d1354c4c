/**
 * When a visit starts: Gatsby's scripts wait in a template at the end of each page
 * (src/hosting/html.ts). They are loaded at the first sign of interest, by themselves once the page
 * has been at rest for a while, and at once where something waits for them.
 */
import { photoId } from "../content/sections";
import { savesData } from "./connection";
import { idleTimeout, layOutAfter, startAfter } from "./constants";
import { draftKey, sweepDrafts } from "./draft-key";
import { layOut } from "./first-view";
import { isOnPage, linkOf, pageOf } from "./links";
import { isPlainClick } from "./plain-click";
import type { ProgressBar } from "./progress-bar";
import { hasJustReloaded } from "./recovery";

/** The event by which React tells the loader that it has taken over the page. */
const hydrated = "visit-hydrated";

/** Called when React has rendered the page: from now on it handles links, Back and pictures. */
export const announceHydration = (window: Window): boolean =>
  window.dispatchEvent(new Event(hydrated));

/**
 * The events that show interest. Browsers report a resting pointer as a move by zero pixels when a
 * page appears.
 */
const signs = ["pointerdown", "pointermove", "keydown", "touchstart", "focusin", "scroll"];

/**
 * Whether a form of the page has a draft, which it restores. Drafts that have expired are deleted,
 * on whichever page.
 */
function hasDraft(window: Window): boolean {
  const drafts = sweepDrafts(window, Date.now());
  const names = [...window.document.forms].map((form) => form.getAttribute("name") ?? "");
  return names.some((name) => drafts.some((key) => key.startsWith(draftKey(name, ""))));
}

/**
 * Whether the address answers a form of the page: one that leads to the page itself, or that is
 * posted and takes words from there.
 */
function isAnswered({ document, location }: Window): boolean {
  const isOwn = (form: HTMLFormElement) =>
    form.getAttribute("action") === location.pathname || form.matches("[method=POST]");
  return location.search + location.hash !== "" && [...document.forms].some(isOwn);
}

/**
 * Whether something waits that only script can show: the error of a page that was reloaded, answers
 * in the address, or a draft.
 */
export function awaitsScript(window: Window): boolean {
  const isDraft = hasDraft(window);
  return isDraft || hasJustReloaded(window) || isAnswered(window);
}

/** Gatsby's scripts, which wait in the page. */
interface Scripts {
  /** Loads them, once. */
  load: () => void;
  /** Is aborted when they are loaded. */
  loaded: AbortSignal;
  /** Is aborted when one does not come, or throws: then React will not take over. */
  failed: AbortSignal;
}

/**
 * Loads `waiting` into the page when it is time, and meanwhile does what the page needs of script.
 * @param bar is shown while a document loads that a link leads to
 */
export function startVisit(
  window: Window & typeof globalThis,
  waiting: DocumentFragment,
  bar: ProgressBar,
): void {
  const untilReact = new AbortController();
  window.addEventListener(hydrated, () => untilReact.abort());
  const { signal } = untilReact;
  const scripts = createScripts(window, waiting, signal);
  startAtInterest(window, scripts);
  const { isLeaving } = openDocuments(window, bar, signal);
  openPicturesEarly(window, scripts, signal);
  reloadAfterBack(window, signal);
  startAtRest(window, scripts, isLeaving, signal);
  // Always asked, since it also deletes drafts that have expired.
  const isAwaited = awaitsScript(window);
  // Where an earlier document left scrolling to script, script has to do it.
  if (isAwaited || window.history.scrollRestoration === "manual") scripts.load();
}

function createScripts(
  window: Window & typeof globalThis,
  waiting: DocumentFragment,
  signal: AbortSignal,
): Scripts {
  const { document } = window;
  const loading = new AbortController();
  const failing = new AbortController();
  const notice = ({ target }: Event) => {
    if (target === window || target instanceof window.HTMLScriptElement) failing.abort();
  };
  return {
    loaded: loading.signal,
    failed: failing.signal,
    load() {
      if (loading.signal.aborted) return;
      loading.abort();
      layOut(window);
      window.addEventListener("error", notice, { capture: true, signal });
      // Scripts inserted by script run in the order in which they arrive; this keeps the document's
      // order.
      for (const script of waiting.querySelectorAll("script")) script.async = false;
      document.body.append(waiting);
    },
  };
}

/** Whether a link leads to another document: React would only delay it. */
const opensDocument = (link: HTMLAnchorElement, { location }: Window): boolean =>
  pageOf(link, location) !== undefined && !isOnPage(link, location);

/** Starts at the first sign of interest, except a tap on a link to another document. */
function startAtInterest(window: Window, { load, loaded }: Scripts): void {
  /** The link under a finger. */
  let pressed: HTMLAnchorElement | null = null;
  const sense = (event: Event) => {
    const { type, movementX, movementY } = event as PointerEvent;
    if (type === "pointermove" && !movementX && !movementY) return;
    const link = linkOf(event);
    if (type === "pointerdown" || type === "touchstart") pressed = link;
    const isPressed = link !== null && link === pressed && type !== "keydown";
    if (!(isPressed && opensDocument(link, window))) load();
  };
  for (const name of signs)
    window.addEventListener(name, sense, { capture: true, passive: true, signal: loaded });
}

/** Calls `follow` when a link is clicked that the page may handle. */
function onLink(
  window: Window,
  signal: AbortSignal,
  follow: (link: HTMLAnchorElement, event: Event) => void,
): void {
  const heard = (event: MouseEvent) => {
    const link = linkOf(event);
    if (link && !event.defaultPrevented && isPlainClick(event)) follow(link, event);
  };
  window.addEventListener("click", heard, { signal });
}

/**
 * Calls `show` after the window's `load`, when the browser shows a page again that it has kept, and
 * when another page was on its way and the visitor stopped it.
 */
function onShow(window: Window, signal: AbortSignal, show: () => void): void {
  window.addEventListener("pageshow", show, { signal });
  window.navigation?.addEventListener("navigateerror", show, { signal });
}

/** Shows the bar while a link opens another document. Returns whether one is being opened. */
function openDocuments(
  window: Window,
  bar: ProgressBar,
  signal: AbortSignal,
): { isLeaving: () => boolean } {
  let isLeaving = false;
  onLink(window, signal, (link) => {
    if (!opensDocument(link, window)) return;
    isLeaving = true;
    bar.start();
  });
  const stay = () => {
    isLeaving = false;
    bar.remove();
  };
  onShow(window, signal, stay);
  return { isLeaving: () => isLeaving };
}

/**
 * Opens a picture at its address, where its overlay stands when script has come; its file where
 * none comes.
 */
function openPicturesEarly(
  window: Window & typeof globalThis,
  { load, failed }: Scripts,
  signal: AbortSignal,
): void {
  const { history, location } = window;
  onLink(window, signal, (link, event) => {
    const figure = link.parentElement;
    if (failed.aborted || !figure?.id.startsWith(photoId(""))) return;
    event.preventDefault();
    const state = { ...(history.state as object), key: `${Date.now()}`, overlay: true };
    history.pushState(state, "", `#${figure.id}`);
    failed.addEventListener("abort", () => location.replace(link.href), { once: true, signal });
    load();
  });
}

/**
 * Back, after a document that was reloaded, may change the address only: then the document is
 * loaded that belongs to it.
 */
function reloadAfterBack(window: Window, signal: AbortSignal): void {
  const { location } = window;
  const { pathname } = location;
  const reload = () => {
    if (location.pathname !== pathname) location.reload();
  };
  window.addEventListener("popstate", reload, { signal });
}

/**
 * Starts by itself once the page has been loaded and at rest for a while, unless the visitor saves
 * data.
 */
function startAtRest(
  window: Window,
  { load, loaded }: Scripts,
  isLeaving: () => boolean,
  signal: AbortSignal,
): void {
  const rest = () => {
    if (isLeaving()) return;
    if ("requestIdleCallback" in window) window.requestIdleCallback(load, { timeout: idleTimeout });
    else load();
  };
  const show = () => {
    // By then the first view is on the screen.
    window.setTimeout(() => {
      if (!loaded.aborted) layOut(window);
    }, layOutAfter);
    if (!savesData(window)) window.setTimeout(rest, startAfter);
  };
  onShow(window, signal, show);
}
