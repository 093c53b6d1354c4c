import { loadFailure, setPageBoundary } from "../../../src/visit/errors/page-failure";
import type { Loader, LoadResult, PageResources } from "../../../src/visit/gatsby-window";
import { start, type Navigation } from "../../../src/visit/navigation/machine";
import { startNavigation } from "../../../src/visit/navigation/navigation";
import * as reload from "../../../src/visit/navigation/reload";
import { percentOf } from "../../../src/visit/progress-bar";

const component = () => null;

const page = (path: string, build = "build"): PageResources => ({
  component,
  json: { pageContext: {} },
  page: { path, webpackCompilationHash: build },
});

/** Lets promises go on. */
const tick = () => jest.advanceTimersByTimeAsync(0);

/** A visit of the home page, on top of a loader of Gatsby's kind: what has been loaded is in memory. */
async function setUp(answer: (path: string) => Promise<LoadResult> | LoadResult = page) {
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

let mayReload: jest.SpyInstance;
let reloadAt: jest.SpyInstance;
let spendReload: jest.SpyInstance;
const connect = (onLine: boolean) => {
  Object.defineProperty(navigator, "onLine", { value: onLine, configurable: true });
  window.dispatchEvent(new Event(onLine ? "online" : "offline"));
};

beforeEach(() => {
  jest.useFakeTimers();
  // Of the document, which jsdom does not list.
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

it("lets Gatsby navigate when the page has come, which it then finds in memory", async () => {
  const { go, loadPage, loader, navigate } = await setUp();
  go("/a?b#c");
  expect(navigate).not.toHaveBeenCalled();
  await tick();
  // Whatever the query: Gatsby would load the page anew for each.
  expect(loadPage).toHaveBeenCalledWith("/a");
  expect(navigate.mock.lastCall?.[0]).toBe("/a?b#c");
  await expect(loader.loadPage("/a?b")).resolves.toEqual(page("/a"));
  expect(loadPage).toHaveBeenCalledTimes(1);
});

it("navigates at once to a page that is in memory", async () => {
  const { go, memory, navigate } = await setUp();
  memory.set("/a", page("/a"));
  go("/a");
  expect(navigate).toHaveBeenCalledTimes(1);
});

it("goes back by a number as Gatsby does", async () => {
  const { navigate, phase } = await setUp();
  window.___navigate(-1);
  expect(navigate).toHaveBeenCalledWith(-1);
  expect(phase()).toBe("arrived");
});

it("lets the later navigation win over an earlier slow one", async () => {
  const { go, navigate } = await setUp(async (path) => {
    await new Promise((resolve) => setTimeout(resolve, path === "/slow" ? 900 : 100));
    return page(path);
  });
  go("/slow");
  go("/quick");
  await jest.advanceTimersByTimeAsync(1_000);
  expect(navigate.mock.calls.map(([to]: string[]) => to)).toEqual(["/quick"]);
});

it("has Gatsby wait forever for a page that another has overtaken", async () => {
  const { go, loader } = await setUp();
  go("/a");
  const settled = jest.fn();
  void loader.loadPage("/elsewhere").then(settled, settled);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(settled).not.toHaveBeenCalled();
});

it.each([
  ["no answer", () => undefined],
  ["an error", () => ({ status: "error" as const })],
  ["a rejection", () => Promise.reject(new Error("no such chunk"))],
])("loads the document at the whole address after %s", async (_name, answer) => {
  const { go, navigate, phase } = await setUp(answer);
  go("/a?b=c#d");
  await tick();
  expect(spendReload).toHaveBeenCalledTimes(1);
  expect(reloadAt).toHaveBeenCalledWith("/a?b=c#d", undefined);
  expect(navigate).not.toHaveBeenCalled();
  expect(phase()).toBe("leaving");
});

it("counts a request that hangs for 15 s as failed", async () => {
  const { go, phase } = await setUp(() => new Promise<never>(() => undefined));
  go("/a");
  await jest.advanceTimersByTimeAsync(14_999);
  expect(phase()).toBe("slow");
  expect(reloadAt).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(reloadAt).toHaveBeenCalledTimes(1);
});

it("gives the error view in place of the page within the guarded minute, and loads the page again when it is asked for again", async () => {
  mayReload.mockReturnValue(false);
  const { go, loader, loadPage, memory, navigate, send } = await setUp(() => undefined);
  go("/a?b#c");
  await tick();
  expect(reloadAt).not.toHaveBeenCalled();
  expect(navigate.mock.lastCall?.[0]).toBe("/a?b#c");
  expect(loader.loadPageSync("/a?b")).toMatchObject({ json: { pageContext: { failed: true } } });
  send({ type: "shown", path: "/a" });
  loadPage.mockImplementation(async (path) => memory.set(path, page(path)).get(path));
  go("/a");
  await tick();
  expect(loadPage).toHaveBeenCalledTimes(2);
  expect(navigate).toHaveBeenCalledTimes(2);
});

it("takes the new document of a new deploy, and what has arrived within the guarded minute", async () => {
  const { go, loader, navigate } = await setUp((path) => page(path, "newer"));
  go("/a#b");
  await tick();
  expect(reloadAt).toHaveBeenCalledWith("/a#b", undefined);
  expect(navigate).not.toHaveBeenCalled();
  mayReload.mockReturnValue(false);
  const later = await setUp((path) => page(path, "newer"));
  later.go("/a#b");
  await tick();
  // With the hash of this build, so that Gatsby does not load the document again, without end.
  await expect(later.loader.loadPage("/a")).resolves.toEqual(page("/a"));
  expect(loader.loadPageSync("/a")).toEqual(page("/a", "newer"));
});

it("accepts the first page without app-data, which nothing newer could bring", async () => {
  window.___navigate = jest.fn();
  const loader: Loader = {
    loadPage: async (path) => first.set(path, page(path, "")).get(path),
    loadPageSync: (path) => first.get(path),
  };
  const first = new Map<string, PageResources>();
  startNavigation(loader);
  await expect(loader.loadPage("/")).resolves.toEqual(page("/"));
  expect(reloadAt).not.toHaveBeenCalled();
});

it("shows the error view on the first load when neither the page nor the layout's data comes", async () => {
  mayReload.mockReturnValue(false);
  document.body.innerHTML = '<div id="gatsby-focus-wrapper"><h1>Built</h1></div>';
  const loader: Loader = {
    loadPage: (path) =>
      path === "/" ? Promise.reject(new Error("no")) : new Promise(() => undefined),
    loadPageSync: () => undefined,
  };
  window.___navigate = jest.fn();
  startNavigation(loader);
  const given = loader.loadPage("/");
  await jest.advanceTimersByTimeAsync(2_000);
  await expect(given).resolves.toMatchObject({ json: { pageContext: { failed: true } } });
  expect(document.getElementById("gatsby-focus-wrapper")?.childElementCount).toBe(0);
});

it("shows a failure of the page that is shown", async () => {
  const fail = jest.fn();
  setPageBoundary({ fail });
  const { send } = await setUp();
  mayReload.mockReturnValue(false);
  send({ type: "broken" });
  expect(fail).toHaveBeenCalledWith(loadFailure);
  expect(loadFailure.retry).toBe(true);
});

describe("without a connection", () => {
  it("waits, and goes on by itself", async () => {
    const { go, loadPage, navigate, phase } = await setUp();
    connect(false);
    go("/a");
    await jest.advanceTimersByTimeAsync(60_000);
    expect(phase()).toBe("waiting");
    expect(loadPage).not.toHaveBeenCalled();
    connect(true);
    await tick();
    expect(navigate.mock.lastCall?.[0]).toBe("/a");
  });

  it("answers what Gatsby asked for when the connection was away", async () => {
    const { loader } = await setUp();
    connect(false);
    history.pushState(null, "", "/a");
    const asked = loader.loadPage("/a");
    connect(true);
    await expect(asked).resolves.toEqual(page("/a"));
  });

  it("never loads a document", async () => {
    let failing: () => void;
    const failed = new Promise<undefined>((resolve) => (failing = () => resolve(undefined)));
    const { go, phase } = await setUp(() => failed);
    go("/a");
    connect(false);
    failing!();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(phase()).toBe("waiting");
    expect(spendReload).not.toHaveBeenCalled();
    connect(true);
    await tick();
    expect(reloadAt).toHaveBeenCalledTimes(1);
  });

  it("shows a page that is in memory", async () => {
    const { go, memory, navigate } = await setUp();
    memory.set("/a", page("/a"));
    connect(false);
    go("/a");
    expect(navigate).toHaveBeenCalledTimes(1);
  });

  it("waits no longer when another page was asked for", async () => {
    const { go, loadPage } = await setUp();
    connect(false);
    go("/a");
    go("/b");
    connect(true);
    await tick();
    expect(loadPage.mock.calls).toEqual([["/b"]]);
  });
});

describe("by the clock", () => {
  /** A navigation whose page comes when it is told to. */
  async function begun() {
    let come: (result: LoadResult) => void;
    const coming = new Promise<LoadResult>((resolve) => (come = resolve));
    const visit = await setUp(() => coming);
    await jest.advanceTimersByTimeAsync(1_000);
    visit.go("/a");
    const arrive = async (result: LoadResult) => {
      come(result);
      await tick();
      visit.send({ type: "shown", path: "/a" });
    };
    return { ...visit, arrive };
  }

  it("shows the bar after 200 ms", async () => {
    const { bar } = await begun();
    jest.advanceTimersByTime(199);
    expect(bar()).toBeUndefined();
    jest.advanceTimersByTime(1);
    expect(bar()).toEqual({ percent: 0, state: "loading" });
  });

  it("advances the bar evenly to 100 % in 5,000 ms, where it waits", async () => {
    const { bar } = await begun();
    jest.advanceTimersByTime(200);
    const percents = [1_000, 1_500, 1_250, 1_250, 4_000].map((time) => {
      jest.advanceTimersByTime(time);
      return bar()?.percent;
    });
    expect(percents).toEqual([20, 50, 75, 100, 100]);
  });

  it("is slow after a second", async () => {
    const { phase } = await begun();
    jest.advanceTimersByTime(999);
    expect(phase()).toBe("loading");
    jest.advanceTimersByTime(1);
    expect(phase()).toBe("slow");
  });

  it.each([
    ["the page", page("/a"), "finished"],
    ["nothing", undefined, "failed"],
  ] as const)(
    "after %s has come leaves the bar at 100 %% for 500 ms",
    async (_name, result, state) => {
      mayReload.mockReturnValue(false);
      const { arrive, bar, phase } = await begun();
      jest.advanceTimersByTime(700);
      await arrive(result);
      expect(bar()).toEqual({ percent: 100, state });
      jest.advanceTimersByTime(499);
      expect(bar()).toEqual({ percent: 100, state });
      jest.advanceTimersByTime(1);
      expect(bar()).toBeUndefined();
      expect(phase()).toBe("idle");
    },
  );

  it("shows no bar for a page that comes sooner", async () => {
    const { arrive, bar } = await begun();
    jest.advanceTimersByTime(150);
    await arrive(page("/a"));
    jest.advanceTimersByTime(10_000);
    expect(bar()).toBeUndefined();
  });

  it("forgets the clock of a navigation that another has overtaken", async () => {
    const { bar, go } = await begun();
    jest.advanceTimersByTime(150);
    go("/b");
    jest.advanceTimersByTime(199);
    expect(bar()).toBeUndefined();
    jest.advanceTimersByTime(1);
    expect(bar()).toBeDefined();
  });

  it("stops while it waits for the connection", async () => {
    connect(false);
    const { bar, phase } = await begun();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(phase()).toBe("waiting");
    connect(true);
    jest.advanceTimersByTime(200);
    expect(bar()).toEqual({ percent: 0, state: "loading" });
  });

  it("tells its listeners of changes only", async () => {
    const { arrive, listener, send } = await begun();
    listener.mockClear();
    send({ type: "slow", id: 0 });
    expect(listener).not.toHaveBeenCalled();
    await arrive(page("/a"));
    expect(listener.mock.calls.map(([{ phase }]) => phase)).toEqual(["rendering", "arrived"]);
  });
});
