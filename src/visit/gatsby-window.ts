/**
 * Types of what Gatsby and browsers put on the window, and of what its cache-dir/navigation.js,
 * loader.js and ensure-resources.js pass.
 */

import { noLonger } from "../content/no-longer";

/** A page in memory: its module, and what its query has answered. */
export interface PageResources {
  /** The page's module, or only its component. */
  component: object;
  /** The module that exports the page's `Head`. */
  head?: unknown;
  json: { pageContext: Record<string, unknown>; data?: object };
  page: {
    path: string;
    /** The addresses at which the page is shown besides its path, such as `/es/*`. */
    matchPath?: string | undefined;
    webpackCompilationHash: string;
  };
}

/** What Gatsby's loader answers: a page, or that it could not be loaded, and perhaps why. */
export type LoadResult = PageResources | { status: "error"; error?: unknown } | undefined;

/** What `navigate()` takes besides an address. */
export interface NavigateOptions {
  state?: object | null;
  replace?: boolean | undefined;
}

/** Gatsby's loader of pages, as far as it is used here. */
export interface Loader {
  loadPage: (path: string) => Promise<LoadResult>;
  /** Returns a page that is in memory already. */
  loadPageSync: (path: string, options?: object) => LoadResult;
  /** Whether the 404 page is shown at an address; `gatsby develop` asks. */
  isPageNotFound: (path: string) => boolean;
}

/** The location that Gatsby passes to its hooks, with the key of its history entry. */
export type RouterLocation = Location & { key?: string };

declare global {
  interface Window {
    /** The browser's Navigation API, where it has one: TypeScript does not describe it. */
    navigation?: EventTarget;
    ___loader: Loader;
    ___navigate: (to: string | number, options?: NavigateOptions) => void;
    ___webpackCompilationHash: string;
  }
}

/** Fails where Gatsby no longer has what src/visit builds on. */
export function expectGatsby(has: boolean, what: string): asserts has {
  if (!has) throw noLonger(`Gatsby no longer has ${what}`);
}

/** Returns the element in which Gatsby renders pages. */
export function gatsbyRoot(document: Document): HTMLElement {
  const root = document.getElementById("___gatsby");
  expectGatsby(root !== null, "#___gatsby");
  return root;
}
