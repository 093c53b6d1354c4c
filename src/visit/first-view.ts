/**
 * What waits while a phone opens a page at its top: what is far below its first view, by the styles
 * of Frame.module.css.
 */
import { attributeName } from "../styles/data-attributes";

const firstView = attributeName("first-view");

/** Whether what is far below waits now. */
export const isFirstView = ({ documentElement }: Document): boolean =>
  documentElement.hasAttribute(firstView);

/** Sets whether what is far below waits. */
export function setFirstView({ documentElement }: Document, waits: boolean): void {
  documentElement.toggleAttribute(firstView, waits);
}

/**
 * Has what is far below wait on a page that Gatsby is about to show, if it is another page and
 * begins at its top. To be called at the last moment: it changes the layout of the page before,
 * too.
 * @param followsLink whether the page was asked for by a link, and not by Back
 */
export const waitBelow = (
  document: Document,
  { hash, pathname }: Location,
  prevLocation: Location,
  followsLink: boolean,
): void => setFirstView(document, followsLink && !hash && pathname !== prevLocation.pathname);

/**
 * Lays out what waits, piece by piece, since a slow phone would be blocked by all of it at once. A
 * piece that is laid out also loads the pictures in it that are near enough.
 */
export function layOut(window: Window): void {
  const { document } = window;
  const waiting = document.querySelectorAll<HTMLElement>("main>*,main~*,main>article>*,figure");
  let next = 0;
  const timer = window.setInterval(() => {
    const piece = waiting[next++];
    if (piece) piece.style.contentVisibility = "visible";
    else {
      window.clearInterval(timer);
      // By then a link may have led to another page, which waits by itself.
      if (waiting[0]?.isConnected) setFirstView(document, false);
    }
  }, 20);
}
