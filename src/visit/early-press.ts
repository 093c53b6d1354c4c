/** From now on React hears every press on a button: none is kept any more (see inline/loader.ts). */
export function endEarlyPresses(): void {
  document.removeEventListener("click", window.___earlyPress, true);
}

/** Repeats the press on a button that came before React did. */
export function repeatEarlyPress(): void {
  window.___earlyPressed?.click();
}
