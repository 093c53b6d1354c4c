import { endPageTransition, startPageTransition } from "../../../src/visit/page-transition";

type Update = () => Promise<void>;

/** What happened, in order: "fade", "frame", "render". */
let log: string[];
let updates: Update[];
let frames: FrameRequestCallback[];

const nextFrame = (callback: FrameRequestCallback) => frames.push(callback);

/** Mocks a browser with view transitions. */
function mockViewTransitions({ reducedMotion = false, skips = false } = {}): void {
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
 * Simulates the router, of which two components request a frame.
 * @param later milliseconds after the visitor's click
 */
function renderRouter(later = 0): void {
  jest.spyOn(performance, "now").mockReturnValue(1_000 + later);
  for (const part of [1, 2]) requestAnimationFrame(() => log.push(`render ${part}`));
}

function runFrame(): void {
  log.push("frame");
  frames.splice(0).forEach((callback) => callback(0));
}

/** Simulates a click at 1,000 ms, which the router handles in the same task. */
function click(later?: number): void {
  jest.spyOn(performance, "now").mockReturnValue(1_000);
  startPageTransition();
  renderRouter(later);
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

it("starts in the frame that the router waits for, before it renders", () => {
  mockViewTransitions();
  click();
  expect(log).toEqual([]);
  runFrame();
  expect(log).toEqual(["frame", "fade", "render 1", "render 2"]);
});

it("waits for the next page", async () => {
  mockViewTransitions();
  click();
  runFrame();
  const ended = jest.fn();
  const waiting = updates[0]?.().then(ended);
  await Promise.resolve();
  expect(ended).not.toHaveBeenCalled();
  endPageTransition();
  await waiting;
  expect(ended).toHaveBeenCalledTimes(1);
});

it("does not wait if the page is rendered before the browser calls back", async () => {
  mockViewTransitions();
  click();
  runFrame();
  endPageTransition();
  await expect(updates[0]?.()).resolves.toBeUndefined();
});

it.each([
  [3, undefined, 1],
  [3.1, undefined, 0],
  [1, 998, 1],
  [1, 997.9, 0],
])("after %d ms, begun at %s: %i transitions", (later, begun, count) => {
  mockViewTransitions();
  startPageTransition(begun ?? 1_000);
  renderRouter(later);
  runFrame();
  expect(updates).toHaveLength(count);
});

it.each([
  ["the processor is slow", () => mockViewTransitions(), 20],
  ["reduced motion is preferred", () => mockViewTransitions({ reducedMotion: true }), 0],
  ["the browser has no view transitions", () => undefined, 0],
])("if %s, the page is rendered without waiting for a frame", (_reason, prepare, later) => {
  prepare();
  click(later);
  expect(log).toEqual(["render 1", "render 2"]);
  expect(() => endPageTransition()).not.toThrow();
});

it("does nothing in a frame of an earlier time", async () => {
  mockViewTransitions();
  click();
  // The router is told again before the frame, and shows that page at once.
  await Promise.resolve();
  click(20);
  runFrame();
  expect(log).toEqual(["render 1", "render 2", "frame"]);
});

it("fades to no page that is not there yet", () => {
  mockViewTransitions();
  startPageTransition(undefined, false);
  renderRouter();
  expect(log).toEqual(["render 1", "render 2"]);
});

it("restores requestAnimationFrame after the router's request, or at the end of the task", async () => {
  click();
  await Promise.resolve();
  expect(window.requestAnimationFrame).toBe(nextFrame);
  startPageTransition();
  // A second one immediately.
  startPageTransition();
  expect(window.requestAnimationFrame).not.toBe(nextFrame);
  await new Promise((resolve) => setTimeout(resolve));
  expect(window.requestAnimationFrame).toBe(nextFrame);
});

it("is no error when a later one skips it", async () => {
  const rejected = jest.fn();
  process.on("unhandledRejection", rejected);
  mockViewTransitions({ skips: true });
  click();
  runFrame();
  await new Promise((resolve) => setTimeout(resolve));
  process.off("unhandledRejection", rejected);
  expect(rejected).not.toHaveBeenCalled();
});
