/**
 * What a link leads to is shown in two steps: first what can be seen without scrolling, then, a frame later, the rest
 * (src/components/BelowTheFold). Only when the page begins at its top: a `#hash` or Back may want any place of it.
 */
let isHeld = false;
const waiting = new Set<() => void>();
let whenThere: (() => void) | undefined;

/** Whether the rest of a page has to wait, for one that is rendered now. */
export const holdsRest = (): boolean => isHeld;

/** To be called before the router renders a page: whether its rest waits until `releaseRest`. */
export function holdRest(hold: boolean): void {
  isHeld = hold;
}

/** Calls back when the rest may be rendered, which may be at once. Answers how to call that off. */
export function onRelease(show: () => void): () => void {
  if (isHeld) waiting.add(show);
  else show();
  return () => waiting.delete(show);
}

/** The first view has been drawn. */
export function releaseRest(): void {
  isHeld = false;
  const shows = [...waiting];
  waiting.clear();
  shows.forEach((show) => show());
}

/** The rest of a page stands in the document. */
export const restIsThere = (): void => whenThere?.();

/** Calls back each time that a rest has come. */
export function onRest(there: () => void): void {
  whenThere = there;
}
