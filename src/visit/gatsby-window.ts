/** Types of what Gatsby 5.16 puts on the window, and of what its cache-dir/navigation.js, loader.js and ensure-resources.js pass. */

export interface PageResources {
  /** The page's module, or only its component. */
  component: object;
  /** The module that exports the page's `Head`. */
  head?: unknown;
  json: { pageContext: Record<string, unknown>; data?: object };
  page: { path: string; webpackCompilationHash: string };
}

/** How Gatsby's loader reports that a page could not be loaded; it may also resolve to undefined, or reject. */
export interface FailedResources {
  status: "error";
  error?: unknown;
}

export type LoadResult = PageResources | FailedResources | undefined;

export interface NavigateOptions {
  state?: object | null;
  replace?: boolean;
}

export interface Loader {
  loadPage: (path: string) => Promise<LoadResult>;
  /** Returns a page that is in memory already. */
  loadPageSync: (path: string, options?: object) => LoadResult;
}

/** The location that Gatsby passes to its hooks. */
export interface RouterLocation extends Location {
  /** For a link or `navigate()`. */
  action?: "PUSH";
  /** Identifies the history entry. */
  key?: string;
}

declare global {
  interface Window {
    ___loader: Loader;
    ___navigate: (to: string | number, options?: NavigateOptions) => void;
    ___webpackCompilationHash: string;
  }
}

export function isPage(result: LoadResult): result is PageResources {
  return !!result && "page" in result;
}
