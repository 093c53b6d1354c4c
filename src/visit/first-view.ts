/**
 * What waits while a phone opens a page at its top: what is far below its first view, by the styles
 * of Frame.module.css.
 */
import { attributeName } from "../styles/data-attributes";

const firstView = attributeName("first-view");

/** Whether what is far below waits. */
export const isFirstView = ({ documentElement }: Document): boolean =>
  documentElement.hasAttribute(firstView);

/** Has what is far below wait, or not. */
export function setFirstView({ documentElement }: Document, waits: boolean): void {
  documentElement.toggleAttribute(firstView, waits);
}

/**
 * Whether a page that Gatsby is about to show begins with its first view: another one, at its top.
 * Sooner, the page before would be laid out anew.
 * @param followsLink whether it was asked for by a link, and not by Back
 */
export const waitBelow = (
  document: Document,
  { hash, pathname }: Location,
  prevLocation: Location,
  followsLink: boolean,
): void => setFirstView(document, followsLink && !hash && pathname !== prevLocation.pathname);

/**
 * Lays out what waits, piece by piece, since all at once would block a slow phone. The style also
 * has pictures of a piece loaded, if they are near enough.
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
