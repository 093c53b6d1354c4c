import { createPrefetch } from "../../../src/visit/prefetch";

type Report = (entries: readonly object[]) => void;

function inView(href: string) {
  const target = document.createElement("a");
  target.href = href;
  return { isIntersecting: true, target };
}

let report: Report;
const idle = jest.fn<number, [() => void, object]>();
const observe = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  idle.mockClear();
  window.requestIdleCallback = idle as never;
  window.IntersectionObserver = jest.fn((callback: Report) => {
    report = callback;
    return { observe, disconnect: jest.fn() };
  }) as never;
});
afterEach(() => jest.useRealTimers());

it("links in view are reported at most every 100 ms, and loaded when the browser is idle, after 2,000 ms at most", () => {
  const loadPage = jest.fn(async (_path: string) => undefined);
  createPrefetch(window, loadPage);
  report([inView("/about")]);
  jest.advanceTimersByTime(99);
  report([inView("/faq"), { ...inView("/thanks"), isIntersecting: false }]);
  expect(idle).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(idle.mock.calls).toEqual([[expect.any(Function), { timeout: 2_000 }]]);
  expect(loadPage).not.toHaveBeenCalled();
  idle.mock.calls[0]?.[0]();
  expect(loadPage.mock.calls).toEqual([["/about"], ["/faq"]]);
});

it("observes the links that are there", () => {
  document.body.innerHTML = '<a href="/about">x</a><a>no link</a>';
  createPrefetch(window, jest.fn()).observeLinks();
  expect(observe.mock.calls).toEqual([[document.querySelector("[href]")]]);
});

it("a link that is pointed at is loaded at once", () => {
  const loadPage = jest.fn(async (_path: string) => undefined);
  document.body.innerHTML = '<a href="/about"><b>x</b></a><a href="/feed.xml">feed</a>';
  createPrefetch(window, loadPage).observePointer();
  for (const element of document.querySelectorAll("b, [href*=feed]"))
    element.dispatchEvent(new Event("mouseover", { bubbles: true }));
  expect(loadPage.mock.calls).toEqual([["/about"]]);
});
