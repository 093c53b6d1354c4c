import NProgress from "accessible-nprogress";
import { barDuration, barTick } from "./constants";
import type { Bar, Navigation } from "./navigation/machine";
import { say } from "./say";

/** Returns how far the bar has advanced, in percent. */
export const percentOf = ({ since, state }: Bar, now: number): number =>
  state === "loading" ? Math.min(100, ((now - since) / barDuration) * 100) : 100;

/**
 * Creates the progress bar with the NProgress of gatsby-plugin-nprogress and its style. NProgress only creates and removes the
 * element: its status stays 0, so that the plugin's `done()` does nothing, and its queue of animations, which cannot be
 * canceled, stays empty. Returns a listener for navigation states.
 */
export function createProgressBar(): (state: Navigation) => void {
  NProgress.configure({
    minimum: 0,
    trickle: false,
    showSpinner: false,
    speed: barTick,
    // The Trusted Types policy (inline/trusted-types.ts) accepts these attributes, but not those of NProgress's own template.
    template: '<div class="bar" role="progressbar"></div>',
  });
  let shown: Bar | undefined;
  let ticking: ReturnType<typeof setInterval> | undefined;

  const draw = () => {
    if (!shown) {
      clearInterval(ticking);
      ticking = undefined;
      NProgress.remove();
      return;
    }
    if (!ticking) {
      NProgress.configure({ barLabel: say("Page loading", "Cargando la página") });
      NProgress.set(0);
      ticking = setInterval(draw, barTick);
    }
    const bar = document.querySelector<HTMLElement>("#nprogress .bar");
    if (!bar) return;
    const percent = percentOf(shown, performance.now());
    bar.dataset.state = shown.state;
    // NProgress sets a value from 0 to 1; without a stated range, aria-valuenow goes from 0 to 100 (WAI-ARIA 1.2).
    bar.setAttribute("aria-valuenow", `${Math.round(percent)}`);
    bar.style.transform = `translate3d(${percent - 100}%,0,0)`;
  };
  return ({ bar }) => {
    shown = bar;
    draw();
  };
}
