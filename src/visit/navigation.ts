/**
 * Navigation. Gatsby has no hook for its start, shows the page that arrives last instead of the one requested last, waits forever
 * for a request that hangs, and reloads a page that fails without end. So `___navigate`, `popstate` and `loadPage` load each page
 * here first, and Gatsby is told of pages in memory only.
 */
import { connected, isOnline } from "./connection";
import { hangAfter, slowAfter } from "./constants";
import { failurePage } from "./failure";
import type { Loader, NavigateOptions, PageResources } from "./gatsby-window";
import { reloadsFor } from "./missing";
import { endBar, hideBar, startBar } from "./progress-bar";
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

/** Loads a page into memory by its path; undefined for one that fails. */
let load: (path: string) => Promise<PageResources | undefined>;

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

/** Loads a page; without a connection once it is back. Returns undefined for one that fails or hangs, or is not wanted any more. */
async function loadInTime(path: string, isLatest = () => true): Promise<PageResources | undefined> {
  for (;;) {
    if (await isOnline()) {
      const hangs = new Promise<undefined>((resolve) => setTimeout(resolve, hangAfter));
      const page = await Promise.race([load(path), hangs]);
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

/** The error view takes the page's place. */
function failWith(path: string): PageResources {
  const page = failurePage(path);
  failed.add(path);
  pages.set(path, page);
  return page;
}

/** Loads the page at an address, then has it shown, or else the error view. */
async function open(to: URL | Location, show: () => void, asked?: NavigateOptions): Promise<void> {
  const path = to.pathname;
  const isLatest = begin(path);
  let page = pages.get(path);
  if (!page) {
    startBar();
    const slow = setTimeout(() => isLatest() && announceWait("page"), slowAfter);
    page = await loadInTime(path, isLatest);
    clearTimeout(slow);
    if (!isLatest()) return;
    announceWait();
    if (!page) endBar("failed");
  }
  if (reloadsFor(page, asked && to.href, asked?.replace)) return;
  if (!page) failWith(path);
  show();
}

/** Gatsby would load a page again for each query. */
const pathOf = (address: string) => address.replace(/[?#].*/s, "");

/** Starts navigation on the loader, from which every page then comes, with what `beforeShow` loads. Returns what loads a page. */
export function startNavigation(
  loader: Loader,
  beforeShow: (page: PageResources) => Promise<unknown>,
): typeof load {
  const { loadPage } = loader;
  const navigate = window.___navigate;

  load = async (path) => {
    try {
      const page = pages.get(path) ?? (await loadPage(path));
      if (!page || !("page" in page)) return undefined;
      await beforeShow(page);
      pages.set(path, page);
      return page;
    } catch {
      return undefined;
    }
  };

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
    const page = pages.get(path) ?? (await loadInTime(path));
    if (reloadsFor(page)) return new Promise(() => undefined);
    if (page) return page;
    // React renders anew into an empty root, where the page's HTML would not match (hydrate.ts).
    document.getElementById("___gatsby")?.replaceChildren();
    return failWith(path);
  };
  return load;
}

/** Called when Gatsby has rendered a page. */
export function arrived(path: string): void {
  shown = path;
  if (path === target) endBar();
}

// gatsby-browser.tsx imports this file first, so that the router and Gatsby's own navigation hear of events second.
tidyEntry();
const { pathname: documentPath } = location;

window.addEventListener("popstate", (event) => {
  tidyEntry();
  const { pathname } = location;
  if (shown ? pages.has(pathname) : pathname === documentPath) {
    if (shown) cancel(pathname);
    return;
  }
  event.stopImmediatePropagation();
  // The router hears of it when the page has come. The document's HTML cannot become another page before React has taken it over.
  const { state } = history as { state: unknown };
  if (shown) void open(location, () => dispatchEvent(new PopStateEvent("popstate", { state })));
  else location.reload();
});
