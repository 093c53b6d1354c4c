/** Repeats the press on a button that came before React did (see src/gatsby/hosting/loader-script.ts). */
export function repeatEarlyPress(): void {
  const { ___earlyPress: listener, ___earlyPressed: button } = window;
  if (listener) document.removeEventListener("click", listener, true);
  delete window.___earlyPress;
  delete window.___earlyPressed;
  // What the browser does by itself for a button has been done.
  if (button?.isConnected && !button.hasAttribute("popovertarget")) button.click();
}
