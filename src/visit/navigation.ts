/**
 * Navigation. Gatsby has no hook for its start, and shows the page that arrives last instead of the
 * one requested last. So links and Back load a page here first, and Gatsby is told of it once it is
 * in memory.
 */
import { addressIn, languageOf, original } from "../content/language";
import { notFoundFile, notFoundPage } from "../content/not-found";
import { slowAfter } from "./constants";
import { failurePage } from "./failure";
import {
  expectGatsby,
  gatsbyRoot,
  type Loader,
  type NavigateOptions,
  type PageResources,
} from "./gatsby-window";
import type { ProgressBar } from "./progress-bar";
import { reportFault, type Asked, type Recovery } from "./recovery";
import { isDecodable, tidyEntry } from "./scroll";
import { sayLoaded, sayLoading } from "./status-line";

interface Parts {
  /** A page is being loaded that is not in memory. */
  onStart: ProgressBar["start"];
  /** The page that was asked for is shown, or has failed, or is no longer wanted. */
  onEnd: ProgressBar["end"];
  recovery: Pick<Recovery, "reloads">;
  /** Loads what a page needs besides Gatsby's files. */
  prepare: (page: PageResources) => Promise<unknown>;
}

/** How a visit goes from page to page. */
export interface Navigation {
  /**
   * Has every page come from here that Gatsby asks its loader for, so that none is shown without
   * what it needs, and hears of Back before the router does. To be called before the router is
   * rendered.
   */
  wrapLoader: () => void;
  /** Takes over links and Back, once Gatsby has rendered the first page. */
  wrapNavigate: () => void;
  /**
   * Loads a page into memory by its path. Returns undefined for one that fails, and says why on the
   * console if it is a fault in the site's code.
   */
  load: (path: string) => Promise<PageResources | undefined>;
  /** Gatsby shows a page: the navigation ends if it is the one that was asked for last. */
  arrived: (path: string) => void;
  /**
   * Whether the page that Gatsby shows was asked for by a link or `navigate()`, and not by Back or
   * as the first one.
   */
  followsLink: () => boolean;
}

/**
 * Returns the path of an address as Gatsby's router has it. Without the query, for each of which
 * Gatsby would load the page again. Throws where it cannot be decoded.
 */
export const pathOf = (address: string): string =>
  encodeURI(decodeURI(address.replace(/[?#].*/s, "")));

/**
 * Whether a page is that of a path, or the 404 page. Gatsby's loader decodes a path twice, and so
 * finds the page `/contact` for `/contact%3Fx=1`, which its router then cannot show.
 */
function isPageOf({ page }: PageResources, path: string): boolean {
  const withoutSlash = (address: string) => address.replace(/(.)\/$/, "$1");
  return (
    page.path === notFoundFile ||
    page.matchPath !== undefined ||
    withoutSlash(encodeURI(page.path)) === withoutSlash(path)
  );
}

/** Returns the path of the 404 page in the language of an address. */
function notFoundPathAt(path: string): string {
  const { language } = languageOf(path);
  return language === original ? notFoundFile : addressIn(language, notFoundPage);
}

/**
 * Returns the navigation of a window, with what its parts are told. Throws where Gatsby no longer
 * has what it stands on.
 */
export function createNavigation(
  window: Window,
  { onStart, onEnd, recovery, prepare }: Parts,
): Navigation {
  const { document, history, location } = window;
  /** Counts navigations: what a navigation waited for is dropped if another one has begun. */
  let turn = 0;
  /** Where the latest navigation leads. */
  let target: string | undefined;
  /** The path of the page that is shown. */
  let shown: string | undefined;
  /** The paths of pages in memory, with all that they need. */
  const ready = new Set<string>();
  /** The error views in place of pages that could not be loaded, by path. */
  const failures = new Map<string, PageResources>();
  /** The 404 pages in place of what Gatsby's loader finds for paths that no page has. */
  const notFound = new Map<string, PageResources>();
  let loadPage: Loader["loadPage"];
  /** How Gatsby was last told to show a page. */
  let isLink = false;
  /**
   * Whether Gatsby has rendered the first page: until then, links and Back belong to the browser.
   */
  let isStarted = false;

  /** Has Gatsby load a page. A script of it that throws is answered, too, and not thrown. */
  const loadFromGatsby = async (path: string): Promise<PageResources | undefined> => {
    const result = await loadPage(path);
    if (result && "page" in result) return result;
    if (result?.error) reportFault(result.error);
    return undefined;
  };

  const load: Navigation["load"] = async (path) => {
    try {
      let page = await loadFromGatsby(path);
      if (page && !isPageOf(page, path)) {
        page = await loadFromGatsby(notFoundPathAt(path));
        if (page) notFound.set(path, page);
      }
      if (!page) return undefined;
      await prepare(page);
      ready.add(path);
      return page;
    } catch (error) {
      reportFault(error);
      return undefined;
    }
  };

  /** The error view takes the page's place. */
  const failWith = (path: string): PageResources => {
    const page = failurePage(window, path);
    failures.set(path, page);
    return page;
  };

  /** Begins a turn. Returns whether it is still the latest. */
  const begin = (path: string): (() => boolean) => {
    const mine = ++turn;
    target = path;
    sayLoaded(document);
    return () => mine === turn;
  };

  /** The page that is shown stays, or one in memory takes its place at once. */
  const cancel = (path: string): void => {
    begin(path);
    onEnd();
  };

  /** Loads a page, then has it shown, or else the error view. */
  const open = async (path: string, show: () => void, asked?: Asked): Promise<void> => {
    const isLatest = begin(path);
    if (!ready.has(path)) onStart();
    const slow = window.setTimeout(() => {
      if (isLatest()) sayLoading(document);
    }, slowAfter);
    const page = failures.get(path) ?? (await load(path));
    window.clearTimeout(slow);
    if (!isLatest()) return;
    sayLoaded(document);
    if (!page) onEnd("failed");
    if (recovery.reloads(page, asked)) return;
    if (!page) failWith(path);
    show();
  };

  return {
    load,
    wrapLoader() {
      const loader = window.___loader;
      for (const name of ["loadPage", "loadPageSync", "isPageNotFound"] as const)
        expectGatsby(typeof loader[name] === "function", `___loader.${name}`);
      const gatsby = { ...loader };
      loadPage = gatsby.loadPage;
      loader.loadPageSync = (address, options) => {
        const path = pathOf(address);
        return failures.get(path) ?? notFound.get(path) ?? gatsby.loadPageSync(path, options);
      };
      loader.isPageNotFound = (address) => gatsby.isPageNotFound(pathOf(address));
      loader.loadPage = async (address) => {
        const path = pathOf(address);
        const page = failures.get(path) ?? (await load(path));
        if (recovery.reloads(page)) return new Promise(() => undefined);
        if (page) return page;
        // React renders anew into an empty root, where the page's HTML would not match
        // (hydrate.ts).
        gatsbyRoot(document).replaceChildren();
        return failWith(path);
      };
      // The router shows no page that is not in memory: it hears of Back when the page has come.
      window.addEventListener("popstate", (event) => {
        if (!isStarted) return;
        tidyEntry(window);
        const path = pathOf(location.pathname);
        if (ready.has(path) || failures.has(path)) {
          isLink = false;
          cancel(path);
          return;
        }
        event.stopImmediatePropagation();
        const { state } = history as { state: unknown };
        void open(path, () => {
          isLink = false;
          window.dispatchEvent(new PopStateEvent("popstate", { state }));
        });
      });
    },
    wrapNavigate() {
      isStarted = true;
      const navigate = window.___navigate;
      expectGatsby(typeof navigate === "function", "___navigate");
      window.___navigate = (destination: string | number, options: NavigateOptions = {}) => {
        if (typeof destination === "number") {
          navigate(destination);
          return;
        }
        const to = new URL(destination, location.href);
        if (!isDecodable(to.hash)) to.hash = "";
        // Gatsby cannot show what it cannot decode, and keeps the failure of a page for as long as
        // the document lasts.
        if (!isDecodable(to.pathname) || failures.has(pathOf(to.pathname))) {
          location[options.replace ? "replace" : "assign"](to);
          return;
        }
        const path = pathOf(to.pathname);
        const show = () => {
          isLink = true;
          navigate(to.pathname + to.search + to.hash, options);
        };
        if (path !== shown) void open(path, show, { address: to.href, replace: options.replace });
        else {
          cancel(path);
          show();
        }
      };
    },
    arrived(path) {
      shown = path;
      if (path === target) onEnd();
    },
    followsLink: () => isLink,
  };
}
