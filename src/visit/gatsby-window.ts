/** What Gatsby 5.16 keeps on the window and `cache-dir/navigation.js`, `loader.js` and `ensure-resources.js` work with. */

export interface PageResources {
  /** The page's module, or a component alone. */
  component: object;
  /** Exports the page's `Head`. */
  head?: unknown;
  json: { pageContext: Record<string, unknown>; data?: object };
  page: { path: string; webpackCompilationHash: string };
}

/** How Gatsby's loader tells that a page could not be loaded; it may also answer nothing, or reject. */
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
  /** What is in memory, without waiting. */
  loadPageSync: (path: string, options?: object) => LoadResult;
}

/** The location that Gatsby hands to its hooks. */
export interface RouterLocation extends Location {
  /** A link or `navigate()`; Back, Forward or a `#hash`. Missing at first, and for a Back to a page that had to be loaded. */
  action?: "PUSH" | "POP";
  /** Of the entry of the history. */
  key?: string;
}

declare global {
  interface Window {
    ___loader: Loader;
    ___navigate: (to: string | number, options?: NavigateOptions) => void;
    ___webpackCompilationHash: string;
    /** The listener of inline/loader.ts, and the button that it saw pressed. */
    ___earlyPress: EventListener;
    ___earlyPressed?: HTMLButtonElement;
  }
}

export function isPage(result: LoadResult): result is PageResources {
  return !!result && "page" in result;
}
