/**
 * Runs before Gatsby's router reads the address and before Gatsby listens to unhandled rejections. gatsby-browser.tsx imports
 * this file first, and nothing that it imports may import the router.
 */
import { catchRejections, refuse500Page } from "./errors/rejections";
import { isOtherPage, tidyEntry } from "./navigation/address";

let recover: (() => void) | undefined;

/** Sets what is done when a chunk fails to load. */
export function onChunkFailure(callback: () => void): void {
  recover = callback;
}

tidyEntry();
window.addEventListener("popstate", (event) => {
  tidyEntry();
  // Until Gatsby has hydrated the document's HTML, the router would render the other page into it.
  if (performance.getEntriesByName("onInitialClientRender")[0] || !isOtherPage()) return;
  event.stopImmediatePropagation();
  location.reload();
});
catchRejections(() => recover?.());
refuse500Page();
