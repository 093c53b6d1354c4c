import { Gate } from "../../../src/browser/navigation/gate";
import { createStore } from "../../../src/browser/navigation/store";
import { loadFailure } from "../../../src/browser/errors/failure-page";
import type { LoadResult, PageResources } from "../../../src/browser/gatsby-window";
import * as reload from "../../../src/browser/navigation/reload";

const component = () => null;

const page = (path: string, build = "build"): PageResources => ({
  component,
  json: { pageContext: {} },
  page: { path, webpackCompilationHash: build },
});

/** Lets promises go on. */
const tick = () => jest.advanceTimersByTimeAsync(0);

function setUp(answer: (path: string) => Promise<LoadResult> | LoadResult) {
  const store = createStore();
  const loadPage = jest.fn(async (path: string) => answer(path));
  const gate = new Gate(store, loadPage, () => undefined);
  const go = (to: string) => {
    const shown = jest.fn();
    void gate.load(store.begin("link", to), "link", to).then(shown);
    return shown;
  };
  return { store, gate, loadPage, go };
}

let takeReload: jest.SpyInstance;
let reloadAt: jest.SpyInstance;
const connect = (onLine: boolean) => {
  Object.defineProperty(navigator, "onLine", { value: onLine, configurable: true });
  window.dispatchEvent(new Event(onLine ? "online" : "offline"));
};

beforeEach(() => {
  jest.useFakeTimers();
  window.___webpackCompilationHash = "build";
  connect(true);
  takeReload = jest.spyOn(reload, "takeReload").mockReturnValue(true);
  reloadAt = jest.spyOn(reload, "reloadAt").mockImplementation();
});
afterEach(() => {
  jest.useRealTimers();
});

it("gives the page that was asked for", async () => {
  const { go, loadPage } = setUp(page);
  const shown = go("/a?b#c");
  await tick();
  // Whatever the query: Gatsby would load the page anew for each.
  expect(loadPage).toHaveBeenCalledWith("/a");
  expect(shown).toHaveBeenCalledWith(page("/a"));
});

it("lets the later navigation win over an earlier slow one", async () => {
  const { go } = setUp(async (path) => {
    await new Promise((resolve) => setTimeout(resolve, path === "/slow" ? 900 : 100));
    return page(path);
  });
  const slow = go("/slow");
  const quick = go("/quick");
  await jest.advanceTimersByTimeAsync(1_000);
  expect(quick).toHaveBeenCalledTimes(1);
  expect(slow).not.toHaveBeenCalled();
});

it.each([
  ["no answer", () => undefined],
  ["an error", () => ({ status: "error" as const })],
  ["a rejection", () => Promise.reject(new Error("no such chunk"))],
])("loads the document at the whole address after %s", async (_name, answer) => {
  const { go, store, gate } = setUp(answer);
  const shown = go("/a?b=c#d");
  await tick();
  expect(reloadAt).toHaveBeenCalledWith("/a?b=c#d", "link", undefined);
  expect(shown).not.toHaveBeenCalled();
  expect(store.get().phase).toBe("failed");
  expect(gate.isLeaving).toBe(true);
});

it("counts a request that hangs for 15 s as failed", async () => {
  const { go, store } = setUp(() => new Promise<never>(() => undefined));
  go("/a");
  await jest.advanceTimersByTimeAsync(14_999);
  expect(store.get().phase).toBe("slow");
  await jest.advanceTimersByTimeAsync(1);
  expect(store.get().phase).toBe("failed");
  expect(reloadAt).toHaveBeenCalledTimes(1);
});

it("gives the error view in place of the page within the guarded minute", async () => {
  takeReload.mockReturnValue(false);
  const { go, gate } = setUp(() => undefined);
  const shown = go("/a?b#c");
  await tick();
  expect(reloadAt).not.toHaveBeenCalled();
  expect(shown).toHaveBeenCalledWith(gate.failures.get("/a"));
  expect(gate.known("/a?b")).toBe(gate.failures.get("/a"));
  expect(loadFailure.retry).toBe(true);
});

it("takes the new document of a new deploy, and what has arrived within the guarded minute", async () => {
  const { go, store } = setUp((path) => page(path, "newer"));
  go("/a#b");
  await tick();
  expect(reloadAt).toHaveBeenCalledWith("/a#b", "link", undefined);
  expect(store.get().phase).toBe("loading");
  takeReload.mockReturnValue(false);
  const shown = go("/a#b");
  await tick();
  // With the hash of this build, so that Gatsby does not load the document again, without end.
  expect(shown).toHaveBeenCalledWith(page("/a"));
});

it("accepts the first page without app-data, which nothing newer could bring", async () => {
  const { gate, store } = setUp((path) => page(path, ""));
  const first = await gate.load(store.begin("first", "/a"), "first", "/a");
  expect(first).toEqual(page("/a"));
  expect(reloadAt).not.toHaveBeenCalled();
});

describe("without a connection", () => {
  it("waits, and goes on by itself", async () => {
    connect(false);
    const { go, store, loadPage } = setUp(page);
    const shown = go("/a");
    await jest.advanceTimersByTimeAsync(60_000);
    expect(store.get().phase).toBe("waiting");
    expect(loadPage).not.toHaveBeenCalled();
    connect(true);
    await tick();
    expect(shown).toHaveBeenCalledWith(page("/a"));
  });

  it("never loads a document", async () => {
    const { go } = setUp(() => {
      connect(false);
      return undefined;
    });
    go("/a");
    await jest.advanceTimersByTimeAsync(60_000);
    expect(takeReload).not.toHaveBeenCalled();
    connect(true);
    await tick();
    expect(reloadAt).toHaveBeenCalledTimes(1);
  });

  it("shows a page that is in memory", async () => {
    connect(false);
    const store = createStore();
    const gate = new Gate(store, jest.fn(), page);
    expect(await gate.load(store.begin("link", "/a"), "link", "/a")).toEqual(page("/a"));
  });

  it("waits no longer when another page was asked for", async () => {
    connect(false);
    const { go, loadPage } = setUp(page);
    go("/a");
    go("/b");
    connect(true);
    await tick();
    expect(loadPage.mock.calls).toEqual([["/b"]]);
  });
});
