import type { PageResources } from "../gatsby-window";
import { say } from "../say";

/** The error for a page that did not load. Gatsby remembers a failed load, so `retry` offers to load a new document. */
export const loadFailure = {
  retry: true,
  get message() {
    return say("This page could not be loaded", "No se pudo cargar la página");
  },
};

interface PageBoundary {
  fail: (error: unknown) => void;
}

let pageBoundary: PageBoundary | null = null;

/** The `ref` of the error boundary around the page. */
export function setPageBoundary(boundary: PageBoundary | null): void {
  pageBoundary = boundary;
}

/** Replaces the page that is shown with the error view, for an error that was not thrown during rendering. */
export const failPage = (error: unknown): void => pageBoundary?.fail(error);

const head = { Head: () => <title>{loadFailure.message}</title> };

/**
 * Returns the stand-in for a page that could not be loaded, so that its address, history, layout and scroll position work like
 * any other page's. src/layouts/wrap-page-element.tsx shows the error view in its place (`pageContext.failed`).
 */
export const failurePage = (path: string): PageResources => ({
  component: () => null,
  head,
  json: { pageContext: { failed: true } },
  page: { path, webpackCompilationHash: "" },
});
