import { mayPrefetch, pageOf, startPrefetch } from "../../../src/visit/prefetch";

function connect(onLine: boolean | undefined, connection?: object): void {
  Object.defineProperty(navigator, "onLine", { value: onLine, configurable: true });
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
}

it.each([
  [true, undefined, true],
  [undefined, undefined, true],
  [true, { effectiveType: "3g", saveData: false }, true],
  [true, { effectiveType: "2g" }, false],
  [true, { saveData: true }, false],
  [false, undefined, false],
])("online %s with %j may prefetch: %s", (onLine, connection, may) => {
  connect(onLine, connection);
  expect(mayPrefetch()).toBe(may);
});

it.each([
  ['<a href="/about">', "/about"],
  ['<a href="/contact?project=x#y">', "/contact"],
  ['<a href="https://elsewhere.test/about">', undefined],
  ['<a href="/feed.xml">', undefined],
  ['<a href="/about" target="_blank">', undefined],
  ['<a href="/about" download>', undefined],
  ['<a href="/" rel="external">', undefined],
])("%s leads to %s", (html, path) => {
  document.body.innerHTML = html;
  expect(pageOf(document.querySelector("a")!)).toBe(path);
});

describe("links in view", () => {
  const inView = (href: string) => ({
    isIntersecting: true,
    target: Object.assign(document.createElement("a"), { href }),
  });
  let report: (entries: object[]) => void;
  const idle = jest.fn();

  beforeEach(() => {
    jest.useFakeTimers();
    connect(true);
    window.IntersectionObserver = jest.fn((callback: typeof report) => {
      report = callback;
    }) as never;
    window.requestIdleCallback = idle;
  });
  afterEach(() => jest.useRealTimers());

  it("are reported at most every 100 ms, and loaded when the browser is idle, after 2,000 ms at most", () => {
    const loadPage = jest.fn(async (_path: string) => undefined);
    startPrefetch(loadPage);
    report([inView("/about")]);
    jest.advanceTimersByTime(99);
    report([inView("/faq")]);
    expect(idle).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(idle.mock.calls).toEqual([[expect.any(Function), { timeout: 2_000 }]]);
    expect(loadPage).not.toHaveBeenCalled();
    const [[load]] = idle.mock.calls as [[() => void]];
    load();
    expect(loadPage.mock.calls).toEqual([["/about"], ["/faq"]]);
  });
});
