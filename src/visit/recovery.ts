/** What happens when a page, or a part of the one that is shown, is missing or comes from another build. */
import { reloadGuard } from "./constants";
import type { PageResources } from "./gatsby-window";

/** An address that was asked for and is not in the history yet. */
export interface Asked {
  address: string;
  /** Whether it takes the place of the current history entry. */
  replace?: boolean | undefined;
}

export interface Recovery {
  /**
   * Reloads the document in place of a page that is missing or of another build, unless it was just
   * reloaded. Returns whether it does.
   */
  reloads: (page?: PageResources, asked?: Asked) => boolean;
  /** Does the same for each part of a page that fails to load, or else calls `fail`. */
  catchChunks: (fail: () => void) => void;
}

/** When a failure last reloaded the tab, kept in `window.name`, which works where storage is refused. */
const lastReload = ({ name }: Pick<Window, "name">): number =>
  Number(/^reloaded=(\d+)$/.exec(name)?.[1]);

/** Whether a failure has reloaded the document within the last minute. */
export const hasJustReloaded = (window: Pick<Window, "name">): boolean =>
  Math.abs(Date.now() - lastReload(window)) < reloadGuard;

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
      const isChunk =
        /loading (css )?chunk .+ failed|dynamically imported module|importing a module/i;
      const hear = (event: PromiseRejectionEvent) => {
        if (!isChunk.test(String(event.reason))) return;
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
