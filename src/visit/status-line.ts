import { onlineNotice } from "./constants";
import { isOnline } from "./connection";
import type { Navigation, Phase } from "./navigation/machine";
import { say } from "./say";

/** Returns what to say about the connection, and about a page that is slow; "" for nothing. */
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
 * The one line of status, outside of the pages, so that it lives as long as the visit and is there before it speaks:
 * screen readers read politely what comes into it. Returns a listener to navigation.
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
    // Setting the same words again would have them read again.
    if (line.textContent !== text) line.textContent = text;
  };
  const tell = (back: boolean) => {
    clearTimeout(notice);
    isBack = back;
    if (back) notice = setTimeout(tell, onlineNotice, false);
    show();
  };
  window.addEventListener("online", () => tell(true));
  window.addEventListener("offline", () => tell(false));
  show();
  return (state) => {
    phase = state.phase;
    show();
  };
}
