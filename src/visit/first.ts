/**
 * What has to happen before Gatsby's router reads the address and before Gatsby listens to rejections. gatsby-browser
 * imports this file first of all, and it imports nothing that imports the router.
 */
import { catchRejections, refuse500Page } from "./errors/rejections";
import { tidyEntry } from "./navigation/address";

let recover: (() => Promise<void>) | undefined;

/** Sets what to do when a chunk does not load. */
export function whenChunkFails(cure: () => Promise<void>): void {
  recover = cure;
}

tidyEntry();
window.addEventListener("popstate", tidyEntry);
catchRejections(() => void recover?.());
refuse500Page();
