import type { LoadResult, Loader } from "../../../src/visit/gatsby-window";
import { arrived, startNavigation } from "../../../src/visit/navigation";
import * as reload from "../../../src/visit/reload";

jest.mock("../../../src/visit/progress-bar");
jest.mock("../../../src/visit/status-line");

const page = (path: string, build = "build") => ({
  component: () => null,
  json: { pageContext: {} },
  page: { path, webpackCompilationHash: build },
});

/** The answers that Gatsby's loader has not given yet, by path. */
const asked = new Map<string, (result: LoadResult) => void>();
const navigate = jest.fn();
const heard = jest.fn();
let reloadAt: jest.SpyInstance;
let mayReload: jest.SpyInstance;
let loader: Loader;

const tick = () => jest.advanceTimersByTimeAsync(0);
const go = (to: string): void => window.___navigate(to);
const answer = async (path: string, result: LoadResult = page(path)) => {
  asked.get(path)?.(result);
  await tick();
};

beforeAll(async () => {
  jest.useFakeTimers();
  // The router listens after.
  window.addEventListener("popstate", () => void heard(location.pathname));
  window.___webpackCompilationHash = "build";
  window.___navigate = navigate;
  loader = {
    loadPage: (path) => new Promise((resolve) => asked.set(path, resolve)),
    loadPageSync: () => undefined,
  };
  startNavigation(loader, () => Promise.resolve());
  void loader.loadPage("/?a=b");
  await tick();
  await answer("/");
  arrived("/");
});
afterAll(() => jest.useRealTimers());
beforeEach(() => {
  navigate.mockClear();
  heard.mockClear();
  reloadAt = jest.spyOn(reload, "reloadAt").mockImplementation();
  mayReload = jest.spyOn(reload, "mayReload").mockReturnValue(false);
});

it("tells Gatsby of a page once it is in memory, and of the latest only", async () => {
  go("/a?x#y");
  await tick();
  expect(navigate).not.toHaveBeenCalled();
  go("/b");
  await tick();
  await answer("/b");
  expect(navigate.mock.calls).toEqual([["/b", {}]]);
  arrived("/b");
  await answer("/a");
  expect(navigate).toHaveBeenCalledTimes(1);
  // It has come in the meantime. A link passes its whole address.
  go("https://site.test/a?x#y");
  expect(navigate).toHaveBeenLastCalledWith("/a?x#y", {});
  expect(loader.loadPageSync("/a?x")).toMatchObject({ page: { path: "/a" } });
  arrived("/a");
});

it("reloads at the address of a page that fails, or that another build has made", async () => {
  for (const [path, result] of [
    ["/fails", { status: "error" }],
    ["/other", page("/other", "another")],
  ] as const) {
    mayReload.mockReturnValue(true);
    go(`${path}?x#y`);
    await tick();
    await answer(path, result);
    expect(reloadAt).toHaveBeenLastCalledWith(`https://site.test${path}?x#y`, undefined);
    expect(navigate).not.toHaveBeenCalled();
    arrived("/a");
  }
});

it("shows the error view for one that hangs if it may not reload, and then opens documents", async () => {
  go("/hangs");
  await jest.advanceTimersByTimeAsync(14_999);
  expect(navigate).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(navigate).toHaveBeenCalledWith("/hangs", {});
  expect(loader.loadPageSync("/hangs")).toMatchObject({ json: { pageContext: { failed: true } } });
});

it("has the router hear of Back once the page is in memory", async () => {
  history.replaceState(null, "", "/back");
  window.dispatchEvent(new PopStateEvent("popstate"));
  await tick();
  expect(heard).not.toHaveBeenCalled();
  await answer("/back");
  expect(heard.mock.calls).toEqual([["/back"]]);
});

it("keeps failures of chunks from Gatsby, whatever they are named", () => {
  const gatsby = jest.fn();
  window.addEventListener("unhandledrejection", gatsby);
  const reject = (reason: unknown) =>
    window.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason }));
  mayReload.mockReturnValue(true);
  for (const name of ["42", "search"]) reject(new Error(`Loading chunk ${name} failed.`));
  expect(gatsby).not.toHaveBeenCalled();
  expect(reloadAt).toHaveBeenCalledTimes(2);
  reject(new Error("Another"));
  expect(gatsby).toHaveBeenCalledTimes(1);
});
