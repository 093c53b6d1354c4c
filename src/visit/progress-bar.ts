import NProgress from "accessible-nprogress";
import { barDuration, barHideDelay, barThrottle, barTick } from "./constants";
import { label } from "./label";

/** The bar of gatsby-plugin-nprogress, advanced here. NProgress's status stays 0, so that the plugin's `done()` does nothing. */
let state: "loading" | "finished" | "failed" | undefined;
/** When it appeared, by `performance.now()`. */
let since = 0;
let timer: ReturnType<typeof setTimeout>;
let ticking: ReturnType<typeof setInterval>;

function draw(): void {
  const bar = document.querySelector<HTMLElement>("#nprogress .bar");
  if (!bar || !state) return;
  const elapsed = ((performance.now() - since) / barDuration) * 100;
  const percent = state === "loading" ? Math.min(100, elapsed) : 100;
  bar.dataset.state = state;
  // NProgress sets a value from 0 to 1; without a stated range, aria-valuenow goes from 0 to 100 (WAI-ARIA 1.2).
  bar.setAttribute("aria-valuenow", `${Math.round(percent)}`);
  bar.style.transform = `translate3d(${percent - 100}%,0,0)`;
}

function show(): void {
  NProgress.configure({
    minimum: 0,
    trickle: false,
    showSpinner: false,
    speed: barTick,
    barLabel: label("visit.bar"),
    // The Trusted Types policy (inline/trusted-types.ts) accepts these attributes, but not those of NProgress's own template.
    template: '<div class="bar" role="progressbar"></div>',
  });
  NProgress.set(0);
  since = performance.now();
  state = "loading";
  clearInterval(ticking);
  ticking = setInterval(draw, barTick);
  draw();
}

/** Begins with a navigation: the bar appears if the page has not come by then. One that is shown starts again. */
export function startBar(): void {
  clearTimeout(timer);
  if (state) show();
  else timer = setTimeout(show, barThrottle);
}

/** Ends with it: the bar is shown as full for a moment. */
export function endBar(outcome: "finished" | "failed" = "finished"): void {
  if (!state) clearTimeout(timer);
  if (state !== "loading") return;
  state = outcome;
  draw();
  timer = setTimeout(hideBar, barHideDelay);
}

export function hideBar(): void {
  clearTimeout(timer);
  clearInterval(ticking);
  state = undefined;
  NProgress.remove();
}
