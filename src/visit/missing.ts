/** What happens when a page, or a part of the one that is shown, is missing or comes from another build. */
import { reloadGuard } from "./constants";
import { failPage, loadFailure } from "./failure";
import type { PageResources } from "./gatsby-window";

/** The time of the last reload after a failure, in what outlives the document, belongs to the tab, and works where storage is refused. */
const lastReload = (): number => Number(/^reloaded=(\d+)$/.exec(window.name)?.[1]);

/** Whether no failure has reloaded the document within the last minute. */
const mayReload = (): boolean => !(Math.abs(Date.now() - lastReload()) < reloadGuard);

/** Reloads the document after a failure, at the address that was asked for if it is not in the history yet. */
function reloadAt(to?: string, replace = false): void {
  window.name = `reloaded=${Date.now()}`;
  // Assigning `location` would only scroll if nothing but the hash differed.
  if (to) history[replace ? "replaceState" : "pushState"](null, "", to);
  location.reload();
}

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
