/**
 * Navigation. Gatsby has no hook for the start of a navigation, shows the page that arrives last instead of the one requested last,
 * waits forever for a request that hangs, and reloads a page that fails without end. So each page is loaded here first, and Gatsby
 * is told of pages that are in memory only. A page is requested by `___navigate` (links and `navigate()`), by `popstate` (Back and
 * Forward), and by `loadPage` for the page of the document. Tests: __tests__/browser/visit.
 */
import { connected, isOnline } from "./connection";
import { hangAfter, slowAfter } from "./constants";
import { failPage, failurePage, loadFailure } from "./failure";
import { isPage, type Loader, type NavigateOptions, type PageResources } from "./gatsby-window";
import { endBar, hideBar, startBar } from "./progress-bar";
import { mayReload, reloadAt } from "./reload";
import { isDecodable, tidyEntry } from "./scroll";
import { announceWait } from "./status-line";

/** Counts navigations: what a navigation waited for is dropped if another one has begun. */
let turn = 0;
/** Where the latest navigation leads. */
let target: string | undefined;
/** Path of the page that React has rendered: until then, links and Back belong to the browser. */
let shown: string | undefined;
/** The pages in memory, by path, and the paths of those that are the error view in place of a page that could not be loaded. */
const pages = new Map<string, PageResources>();
const failed = new Set<string>();

const { pathname: documentPath } = location;

/** Begins a turn. Returns whether it is still the latest. */
function begin(path: string): () => boolean {
  const mine = ++turn;
  target = path;
  announceWait();
  return () => mine === turn;
}

/** The page that is shown stays, or a page in memory takes its place at once. */
function cancel(path: string): void {
  begin(path);
  endBar();
}

/** Called for Back, Forward and `#hash` links. Returns whether the router may hear of it. */
let onHistory = (): boolean => true;

/** Leaves for another document. */
function leave(to?: string, replace?: boolean): void {
  shown = undefined;
  reloadAt(to, replace);
}

/**
 * Whether the document is reloaded in place of a page that is missing or of another build; at most once a minute.
 * @param to the address that was asked for, if it is not in the history yet
 */
function reloadsFor(page: PageResources | undefined, to?: string, replace?: boolean): boolean {
  const build = window.___webpackCompilationHash;
  if (page?.page.webpackCompilationHash === build) return false;
  if (mayReload()) {
    leave(to, replace);
    return true;
  }
  // Gatsby would reload it again and again.
  if (page) page.page.webpackCompilationHash = build;
  return false;
}

const later = (delay: number) =>
  new Promise<undefined>((resolve) => setTimeout(resolve, delay, undefined));

/** Loads a page by its path; undefined for one that fails. */
type LoadPage = (path: string) => Promise<PageResources | undefined>;

/**
 * Loads a page; without a connection once it is back. Returns undefined for one that fails or hangs.
 * @param isLatest whether the navigation has not been superseded
 */
async function loadInTime(
  loadPage: LoadPage,
  path: string,
  isLatest: () => boolean,
): Promise<PageResources | undefined> {
  for (;;) {
    if (await isOnline()) {
      const page = await Promise.race([loadPage(path), later(hangAfter)]);
      if (page || (await isOnline())) return page;
    }
    if (!isLatest()) return undefined;
    hideBar();
    announceWait("connection");
    await connected();
    if (!isLatest()) return undefined;
    announceWait();
  }
}

/** Returns the path of an address: Gatsby would load a page again for each query. */
const pathOf = (address: string) => address.replace(/[?#].*/s, "");

/**
 * Starts navigation on the loader, from which every page then comes.
 * @param beforeShow loads what a page needs besides
 * @returns a function that loads a page into memory
 */
export function startNavigation(
  loader: Loader,
  beforeShow: (page: PageResources) => Promise<unknown>,
): LoadPage {
  const { loadPage: loadByGatsby } = loader;
  const navigate = window.___navigate;

  const loadPage: LoadPage = async (path) => {
    try {
      const page = pages.get(path) ?? (await loadByGatsby(path));
      if (!isPage(page)) return undefined;
      await beforeShow(page);
      pages.set(path, page);
      return page;
    } catch {
      return undefined;
    }
  };

  /** Takes the page's place. */
  const failWith = (path: string) => {
    const page = failurePage(path);
    failed.add(path);
    pages.set(path, page);
    return page;
  };

  /** Loads the page at an address, then has it shown, or else the error view. */
  async function open(
    to: URL | Location,
    show: () => void,
    options?: NavigateOptions,
  ): Promise<void> {
    const path = to.pathname;
    const isLatest = begin(path);
    let page = pages.get(path);
    if (!page) {
      startBar();
      const slow = setTimeout(() => isLatest() && announceWait("page"), slowAfter);
      page = await loadInTime(loadPage, path, isLatest);
      clearTimeout(slow);
      if (!isLatest()) return;
      announceWait();
      if (!page) endBar("failed");
    }
    if (reloadsFor(page, options && to.href, options?.replace)) return;
    if (!page) failWith(path);
    show();
  }

  window.___navigate = (destination, options = {}) => {
    if (typeof destination === "number") {
      navigate(destination);
      return;
    }
    const to = new URL(destination, location.href);
    if (!isDecodable(to.hash)) to.hash = "";
    const show = () => navigate(to.pathname + to.search + to.hash, options);
    // Gatsby keeps the failure of a page for as long as the document lasts.
    if (!shown || failed.has(to.pathname)) location[options.replace ? "replace" : "assign"](to);
    else if (to.pathname === shown) {
      cancel(shown);
      show();
    } else void open(to, show, options);
  };

  // Gatsby asks for the page of the document, and then for pages that are in memory.
  loader.loadPageSync = (address) => pages.get(pathOf(address));
  loader.loadPage = async (address) => {
    const path = pathOf(address);
    const page = pages.get(path) ?? (await loadInTime(loadPage, path, () => true));
    if (reloadsFor(page)) return new Promise(() => undefined);
    if (page) return page;
    // React renders anew into an empty root, where the page's HTML would not match (hydrate.ts).
    document.getElementById("___gatsby")?.replaceChildren();
    return failWith(path);
  };

  onHistory = () => {
    const { pathname } = location;
    if (!pages.has(pathname)) {
      // The router hears of it when the page has come.
      const event = { state: history.state as object };
      void open(location, () => dispatchEvent(new PopStateEvent("popstate", event)));
      return false;
    }
    cancel(pathname);
    return true;
  };
  return loadPage;
}

/**
 * Has to run before the router and Gatsby's navigation are loaded, so that what it listens to reaches them second. Nothing that
 * gatsby-browser.tsx imports before may import them.
 */
export function listenFirst(): void {
  window.addEventListener("popstate", (event) => {
    tidyEntry();
    // The document's HTML cannot become another page before React has taken it over.
    if (!shown && location.pathname !== documentPath) location.reload();
    else if (!shown || onHistory()) return;
    event.stopImmediatePropagation();
  });

  // A part of the page that is shown did not load. Gatsby itself reloads the document for each chunk that fails, endlessly (44
  // documents in 3 s).
  window.addEventListener("unhandledrejection", (event) => {
    const isChunk =
      /loading (css )?chunk .+ failed|dynamically imported module|importing a module/i;
    if (!isChunk.test(String(event.reason))) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    if (mayReload()) leave();
    else failPage(loadFailure);
  });
}

/** Called when Gatsby has rendered a page. */
export function arrived(path: string): void {
  shown = path;
  if (path === target) endBar();
}
