/** How a phone lays out a page that opens at its top: what is far below waits (QuickContact.module.css), and then comes in pieces. */
const { dataset } = document.documentElement;

/** Has what is far below wait. */
export const holdLayout = (): void => void (dataset.opening = "");

let timer: ReturnType<typeof setInterval>;

/** Lays out what waits, a piece every 20 ms: all at once would block a slow phone. At the end, pictures that are near enough are loaded. */
export function layOut(): void {
  if (dataset.opening === undefined) return;
  const pieces = "main > *, main ~ *, main > article > *, figure";
  const waiting = [...document.querySelectorAll<HTMLElement>(pieces)];
  clearInterval(timer);
  timer = setInterval(() => {
    const piece = waiting.shift();
    if (piece) piece.style.contentVisibility = "visible";
    else {
      clearInterval(timer);
      delete dataset.opening;
    }
  }, 20);
}
