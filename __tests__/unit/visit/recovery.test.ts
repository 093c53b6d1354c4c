/** One reload in 60 seconds (docs/behavior.md), with a clock of the test's. */
import type { PageResources } from "../../../src/visit/gatsby-window";
import { createRecovery } from "../../../src/visit/recovery";

const build = "this-build";

const pageOf = (webpackCompilationHash: string): PageResources => ({
  component: {},
  json: { pageContext: {} },
  page: { path: "/about", webpackCompilationHash },
});

/** A tab: what of a window outlives its documents, and what they do. */
function openTab() {
  const listeners = new EventTarget();
  const tab = {
    name: "",
    ___webpackCompilationHash: build,
    location: { reload: jest.fn() },
    history: { pushState: jest.fn(), replaceState: jest.fn() },
    addEventListener: (
      type: string,
      heard: (event: PromiseRejectionEvent) => void,
      options?: AddEventListenerOptions,
    ) =>
      listeners.addEventListener(type, (event) => heard(event as PromiseRejectionEvent), options),
    dispatchEvent: listeners.dispatchEvent.bind(listeners),
  };
  return { tab, newDocument: () => createRecovery(tab) };
}

beforeEach(() => jest.useFakeTimers({ now: new Date("2026-01-01T12:00:00Z") }));
afterEach(() => jest.useRealTimers());

it("a missing page reloads the document at most once in 60 seconds, without storage", () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("refused", "SecurityError");
  });
  const { tab, newDocument } = openTab();
  expect(newDocument().reloads(undefined)).toBe(true);
  expect(tab.location.reload).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(59_999);
  expect(newDocument().reloads(undefined)).toBe(false);
  expect(tab.location.reload).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  expect(newDocument().reloads(undefined)).toBe(true);
  expect(tab.location.reload).toHaveBeenCalledTimes(2);
});

it("a clock that was set back does not keep the document from reloading for long", () => {
  const { newDocument } = openTab();
  newDocument().reloads(undefined);
  jest.setSystemTime(new Date("2026-01-01T09:00:00Z"));
  expect(newDocument().reloads(undefined)).toBe(true);
});

it.each([
  [false, "pushState"],
  [true, "replaceState"],
] as const)("reloads at the address that was asked for; in its place: %s", (replace, how) => {
  const { tab, newDocument } = openTab();
  newDocument().reloads(undefined, { address: "/privacy?a=b#c", replace });
  expect(tab.history[how]).toHaveBeenCalledWith(null, "", "/privacy?a=b#c");
});

it("a page of another build reloads the document, which then shows it though it is the same", () => {
  const { tab, newDocument } = openTab();
  expect(newDocument().reloads(pageOf(build))).toBe(false);
  expect(newDocument().reloads(pageOf("another"))).toBe(true);
  const page = pageOf("another");
  expect(newDocument().reloads(page)).toBe(false);
  // Gatsby compares them too.
  expect(page.page.webpackCompilationHash).toBe(build);
  expect(tab.location.reload).toHaveBeenCalledTimes(1);
});

it.each([
  ["Loading chunk search failed.", true],
  ["Loading CSS chunk 12 failed.", true],
  ["Failed to fetch dynamically imported module: /search.js", true],
  ["Not a chunk", false],
])("an unhandled rejection %j is a missing part: %s", (reason, isMissing) => {
  const { tab, newDocument } = openTab();
  const fail = jest.fn();
  // Gatsby's own listener, which would reload the document without end.
  const gatsbys = jest.fn();
  tab.addEventListener("unhandledrejection", gatsbys);
  newDocument().catchChunks(fail);
  const reject = () => {
    const event = Object.assign(new Event("unhandledrejection", { cancelable: true }), {
      reason: new Error(reason),
    });
    tab.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(reject()).toBe(isMissing);
  expect(tab.location.reload).toHaveBeenCalledTimes(isMissing ? 1 : 0);
  expect(fail).not.toHaveBeenCalled();
  reject();
  expect(fail).toHaveBeenCalledTimes(isMissing ? 1 : 0);
  expect(gatsbys).toHaveBeenCalledTimes(isMissing ? 0 : 2);
});
