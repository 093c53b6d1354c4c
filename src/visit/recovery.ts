/**
 * What happens when a page, or a part of the one that is shown, is missing or comes from another
 * build.
 */
import { reloadGuard } from "./constants";
import type { PageResources } from "./gatsby-window";

/** An address that was asked for and is not in the history yet. */
export interface Asked {
  address: string;
  /** Whether it takes the place of the current history entry. */
  replace?: boolean | undefined;
}

/** What a visit does about pages that are missing or of another build. */
export interface Recovery {
  /**
   * Reloads the document in place of a page that is missing or of another build, unless it was just
   * reloaded. Returns whether it does.
   */
  reloads: (page?: PageResources, asked?: Asked) => boolean;
  /** Does the same for each part of a page that fails to load, or else calls `fail`. */
  catchChunks: (fail: () => void) => void;
}

/**
 * When a failure last reloaded the tab, kept in `window.name`, which works where storage is
 * refused.
 */
const lastReload = ({ name }: Pick<Window, "name">): number =>
  Number(/^reloaded=(\d+)$/.exec(name)?.[1]);

/** Whether a failure has reloaded the document within the last minute. */
export const hasJustReloaded = (window: Pick<Window, "name">): boolean =>
  Math.abs(Date.now() - lastReload(window)) < reloadGuard;

/**
 * What webpack, browsers and Gatsby's loader say when a file has not come, or is of another build.
 */
const missingFile =
  /loading (css )?chunk .+ failed|dynamically imported module|importing a module|We couldn't (load|find the correct component chunk)/i;

/**
 * Whether something failed because a file of the site did not come, and not through a fault in its
 * code.
 */
const isMissingFile = (error: unknown): boolean => missingFile.test(String(error));

/** Says on the console why something failed, unless a file did not come: recovery is for that. */
export function reportFault(error: unknown): void {
  if (!isMissingFile(error)) console.error(error);
}

/** The part of a window that is used here. */
interface Tab extends Pick<Window, "name" | "___webpackCompilationHash"> {
  location: Pick<Location, "reload">;
  history: Pick<History, "pushState" | "replaceState">;
  addEventListener(
    type: "unhandledrejection",
    heard: (event: PromiseRejectionEvent) => void,
    options: AddEventListenerOptions,
  ): void;
}

/** Returns the recovery of a tab. It keeps what it has done in the tab's name. */
export function createRecovery(window: Tab): Recovery {
  const { history, location } = window;
  const reloads: Recovery["reloads"] = (page, asked) => {
    const build = window.___webpackCompilationHash;
    // `gatsby develop` names no build.
    if (page && (!build || page.page.webpackCompilationHash === build)) return false;
    if (hasJustReloaded(window)) {
      // Gatsby would reload it again and again.
      if (page) page.page.webpackCompilationHash = build;
      return false;
    }
    window.name = `reloaded=${Date.now()}`;
    // Assigning `location` would only scroll if nothing but the hash differed.
    if (asked) history[asked.replace ? "replaceState" : "pushState"](null, "", asked.address);
    location.reload();
    return true;
  };
  return {
    reloads,
    catchChunks(fail) {
      const hear = (event: PromiseRejectionEvent) => {
        if (!isMissingFile(event.reason)) return;
        // Gatsby's own listener would reload the document for each chunk that fails, without end.
        event.stopImmediatePropagation();
        event.preventDefault();
        if (!reloads()) fail();
      };
      // Capturing listeners are called first, in whichever order they were added:
      // https://dom.spec.whatwg.org/#concept-event-dispatch
      window.addEventListener("unhandledrejection", hear, { capture: true });
    },
  };
}
