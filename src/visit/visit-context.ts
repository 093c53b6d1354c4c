import { createContext, type RefCallback } from "react";

/**
 * The error boundary around the page: it can show the error view for an error that was not thrown
 * during rendering.
 */
export interface PageBoundary {
  fail: (error: unknown) => void;
}

/** How components and src/visit reach each other. */
export interface VisitHandles {
  /**
   * Watches all links that are on the page now, to load ahead the pages of those that come into
   * view.
   */
  observeLinks: () => void;
  /** Is given the error boundary around the page that is shown. */
  setPageBoundary: RefCallback<PageBoundary>;
}

/**
 * The visit that components belong to, from gatsby-browser.tsx. There is none while HTML is built.
 */
export const VisitContext = createContext<VisitHandles>({
  observeLinks: () => undefined,
  setPageBoundary: () => undefined,
});
