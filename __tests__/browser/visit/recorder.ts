import type { Page } from "playwright-core";

/** How the bar stood at a time. */
export interface Sight {
  /** By the page's clock, since `start`. */
  time: number;
  /** How many bars there were. */
  count: number;
  name: string | null;
  state: string | null;
  value: number;
  /** The status line. */
  status: string;
}

declare global {
  interface Window {
    sights: Sight[];
    sightsFrom: number;
  }
}

/** Writes down, at every change in the page, how bar and status line stand; then does what starts a navigation. */
export async function record(page: Page, start: string): Promise<void> {
  await page.evaluate((script) => {
    window.sights = [];
    const look = () => {
      const bars = document.querySelectorAll("[role=progressbar]");
      const sight = {
        time: performance.now() - window.sightsFrom,
        count: bars.length,
        name: bars[0]?.getAttribute("aria-label") ?? null,
        state: bars[0]?.getAttribute("data-state") ?? null,
        value: Number(bars[0]?.getAttribute("aria-valuenow")),
        status: document.getElementById("visit-status")?.textContent ?? "",
      };
      const { time: _time, ...last } = window.sights.at(-1) ?? { time: 0 };
      const { time: _now, ...now } = sight;
      if (JSON.stringify(last) !== JSON.stringify(now)) window.sights.push(sight);
    };
    new MutationObserver(look).observe(document.body, {
      attributes: true,
      childList: true,
      characterData: true,
      subtree: true,
    });
    window.sightsFrom = performance.now();
    if (script === "back") history.back();
    else window.___navigate(script);
  }, start);
}

export const sights = (page: Page): Promise<Sight[]> => page.evaluate(() => window.sights);
