/**
 * Whether a page that Gatsby is about to show begins with its first view: another one, at its top.
 * Sooner, the page before would be laid out anew.
 * @param followsLink whether it was asked for by a link, and not by Back
 */
export function waitBelow(
  { documentElement: { dataset } }: Document,
  { hash, pathname }: Location,
  prevLocation: Location,
  followsLink: boolean,
): void {
  if (followsLink && !hash && pathname !== prevLocation.pathname) dataset.opening = "";
  else delete dataset.opening;
}

/**
 * Lays out what waits while a phone opens a page at its top (Frame.module.css), piece by piece, since all at once would block a
 * slow phone. The style also has pictures of a piece loaded, if they are near enough.
 */
export function layOut(document: Document): void {
  const waiting = document.querySelectorAll<HTMLElement>("main>*,main~*,main>article>*,figure");
  let next = 0;
  const timer = setInterval(() => {
    const piece = waiting[next++];
    if (piece) piece.style.contentVisibility = "visible";
    else {
      clearInterval(timer);
      // By then a link may have led to another page, which waits by itself.
      if (waiting[0]?.isConnected) delete document.documentElement.dataset.opening;
    }
  }, 20);
}
