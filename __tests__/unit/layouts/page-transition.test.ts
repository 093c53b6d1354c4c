import { endPageTransition, startPageTransition } from "../../../src/layouts/page-transition";

type Update = () => Promise<void>;

/** A browser that can fade, and a visitor who welcomes motion or does not. Answers what it was asked to do. */
function browserThatFades({ reducedMotion = false, skips = false } = {}): Update[] {
  const updates: Update[] = [];
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

afterEach(() => Reflect.deleteProperty(document, "startViewTransition"));

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
