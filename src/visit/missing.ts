/** What happens when a page, or a part of the one that is shown, is missing or comes from another build. */
import { failPage, loadFailure } from "./failure";
import type { PageResources } from "./gatsby-window";
import { mayReload, reloadAt } from "./reload";

/** Whether the document is reloaded in place of such a page; at `to`, if that is not in the history. */
export function reloadsFor(page?: PageResources, to?: string, replace?: boolean): boolean {
  const build = window.___webpackCompilationHash;
  if (page?.page.webpackCompilationHash === build) return false;
  if (mayReload()) {
    reloadAt(to, replace);
    return true;
  }
  // Gatsby would reload it again and again.
  if (page) page.page.webpackCompilationHash = build;
  return false;
}

// Gatsby reloads the document for each chunk that fails, without end.
window.addEventListener("unhandledrejection", (event) => {
  const isChunk = /loading (css )?chunk .+ failed|dynamically imported module|importing a module/i;
  if (!isChunk.test(String(event.reason))) return;
  event.stopImmediatePropagation();
  event.preventDefault();
  if (!reloadsFor()) failPage(loadFailure);
});
