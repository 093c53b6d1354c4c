import { onlineNotice } from "./constants";
import { say } from "./status-line";

/** What the browser says. One that cannot tell counts as online. */
const isOnline = ({ navigator }: Window): boolean =>
  (navigator.onLine as boolean | undefined) !== false;

/**
 * What browsers tell of a connection: https://wicg.github.io/netinfo/. TypeScript's DOM types lack
 * it.
 */
interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

const information = ({ navigator }: Window): NetworkInformation =>
  (navigator as { connection?: NetworkInformation }).connection ?? {};

/** Whether the visitor has asked to save data. */
export const savesData = (window: Window): boolean => information(window).saveData === true;

/** Whether pages may be loaded before anybody asks for them (docs/behavior.md). */
export const mayPrefetch = (window: Window): boolean =>
  isOnline(window) &&
  !savesData(window) &&
  !(information(window).effectiveType ?? "").includes("2g");

/**
 * Tells the visitor, as long as the document lasts, that there is no connection, and for a moment
 * that it is back.
 */
export function tellConnection(window: Window): void {
  const { document } = window;
  window.addEventListener("offline", () => say(document, "offline"));
  window.addEventListener("online", () => {
    say(document, "online");
    window.setTimeout(() => {
      if (isOnline(window)) say(document);
    }, onlineNotice);
  });
  if (!isOnline(window)) say(document, "offline");
}
