import NProgress from "accessible-nprogress";
import { barDuration, barTick } from "./constants";
import { isUnderWay, type Navigation } from "./navigation/state";

/** How far the bar is and how it stands (spec.md, sections 3 and 7); undefined where there is none. */
export function barAt(
  navigation: Navigation,
  now: number,
): { percent: number; state: "loading" | "finished" | "failed" } | undefined {
  const { phase, barSince } = navigation;
  if (barSince === undefined) return undefined;
  if (!isUnderWay(navigation))
    return { percent: 100, state: phase === "failed" ? "failed" : "finished" };
  return { percent: Math.min(100, ((now - barSince) / barDuration) * 100), state: "loading" };
}

/**
 * The bar, of the same NProgress as gatsby-plugin-nprogress and with its style. NProgress only makes and removes the
 * element: its own status stays 0, at which the plugin's `done()` does nothing, and its queue of animations, which
 * nobody can stop, stays empty. Answers what tells the bar of navigation.
 */
export function createProgressBar(): (state: Navigation) => void {
  NProgress.configure({
    minimum: 0,
    trickle: false,
    showSpinner: false,
    speed: barTick,
    barLabel: "Page loading",
    // The policy of trusted types (hosting/trusted-types.ts) lets these attributes through, not those of its own template.
    template: '<div class="bar" role="progressbar"></div>',
  });
  let navigation: Navigation | undefined;
  let ticking: ReturnType<typeof setInterval> | undefined;

  const draw = () => {
    const at = navigation && barAt(navigation, performance.now());
    if (!at) {
      clearInterval(ticking);
      ticking = undefined;
      NProgress.remove();
      return;
    }
    if (!ticking) {
      NProgress.set(0);
      ticking = setInterval(draw, barTick);
    }
    const bar = document.querySelector<HTMLElement>("#nprogress .bar");
    if (!bar) return;
    bar.dataset.state = at.state;
    // NProgress counts to 1; a progress bar without a range of its own counts to 100 (WAI-ARIA 1.2).
    bar.setAttribute("aria-valuenow", `${Math.round(at.percent)}`);
    bar.style.transform = `translate3d(${at.percent - 100}%,0,0)`;
  };
  return (state) => {
    navigation = state;
    draw();
  };
}
