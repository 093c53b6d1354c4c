/** A visit with a stand-in for Gatsby's loader, for the tests of navigation. */
import type { Loader, LoadResult, PageResources } from "../../../src/visit/gatsby-window";
import { start, type Navigation } from "../../../src/visit/navigation/machine";
import { startNavigation } from "../../../src/visit/navigation/navigation";
import * as reload from "../../../src/visit/navigation/reload";
import { percentOf } from "../../../src/visit/progress-bar";

const component = () => null;

export const page = (path: string, build = "build"): PageResources => ({
  component,
  json: { pageContext: {} },
  page: { path, webpackCompilationHash: build },
});

/** Lets promises settle. */
export const tick = () => jest.advanceTimersByTimeAsync(0);

/** Starts a visit on the home page. Like Gatsby's, the loader keeps loaded pages in memory. */
export async function setUp(answer: (path: string) => Promise<LoadResult> | LoadResult = page) {
  const memory = new Map<string, PageResources>();
  const keep = (path: string, result: LoadResult) => {
    if (result && "page" in result) memory.set(path, result);
    return result;
  };
  const loadPage = jest.fn(async (path: string) =>
    keep(path, path === "/" ? page("/") : await answer(path)),
  );
  const loader: Loader = { loadPage, loadPageSync: (path) => memory.get(path) };
  const navigate = jest.fn();
  window.___navigate = navigate;
  let state = start;
  const listener = jest.fn((next: Navigation) => (state = next));
  const send = startNavigation(loader, listener);
  void loader.loadPage("/");
  await tick();
  send({ type: "shown", path: "/" });
  loadPage.mockClear();
  const go = (to: string) => window.___navigate(to);
  const phase = () => state.phase;
  const bar = () => {
    const { bar: shown } = state;
    return shown && { percent: percentOf(shown, performance.now()), state: shown.state };
  };
  return { loader, loadPage, memory, navigate, listener, send, go, phase, bar };
}

/** Spies on src/visit/navigation/reload.ts. */
export let mayReload: jest.SpyInstance;
export let reloadAt: jest.SpyInstance;
export let spendReload: jest.SpyInstance;

export const connect = (onLine: boolean) => {
  Object.defineProperty(navigator, "onLine", { value: onLine, configurable: true });
  window.dispatchEvent(new Event(onLine ? "online" : "offline"));
};

beforeEach(() => {
  jest.useFakeTimers();
  // The entry of the document, which jsdom lacks.
  performance.getEntriesByType = () => [{ name: location.href } as PerformanceEntry];
  window.___webpackCompilationHash = "build";
  connect(true);
  mayReload = jest.spyOn(reload, "mayReload").mockReturnValue(true);
  spendReload = jest.spyOn(reload, "spendReload").mockImplementation();
  reloadAt = jest.spyOn(reload, "reloadAt").mockImplementation();
});
afterEach(() => {
  jest.useRealTimers();
  history.replaceState(null, "", "/");
});
