/**
 * Lays out what waits while a phone opens a page at its top (Layout.module.css), a piece every 20 ms, since all at once would block a
 * slow phone. The style also has pictures of a piece loaded, if they are near enough.
 */
export function layOut(): void {
  const waiting = document.querySelectorAll<HTMLElement>("main>*,main~*,main>article>*,figure");
  let next = 0;
  const timer = setInterval(() => {
    const piece = waiting[next++];
    if (piece) piece.style.contentVisibility = "visible";
    else {
      clearInterval(timer);
      // A link may have led to a page that waits by itself.
      if (waiting[0]?.isConnected) delete document.documentElement.dataset.opening;
    }
  }, 20);
}
