import { connected, isOnline } from "./connection";
import { onlineNotice } from "./constants";
import { label } from "./label";

/** What the visitor waits for. */
type Wait = "page" | "connection" | undefined;

let line: HTMLElement | undefined;
let isOffline = false;
let isBack = false;
let wait: Wait;

function show(): void {
  let text = "";
  if (wait === "connection") text = label("visit.waiting");
  else if (isOffline) text = label("visit.offline");
  else if (isBack) text = label("visit.online");
  else if (wait === "page") text = label("visit.loading");
  // Setting the same text again would make screen readers repeat it.
  if (line && line.textContent !== text) line.textContent = text;
}

/** Tells the visitor what a navigation waits for. */
export function announceWait(next?: Wait): void {
  wait = next;
  show();
}

async function check(): Promise<void> {
  isOffline = !(await isOnline());
  show();
  if (!isOffline) return;
  await connected();
  isOffline = false;
  isBack = true;
  show();
  setTimeout(() => {
    isBack = false;
    show();
  }, onlineNotice);
}

/**
 * Creates the line that says whether there is a connection. It is outside of the page, so that it lasts as long as the visit, and is
 * there before its first message, since screen readers only announce changes.
 */
export function startStatusLine(): void {
  line = document.createElement("p");
  line.id = "visit-status";
  line.setAttribute("role", "status");
  document.body.append(line);
  window.addEventListener("offline", () => void check());
  void check();
}
