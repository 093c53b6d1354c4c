/** Simulate the first paint and an idle browser. */
let paint: () => void;
let idle: () => void;

function run() {
  document.body.innerHTML =
    '<button>Menu</button><button type="submit">Send</button><button popovertarget="x">More</button><a href="/about">About</a><template id="gatsby-scripts"><link rel="stylesheet" href="/styles.css"><script src="/one.js"></script><script src="/two.js"></script></template>';
  window.PerformanceObserver = class {
    constructor(callback: () => void) {
      paint = callback;
    }
    observe = jest.fn();
  } as unknown as typeof PerformanceObserver;
  window.requestIdleCallback = (callback) => {
    idle = () => callback({ didTimeout: false, timeRemaining: () => 0 });
    return 0;
  };
  process.env.REST_ID = "gatsby-scripts";
  return jest.isolateModulesAsync(async () => {
    await import("../../../../src/visit/inline/loader");
  });
}

const loaded = () => [...document.body.querySelectorAll("script")].map(({ src }) => src);
const both = ["https://site.test/one.js", "https://site.test/two.js"];
const button = (index: number) => document.querySelectorAll("button")[index];

/** Dispatches an event, with properties of a pointer event. */
const send = (type: string, facts: object = {}) =>
  window.dispatchEvent(Object.assign(new Event(type), facts));

beforeEach(async () => {
  delete document.documentElement.dataset.rest;
  delete window.___earlyPressed;
  await run();
});

// Remove this test's listeners before the next test dispatches events.
afterEach(() => {
  send("scroll");
  document.removeEventListener("click", window.___earlyPress, true);
});

describe("the rest of the page", () => {
  it("waits for the load event, the first paint and an idle browser", () => {
    send("load");
    expect(loaded()).toEqual([]);
    paint();
    expect(loaded()).toEqual([]);
    idle();
    expect(loaded()).toEqual(both);
    expect(document.body.querySelector("link")?.href).toBe("https://site.test/styles.css");
    expect(document.documentElement.dataset.rest).toBe("");
  });

  it.each(["pointerdown", "keydown", "touchstart", "scroll"])(
    "is loaded at the first %s",
    (type) => {
      send(type);
      expect(loaded()).toEqual(both);
    },
  );

  it("is loaded when a pointer moves, but not when the page appears under a resting one", () => {
    send("pointermove", { movementX: 0, movementY: 0 });
    expect(loaded()).toEqual([]);
    send("pointermove", { movementX: 0, movementY: 3 });
    expect(loaded()).toEqual(both);
  });

  it("is loaded once, with scripts in order", () => {
    send("scroll");
    send("keydown");
    send("load");
    paint();
    idle();
    expect(loaded()).toEqual(both);
    for (const script of document.querySelectorAll("script")) expect(script.async).toBe(false);
  });
});

describe("a click before hydration", () => {
  it("on a button is remembered", () => {
    button(0)?.click();
    expect(window.___earlyPressed).toBe(button(0));
    document.querySelector("a")?.click();
    expect(window.___earlyPressed).toBe(button(0));
  });

  it.each([1, 2])("on a button that works without script is not", (index) => {
    button(index)?.click();
    expect(window.___earlyPressed).toBeUndefined();
  });
});
