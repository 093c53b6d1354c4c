/**
 * The course of the progress bar: when it appears, how it advances, when it ends. NProgress draws
 * it, which gatsby-plugin-nprogress brings and sets up (gatsby-config.ts). By itself the plugin
 * shows it a second after a link was followed and never for Back, since no hook of Gatsby's fires
 * when a navigation begins.
 */
import { attributeName } from "../styles/data-attributes";
import { barDuration, barHideDelay, barThrottle, barTick } from "./constants";
import { statusWord } from "./status-line";

/** What draws the bar: NProgress, and before it has been loaded inline/bar-view.ts. */
export interface BarView {
  configure: (options: { speed: number; barLabel?: string }) => unknown;
  /**
   * Draws a share of the bar, from 0 up. At 1, the bar is whole for one `speed`, fades for another
   * and is then removed.
   */
  set: (share: number) => unknown;
  remove: () => void;
}

/** The bar during a navigation. */
export interface ProgressBar {
  /**
   * A navigation has begun: the bar appears if its page does not come soon. One that is shown
   * starts again.
   */
  start: () => void;
  /** The page has come, or will not come. */
  end: (outcome?: "finished" | "failed") => void;
  /** Takes the bar away at once. */
  remove: () => void;
}

/**
 * The largest share at which the bar stays: at 1 NProgress takes it away. NProgress itself stops
 * there too.
 */
const almostAll = 0.994;

/** Returns the bar of a window. It draws nothing until a navigation begins. */
export function createProgressBar(view: BarView, window: Window): ProgressBar {
  const { document } = window;
  let state: "loading" | "finished" | "failed" | undefined;
  /** When the bar appeared, by `window.performance.now()`. */
  let since = 0;
  let appearing: number | undefined;
  let advancing: number | undefined;

  /**
   * Says in the bar what tools and screen readers read. NProgress counts from 0 to 1,
   * `aria-valuenow` to 100.
   */
  const describe = (percent: number) => {
    const bar = document.querySelector("#nprogress .bar");
    bar?.setAttribute(attributeName("state"), state ?? "");
    bar?.setAttribute("aria-valuenow", `${Math.round(percent)}`);
  };
  const advance = () => {
    const percent = Math.min(100, ((window.performance.now() - since) / barDuration) * 100);
    view.set(Math.min(percent / 100, almostAll));
    describe(percent);
  };
  const stop = () => {
    window.clearTimeout(appearing);
    window.clearInterval(advancing);
  };
  const appear = () => {
    stop();
    state = "loading";
    since = window.performance.now();
    // The course is drawn here, step by step: NProgress must not delay the steps by animations of
    // its own.
    view.configure({ speed: 0, barLabel: statusWord(document, "bar") });
    advance();
    advancing = window.setInterval(advance, barTick);
  };

  return {
    start() {
      window.clearTimeout(appearing);
      if (state === "loading") appear();
      else appearing = window.setTimeout(appear, barThrottle);
    },
    end(outcome = "finished") {
      stop();
      if (state !== "loading") return;
      state = outcome;
      view.configure({ speed: barHideDelay / 2 });
      view.set(1);
      describe(100);
    },
    remove() {
      stop();
      state = undefined;
      view.remove();
    },
  };
}
