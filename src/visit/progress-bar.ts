import NProgress from "accessible-nprogress";
import { barDuration, barTick } from "./constants";
import type { Bar, Navigation } from "./navigation/machine";
import { say } from "./say";

/** How far the bar is, in percent. */
export const percentOf = ({ since, state }: Bar, now: number): number =>
  state === "loading" ? Math.min(100, ((now - since) / barDuration) * 100) : 100;

/**
 * The bar, of the same NProgress as gatsby-plugin-nprogress and with its style. NProgress only makes and removes the
 * element: its own status stays 0, at which the plugin's `done()` does nothing, and its queue of animations, which
 * nobody can stop, stays empty. Returns a listener to navigation.
 */
export function createProgressBar(): (state: Navigation) => void {
  NProgress.configure({
    minimum: 0,
    trickle: false,
    showSpinner: false,
    speed: barTick,
    // The policy of trusted types (inline/trusted-types.ts) lets these attributes through, not those of its own template.
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
    // NProgress counts to 1; a progress bar without a range of its own counts to 100 (WAI-ARIA 1.2).
    bar.setAttribute("aria-valuenow", `${Math.round(percent)}`);
    bar.style.transform = `translate3d(${percent - 100}%,0,0)`;
  };
  return ({ bar }) => {
    shown = bar;
    draw();
  };
}
