import type { PageResources } from "../gatsby-window";
import { say } from "../say";

/** Gatsby keeps a failed load in memory, so only a new document can cure it: `retry` offers one. */
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

/** For the `ref` of the boundary around the page. */
export function setPageBoundary(boundary: PageBoundary | null): void {
  pageBoundary = boundary;
}

/** Shows the error view in place of the page that is shown, for a failure that no rendering threw. */
export const failPage = (error: unknown): void => pageBoundary?.fail(error);

const head = { Head: () => <title>{loadFailure.message}</title> };

/**
 * Stands for a page that could not be loaded, so that its address, history, layout and scroll are those of any other page. The layouts
 * show the error view in its place (`pageContext.failed`).
 */
export const failurePage = (path: string): PageResources => ({
  component: () => null,
  head,
  json: { pageContext: { failed: true } },
  page: { path, webpackCompilationHash: "" },
});
