import type { Page } from "playwright-core";

/** The progress bar and the status line at a moment. */
export interface BarState {
  /** Milliseconds since the navigation began, by the page's clock. */
  time: number;
  /** The number of progress bars. */
  count: number;
  name: string | null;
  state: string | null;
  value: number;
  /** The text of the status line. */
  status: string;
}

declare global {
  interface Window {
    barStates: BarState[];
    barStatesFrom: number;
  }
}

/**
 * Records the bar and the status line at every change of the page, then starts a navigation.
 * @param start a path, or `back`
 */
export async function record(page: Page, start: string): Promise<void> {
  await page.evaluate((script) => {
    window.barStates = [];
    const look = () => {
      const bars = document.querySelectorAll("[role=progressbar]");
      const state = {
        time: performance.now() - window.barStatesFrom,
        count: bars.length,
        name: bars[0]?.getAttribute("aria-label") ?? null,
        state: bars[0]?.getAttribute("data-state") ?? null,
        value: Number(bars[0]?.getAttribute("aria-valuenow")),
        status: document.getElementById("visit-status")?.textContent ?? "",
      };
      const { time: _time, ...last } = window.barStates.at(-1) ?? { time: 0 };
      const { time: _now, ...now } = state;
      if (JSON.stringify(last) !== JSON.stringify(now)) window.barStates.push(state);
    };
    new MutationObserver(look).observe(document.body, {
      attributes: true,
      childList: true,
      characterData: true,
      subtree: true,
    });
    window.barStatesFrom = performance.now();
    if (script === "back") history.back();
    else window.___navigate(script);
  }, start);
}

export const barStates = (page: Page): Promise<BarState[]> => page.evaluate(() => window.barStates);
