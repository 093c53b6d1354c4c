/** The bar's durations, with a clock of the test's: 200 ms, 5,000 ms, 500 ms (docs/behavior.md). */
import NProgress from "accessible-nprogress";
import settings from "../../../gatsby-config";
import { inlineBarView } from "../../../src/visit/inline/bar-view";
import { createProgressBar, type ProgressBar } from "../../../src/visit/progress-bar";
import { statusLineId } from "../../../src/content/sections";

/** The options with which gatsby-plugin-nprogress configures NProgress. */
const [options] = (settings.plugins ?? []).flatMap((plugin) =>
  plugin && typeof plugin === "object" && plugin.resolve === "gatsby-plugin-nprogress"
    ? [plugin.options as object]
    : [],
);

/** The bars of the page, each with its name, state and value. */
const bars = () =>
  [...document.querySelectorAll("[role=progressbar]")].map((bar) => {
    const of = (name: string) => bar.getAttribute(name) ?? "";
    return `${of("aria-label")}: ${of("data-state")} ${of("aria-valuenow")}`;
  });

const after = (milliseconds: number) => {
  jest.advanceTimersByTime(milliseconds);
  return bars();
};

describe.each([
  ["NProgress", () => NProgress.configure(options ?? {})],
  ["the inline script", () => inlineBarView(document)],
])("drawn by %s", (_name, viewOf) => {
  let bar: ProgressBar;

  beforeEach(() => {
    jest.useFakeTimers();
    document.body.innerHTML = `<p id="${statusLineId}" data-bar="Page loading"></p>`;
    bar = createProgressBar(viewOf(), window);
  });
  afterEach(() => {
    bar.remove();
    jest.runOnlyPendingTimers();
    jest.useRealTimers();
  });

  it("appears after 200 ms, advances evenly, would be full 5,000 ms later, and waits there", () => {
    bar.start();
    expect(after(199)).toEqual([]);
    expect(after(1)).toEqual(["Page loading: loading 0"]);
    expect(after(1_000)).toEqual(["Page loading: loading 20"]);
    expect(after(1_500)).toEqual(["Page loading: loading 50"]);
    expect(after(2_400)).toEqual(["Page loading: loading 98"]);
    expect(after(100)).toEqual(["Page loading: loading 100"]);
    expect(after(60_000)).toEqual(["Page loading: loading 100"]);
  });

  it("does not appear for a page that comes sooner", () => {
    bar.start();
    jest.advanceTimersByTime(199);
    bar.end();
    expect(after(10_000)).toEqual([]);
  });

  it("starts again with another navigation", () => {
    bar.start();
    expect(after(1_200)).toEqual(["Page loading: loading 20"]);
    bar.start();
    expect(bars()).toEqual(["Page loading: loading 0"]);
    expect(after(500)).toEqual(["Page loading: loading 10"]);
  });

  it("can be taken away at once", () => {
    bar.start();
    jest.advanceTimersByTime(1_000);
    bar.remove();
    expect(after(10_000)).toEqual([]);
  });
});

describe("drawn by NProgress", () => {
  let bar: ProgressBar;

  beforeEach(() => {
    jest.useFakeTimers();
    document.body.innerHTML = `<p id="${statusLineId}" data-bar="Page loading"></p>`;
    bar = createProgressBar(NProgress.configure(options ?? {}), window);
    bar.start();
    jest.advanceTimersByTime(1_200);
  });
  afterEach(() => {
    bar.remove();
    jest.runOnlyPendingTimers();
    jest.useRealTimers();
  });

  it.each(["finished", "failed"] as const)("is %s for 500 ms, and then gone", (outcome) => {
    bar.end(outcome);
    expect(bars()).toEqual([`Page loading: ${outcome} 100`]);
    expect(after(499)).toEqual([`Page loading: ${outcome} 100`]);
    expect(after(1)).toEqual([]);
    expect(after(10_000)).toEqual([]);
  });

  it("is not ended a second time by the plugin, which then finds nothing to end", () => {
    bar.end();
    NProgress.done();
    expect(after(499)).toEqual(["Page loading: finished 100"]);
    expect(after(1)).toEqual([]);
  });

  it("appears again for a navigation that begins while it ends", () => {
    bar.end();
    jest.advanceTimersByTime(100);
    bar.start();
    expect(after(200)).toEqual(["Page loading: loading 0"]);
    expect(after(1_000)).toEqual(["Page loading: loading 20"]);
    bar.end();
    expect(after(500)).toEqual([]);
  });
});
