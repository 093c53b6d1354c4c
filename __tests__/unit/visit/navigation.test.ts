import { loadFailure, setPageBoundary } from "../../../src/visit/errors/page-failure";
import type { Loader, PageResources } from "../../../src/visit/gatsby-window";
import { startNavigation } from "../../../src/visit/navigation/navigation";
import { mayReload, page, reloadAt, setUp, spendReload, tick } from "./navigation-fixture";

it("lets Gatsby navigate when the page has been loaded into memory", async () => {
  const { go, loadPage, loader, navigate } = await setUp();
  go("/a?b#c");
  expect(navigate).not.toHaveBeenCalled();
  await tick();
  // Without the query, for each of which Gatsby would load the page again.
  expect(loadPage).toHaveBeenCalledWith("/a");
  expect(navigate.mock.lastCall?.[0]).toBe("/a?b#c");
  await expect(loader.loadPage("/a?b")).resolves.toEqual(page("/a"));
  expect(loadPage).toHaveBeenCalledTimes(1);
});

it("navigates at once to a page in memory", async () => {
  const { go, memory, navigate } = await setUp();
  memory.set("/a", page("/a"));
  go("/a");
  expect(navigate).toHaveBeenCalledTimes(1);
});

it("goes back by a number, as Gatsby does", async () => {
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

it("never resolves Gatsby's request for a page that was superseded", async () => {
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
])("loads the document at the full address after %s", async (_name, answer) => {
  const { go, navigate, phase } = await setUp(answer);
  go("/a?b=c#d");
  await tick();
  expect(spendReload).toHaveBeenCalledTimes(1);
  expect(reloadAt).toHaveBeenCalledWith("/a?b=c#d", undefined);
  expect(navigate).not.toHaveBeenCalled();
  expect(phase()).toBe("leaving");
});

it("treats a request that hangs for 15 s as failed", async () => {
  const { go, phase } = await setUp(() => new Promise<never>(() => undefined));
  go("/a");
  await jest.advanceTimersByTimeAsync(14_999);
  expect(phase()).toBe("slow");
  expect(reloadAt).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(reloadAt).toHaveBeenCalledTimes(1);
});

it("shows the error view within the guarded minute, and leaves another try to a document", async () => {
  mayReload.mockReturnValue(false);
  const { go, loader, loadPage, navigate, send } = await setUp(() => undefined);
  go("/a?b#c");
  await tick();
  expect(reloadAt).not.toHaveBeenCalled();
  expect(navigate.mock.lastCall?.[0]).toBe("/a?b#c");
  expect(loader.loadPageSync("/a?b")).toMatchObject({ json: { pageContext: { failed: true } } });
  send({ type: "shown", path: "/a" });
  // All that jsdom does when a document is opened.
  const opened = jest.spyOn(console, "error").mockImplementation(() => undefined);
  go("/a");
  await tick();
  expect(String(opened.mock.lastCall?.[0])).toContain("Not implemented: navigation");
  expect(loadPage).toHaveBeenCalledTimes(1);
  expect(navigate).toHaveBeenCalledTimes(1);
});

it("loads the document after a new deploy, but within the guarded minute shows the loaded page", async () => {
  const { go, loader, navigate } = await setUp((path) => page(path, "newer"));
  go("/a#b");
  await tick();
  expect(reloadAt).toHaveBeenCalledWith("/a#b", undefined);
  expect(navigate).not.toHaveBeenCalled();
  mayReload.mockReturnValue(false);
  const later = await setUp((path) => page(path, "newer"));
  later.go("/a#b");
  await tick();
  // With the hash of this build, so that Gatsby does not load the document over and over.
  await expect(later.loader.loadPage("/a")).resolves.toEqual(page("/a"));
  expect(loader.loadPageSync("/a")).toEqual(page("/a", "newer"));
});

it("accepts the first page without app-data", async () => {
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

it("shows the error view on the first load when neither the page nor the layout's data can be loaded", async () => {
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

it("shows a failure of the current page", async () => {
  const fail = jest.fn();
  setPageBoundary({ fail });
  const { send } = await setUp();
  mayReload.mockReturnValue(false);
  send({ type: "broken" });
  expect(fail).toHaveBeenCalledWith(loadFailure);
  expect(loadFailure.retry).toBe(true);
});
