import { endPageTransition, startPageTransition } from "../../../src/visit/page-transition";

type Update = () => Promise<void>;

/** What happened, in order: "fade", "frame", "render". */
let log: string[];
let updates: Update[];
let frames: FrameRequestCallback[];

const nextFrame = (callback: FrameRequestCallback) => frames.push(callback);

/** A browser that can fade, and a visitor who welcomes motion or does not. */
function browserThatFades({ reducedMotion = false, skips = false } = {}): void {
  Object.defineProperty(window, "matchMedia", {
    configurable: true,
    value: (query: string) => ({ matches: query.includes("reduce") && reducedMotion }),
  });
  Object.defineProperty(document, "startViewTransition", {
    configurable: true,
    value: (update: Update) => {
      log.push("fade");
      updates.push(update);
      const ready = skips ? Promise.reject(new DOMException("skipped")) : Promise.resolve();
      return { ready };
    },
  });
}

/**
 * The router renders: two of its components ask for a frame.
 * @param later how long after the visitor's click, in milliseconds
 */
function routerAsks(later = 0): void {
  jest.spyOn(performance, "now").mockReturnValue(1_000 + later);
  for (const part of [1, 2]) requestAnimationFrame(() => log.push(`render ${part}`));
}

function frameComes(): void {
  log.push("frame");
  frames.splice(0).forEach((callback) => callback(0));
}

/** The visitor clicks at 1,000 ms, and the router hears of it in the same task. */
function click(later?: number): void {
  jest.spyOn(performance, "now").mockReturnValue(1_000);
  startPageTransition();
  routerAsks(later);
}

beforeEach(() => {
  log = [];
  updates = [];
  frames = [];
  window.requestAnimationFrame = nextFrame;
});

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(document, "startViewTransition");
});

it("fades in the frame for which the router waits, before it renders", () => {
  browserThatFades();
  click();
  expect(log).toEqual([]);
  frameComes();
  expect(log).toEqual(["frame", "fade", "render 1", "render 2"]);
});

it("lasts until the next page is there", async () => {
  browserThatFades();
  click();
  frameComes();
  const ended = jest.fn();
  const waiting = updates[0]?.().then(ended);
  await Promise.resolve();
  expect(ended).not.toHaveBeenCalled();
  endPageTransition();
  await waiting;
  expect(ended).toHaveBeenCalledTimes(1);
});

it("is over when the page was there before the browser asked", async () => {
  browserThatFades();
  click();
  frameComes();
  endPageTransition();
  await expect(updates[0]?.()).resolves.toBeUndefined();
});

it.each([
  [3, undefined, 1],
  [3.1, undefined, 0],
  [1, 998, 1],
  [1, 997.9, 0],
])("after %d ms, when it was asked for at %s: %i transitions", (later, begun, count) => {
  browserThatFades();
  startPageTransition(begun ?? 1_000);
  routerAsks(later);
  frameComes();
  expect(updates).toHaveLength(count);
});

it.each([
  ["the processor is slow", () => browserThatFades(), 20],
  ["motion is not welcome", () => browserThatFades({ reducedMotion: true }), 0],
  ["the browser cannot fade", () => undefined, 0],
])("where %s, the page comes without waiting for a frame", (_reason, prepare, later) => {
  prepare();
  click(later);
  expect(log).toEqual(["render 1", "render 2"]);
  expect(() => endPageTransition()).not.toThrow();
});

it("leaves frames to others once the router has asked, or did not in the same task", async () => {
  click();
  await Promise.resolve();
  expect(window.requestAnimationFrame).toBe(nextFrame);
  startPageTransition();
  // Another one on its heels.
  startPageTransition();
  expect(window.requestAnimationFrame).not.toBe(nextFrame);
  await new Promise((resolve) => setTimeout(resolve));
  expect(window.requestAnimationFrame).toBe(nextFrame);
});

it("is no error when a later one skips it", async () => {
  const rejected = jest.fn();
  process.on("unhandledRejection", rejected);
  browserThatFades({ skips: true });
  click();
  frameComes();
  await new Promise((resolve) => setTimeout(resolve));
  process.off("unhandledRejection", rejected);
  expect(rejected).not.toHaveBeenCalled();
});
