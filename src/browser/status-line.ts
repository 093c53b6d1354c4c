import { onlineNotice } from "./constants";
import { isOnline } from "./connection";
import type { Navigation } from "./navigation/state";

/** What is said about the connection and a slow page; the last is for screen readers only, since the bar shows it. */
export function statusText(
  { phase }: Pick<Navigation, "phase">,
  online: boolean,
  isBack: boolean,
): { text: string; spoken?: boolean } {
  if (phase === "waiting")
    return { text: "You are offline. The page will open when the connection is back." };
  if (!online) return { text: "You are offline." };
  if (isBack) return { text: "You are back online." };
  return phase === "slow" ? { text: "The page is loading.", spoken: true } : { text: "" };
}

/** The one line of status, outside of the pages, so that it lives as long as the visit. Answers what tells it of navigation. */
export function createStatusLine(): (state: Navigation) => void {
  const line = document.createElement("p");
  line.id = "visit-status";
  line.setAttribute("role", "status");
  document.body.append(line);
  let navigation: Pick<Navigation, "phase"> = { phase: "idle" };
  let backUntil: ReturnType<typeof setTimeout> | undefined;

  const show = () => {
    const { text, spoken = false } = statusText(navigation, isOnline(), !!backUntil);
    line.classList.toggle("visually-hidden", spoken);
    // Setting the same words again would have them read again.
    if (line.textContent !== text) line.textContent = text;
  };
  const changed = () => {
    clearTimeout(backUntil);
    backUntil = isOnline()
      ? setTimeout(() => {
          backUntil = undefined;
          show();
        }, onlineNotice)
      : undefined;
    show();
  };
  window.addEventListener("online", changed);
  window.addEventListener("offline", changed);
  show();
  return (state) => {
    navigation = state;
    show();
  };
}
