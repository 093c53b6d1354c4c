import type { PageResources } from "./gatsby-window";
import { label, shownLanguage } from "./label";

/** The error for a page that did not load. Gatsby remembers a failed load, so `retry` offers to load a new document. */
export const loadFailure = {
  retry: true,
  get message() {
    return label("visit.failed");
  },
};

let boundary: { fail: (error: unknown) => void } | null = null;
/** Takes the error boundary around the page, from wrap-page-element.tsx. */
export const setPageBoundary = (value: typeof boundary): void => void (boundary = value);

/** Replaces the page that is shown with the error view, for an error that was not thrown during rendering. */
export const failPage = (error: unknown): void => boundary?.fail(error);

const head = { Head: () => <title>{loadFailure.message}</title> };

/** Returns a page in place of one that could not be loaded; wrap-page-element.tsx renders the error view for `failed`. */
export const failurePage = (path: string): PageResources => ({
  component: () => null,
  head,
  // In the language of the page that was shown, whose labels are loaded.
  json: { pageContext: { failed: true, language: shownLanguage() } },
  page: { path, webpackCompilationHash: window.___webpackCompilationHash },
});
