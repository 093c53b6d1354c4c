import { connected, isOnline } from "./connection";
import { onlineNotice } from "./constants";
import { label } from "./label";

/** What a navigation waits for. */
type Wait = "page" | "connection" | undefined;

let line: HTMLElement | undefined;
let connection: "offline" | "online" | undefined;
let wait: Wait;

function show(): void {
  const state = wait === "connection" ? "waiting" : (connection ?? (wait && "loading"));
  const text = state ? label(`visit.${state}`) : "";
  // Setting the same text again would make screen readers repeat it.
  if (line && line.textContent !== text) line.textContent = text;
}

/** Says what a navigation waits for. */
export function announceWait(next?: Wait): void {
  wait = next;
  show();
}

function announceConnection(next: typeof connection): void {
  connection = next;
  show();
}

async function check(): Promise<void> {
  if (await isOnline()) return;
  announceConnection("offline");
  await connected();
  announceConnection("online");
  setTimeout(() => connection === "online" && announceConnection(undefined), onlineNotice);
}

/** Creates the line, outside of the page and empty: it lasts as long as the visit, and screen readers only announce changes. */
export function startStatusLine(): void {
  line = document.createElement("p");
  line.id = "visit-status";
  line.setAttribute("role", "status");
  document.body.append(line);
  window.addEventListener("offline", () => void check());
  void check();
}
