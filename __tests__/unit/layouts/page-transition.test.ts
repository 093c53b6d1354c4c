import { endPageTransition, startPageTransition } from "../../../src/layouts/page-transition";

type Update = () => Promise<void>;

/**
 * A browser that can fade, and a visitor who welcomes motion or does not. Answers what it was asked to do.
 * @param wait how long the next frame is in coming, in milliseconds
 */
function browserThatFades({ reducedMotion = false, skips = false, wait = 10 } = {}): Update[] {
  const updates: Update[] = [];
  jest.spyOn(performance, "now").mockReturnValue(1_000);
  jest.spyOn(window, "requestAnimationFrame").mockImplementation((callback) => {
    jest.spyOn(performance, "now").mockReturnValue(1_000 + wait);
    callback(0);
    return 0;
  });
  Object.defineProperty(window, "matchMedia", {
    configurable: true,
    value: (query: string) => ({ matches: query.includes("reduce") && reducedMotion }),
  });
  Object.defineProperty(document, "startViewTransition", {
    configurable: true,
    value: (update: Update) => {
      updates.push(update);
      const ready = skips ? Promise.reject(new DOMException("skipped")) : Promise.resolve();
      return { ready };
    },
  });
  return updates;
}

function started(): Update[] {
  const updates = browserThatFades();
  startPageTransition();
  return updates;
}

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(document, "startViewTransition");
});

it("lasts until the next page is there", async () => {
  const [update] = started();
  const ended = jest.fn();
  const waiting = update?.().then(ended);
  await Promise.resolve();
  expect(ended).not.toHaveBeenCalled();
  endPageTransition();
  await waiting;
  expect(ended).toHaveBeenCalledTimes(1);
});

it("is over when the page was there before the browser asked", async () => {
  const [update] = started();
  endPageTransition();
  await expect(update?.()).resolves.toBeUndefined();
});

it("does not move what should not move", () => {
  const updates = browserThatFades({ reducedMotion: true });
  startPageTransition();
  expect(updates).toEqual([]);
});

it.each([
  [16, undefined, 1],
  [17, undefined, 0],
  [10, 994, 1],
  [10, 993, 0],
])("with a frame after %i ms, asked for at %s: %i transitions", (wait, begun, count) => {
  const updates = browserThatFades({ wait });
  startPageTransition(begun);
  expect(updates).toHaveLength(count);
});

it("is left out by a browser that cannot", () => {
  expect(() => {
    startPageTransition();
    endPageTransition();
  }).not.toThrow();
});

it("is no error when a later one skips it", async () => {
  const rejected = jest.fn();
  process.on("unhandledRejection", rejected);
  browserThatFades({ skips: true });
  startPageTransition();
  await new Promise((resolve) => setTimeout(resolve));
  process.off("unhandledRejection", rejected);
  expect(rejected).not.toHaveBeenCalled();
});
