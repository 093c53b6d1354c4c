import { useSyncExternalStore } from "react";
import { openStatus, type OpeningHours, type OpenStatus } from "./open-status";

const minute = 60_000;

function subscribe(tell: () => void): () => void {
  const timer = setInterval(tell, minute / 4);
  return () => clearInterval(timer);
}

/** The status by the minute; undefined in the static HTML and until the page's script runs, which cannot know the time. */
export function useOpenStatus(hours: OpeningHours): OpenStatus | undefined {
  const now = useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / minute) * minute,
    () => 0,
  );
  return now === 0 ? undefined : openStatus(new Date(now), hours);
}
