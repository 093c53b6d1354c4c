import type { PageResources } from "../gatsby-window";
import { PageError } from "./PageError";

/** Gatsby keeps a failed load in memory, so only a new document can cure it: `retry` offers one. */
export const loadFailure = Object.assign(new Error("This page could not be loaded"), {
  retry: true,
});

const component = () => <PageError error={loadFailure} />;
const head = { Head: () => <title>{loadFailure.message}</title> };

/** The error view in the form of a page, so that its address, history, layout and scroll are those of any other page. */
export const failurePage = (path: string): PageResources => ({
  component,
  head,
  json: { pageContext: { failed: true } },
  page: { path, webpackCompilationHash: window.___webpackCompilationHash },
});
