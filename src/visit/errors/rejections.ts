import type { LoadResult } from "../gatsby-window";

/** How webpack and browsers word the error when an `import()` or its CSS fails to load. */
const chunkFailure =
  /loading (css )?chunk .+ failed|dynamically imported module|importing a module script/i;

/** Errors that have been dealt with: they are reported as unhandled all the same, because Gatsby derives promises of its own. */
const handled = new WeakSet<object>();

/** Resolves to the result of a load, or to undefined if it is rejected. */
export const settled = (load: Promise<LoadResult>): Promise<LoadResult> =>
  load.catch((error: unknown) => {
    if (error instanceof Object) handled.add(error);
    return undefined;
  });

/**
 * Listens to unhandled rejections. Gatsby's own listener reloads the document for each chunk that fails, endlessly (44
 * documents in 3 s). This one has to be registered before it, and keeps failed chunks from it.
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

/**
 * Makes requests for /500.html fail, which this site does not have. Gatsby requests it when the host answers 500, and
 * endlessly if the answer to that is 500 too.
 */
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
