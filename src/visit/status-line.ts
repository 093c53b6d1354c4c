import { onlineNotice } from "./constants";
import { isOnline } from "./connection";
import type { Navigation, Phase } from "./navigation/machine";
import { say } from "./say";

/**
 * Returns the message about the connection or about a slow page; "" for none.
 * @param isBack whether the connection has just come back
 */
export function statusText(phase: Phase, online: boolean, isBack: boolean): string {
  if (phase === "waiting")
    return say(
      "You are offline. The page opens when you are back online.",
      "Sin conexión. La página se abrirá cuando vuelva.",
    );
  if (!online) return say("You are offline.", "Sin conexión.");
  if (isBack) return say("You are back online.", "Hay conexión.");
  return phase === "slow" ? say("The page is loading.", "Cargando la página.") : "";
}

/**
 * Creates the status line. It is outside of the page, so that it lasts as long as the visit, and is there before its first
 * message, since screen readers only announce changes. Returns a listener for navigation states.
 */
export function createStatusLine(): (state: Navigation) => void {
  const line = document.createElement("p");
  line.id = "visit-status";
  line.setAttribute("role", "status");
  document.body.append(line);
  let phase: Phase = "idle";
  let isBack = false;
  let notice: ReturnType<typeof setTimeout>;

  const show = () => {
    const text = statusText(phase, isOnline(), isBack);
    // Setting the same text again would make screen readers repeat it.
    if (line.textContent !== text) line.textContent = text;
  };
  const setBack = (value: boolean) => {
    clearTimeout(notice);
    isBack = value;
    if (value) notice = setTimeout(setBack, onlineNotice, false);
    show();
  };
  window.addEventListener("online", () => setBack(true));
  window.addEventListener("offline", () => setBack(false));
  show();
  return (state) => {
    phase = state.phase;
    show();
  };
}
