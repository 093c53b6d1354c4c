import type { LoadResult } from "../gatsby-window";

/** How webpack and the browsers say that an `import()` or its CSS did not come. */
const chunkFailure =
  /loading (css )?chunk .+ failed|dynamically imported module|importing a module script/i;

/** Failures that have been dealt with, and are reported again because Gatsby keeps promises of its own. */
const handled = new WeakSet<object>();

/** Waits for a load; one that is rejected gives undefined. */
export const settled = (load: Promise<LoadResult>): Promise<LoadResult> =>
  load.catch((error: unknown) => {
    if (error instanceof Object) handled.add(error);
    return undefined;
  });

/**
 * Rejections that nobody caught. Gatsby's own listener reloads at each failed chunk, without end (44 documents in 3 s). This
 * one has to be registered before it, and lets none through.
 */
export function catchRejections(onChunkFailure: () => void): void {
  window.addEventListener("unhandledrejection", (event) => {
    const reason = event.reason as unknown;
    const isHandled = reason instanceof Object && handled.has(reason);
    if (!isHandled && !chunkFailure.test(String(reason))) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    if (!isHandled) onChunkFailure();
  });
}

/** Gatsby answers a 500 by asking for the page /500.html, and if that is a 500 too, again, without end. There is none here. */
export function refuse500Page(): void {
  const { prototype } = XMLHttpRequest;
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called with the request as `this` below
  const open = prototype.open as (...request: unknown[]) => void;
  prototype.open = function (this: XMLHttpRequest, ...request: [string, string | URL]) {
    if (String(request[1]).includes("/page-data/500.html"))
      throw new Error("There is no /500.html");
    open.apply(this, request);
  };
}
