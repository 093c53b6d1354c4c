/** Which page is shown when several have been asked for, and when one fails. */
import type { LoadResult, NavigateOptions, PageResources } from "../../../src/visit/gatsby-window";
import { createNavigation, pathOf } from "../../../src/visit/navigation";
import { statusLineId } from "../../../src/content/sections";

const pageAt = (path: string): PageResources => ({
  component: {},
  json: { pageContext: {} },
  page: { path, webpackCompilationHash: "" },
});

/** A promise that a test settles. */
function deferred<Value>() {
  let settle!: (value: Value) => void;
  const promise = new Promise<Value>((resolve) => (settle = resolve));
  return { promise, settle };
}

const bar = { start: jest.fn(), end: jest.fn() };
const reloads = jest.fn(() => false);
const prepare = jest.fn(async (_page: PageResources): Promise<unknown> => undefined);
const gatsby = {
  loadPage: jest.fn(async (path: string): Promise<LoadResult> => pageAt(path)),
  loadPageSync: jest.fn((path: string): LoadResult => pageAt(path)),
  isPageNotFound: jest.fn(() => false),
};
const parts = { onStart: bar.start, onEnd: bar.end, recovery: { reloads }, prepare };
/** What Gatsby was told to show. */
const navigate = jest.fn((_to: string | number, _options?: NavigateOptions) => undefined);

/** A visit that shows the home page. The listener of an earlier test would hear of Back as well. */
let listeners: AbortController;
function begin() {
  const added = window.addEventListener.bind(window);
  jest.spyOn(window, "addEventListener").mockImplementation((name: string, listener, options) =>
    added(name, listener as EventListener, {
      ...(options as AddEventListenerOptions),
      signal: listeners.signal,
    }),
  );
  window.___loader = { ...gatsby };
  window.___navigate = navigate;
  const navigation = createNavigation(window, parts);
  navigation.wrapLoader();
  navigation.wrapNavigate();
  navigation.arrived("/");
  return navigation;
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  jest.clearAllMocks();
  listeners = new AbortController();
  history.replaceState({ key: "1" }, "", "/");
  document.body.innerHTML = `<p id="${statusLineId}" data-loading="Loading the page."></p>`;
});
afterEach(() => listeners.abort());

it("a link starts the bar, and is followed when its page has come with what it needs", async () => {
  const labels = deferred<undefined>();
  prepare.mockReturnValueOnce(labels.promise);
  const navigation = begin();
  window.___navigate("/about?a=b#c", { state: { x: 1 } });
  expect(bar.start).toHaveBeenCalledTimes(1);
  await settled();
  expect(navigate).not.toHaveBeenCalled();
  labels.settle(undefined);
  await settled();
  expect(navigate.mock.calls).toEqual([["/about?a=b#c", { state: { x: 1 } }]]);
  expect(bar.end).not.toHaveBeenCalled();
  navigation.arrived("/about");
  expect(bar.end).toHaveBeenCalledTimes(1);
});

it("a page in memory needs no bar, and another query no page", async () => {
  const navigation = begin();
  await navigation.load("/about");
  window.___navigate("/about");
  window.___navigate("/?a=b#c");
  await settled();
  expect(bar.start).not.toHaveBeenCalled();
  expect(navigate.mock.calls.map(([to]) => to)).toEqual(["/?a=b#c"]);
});

it.each([
  ["a link", () => window.___navigate("/faq"), ["/faq"]],
  ["a hash on the page", () => window.___navigate("/#main"), ["/#main"]],
])("of a slow link and %s, the later one wins", async (_name, next, shown) => {
  const slow = deferred<LoadResult>();
  gatsby.loadPage.mockReturnValueOnce(slow.promise);
  const navigation = begin();
  window.___navigate("/about");
  next();
  await settled();
  slow.settle(pageAt("/about"));
  await settled();
  expect(navigate.mock.calls.map(([to]) => to)).toEqual(shown);
  bar.end.mockClear();
  navigation.arrived("/about");
  expect(bar.end).not.toHaveBeenCalled();
});

it("knows whether the page that is shown was asked for by a link or by Back", async () => {
  const slow = deferred<LoadResult>();
  const navigation = begin();
  expect(navigation.followsLink()).toBe(false);
  window.___navigate("/about");
  await settled();
  expect(navigation.followsLink()).toBe(true);
  // Back to a page that is slow to come, and another link before it is there.
  gatsby.loadPage.mockReturnValueOnce(slow.promise);
  history.replaceState({ key: "2" }, "", "/faq");
  window.dispatchEvent(new PopStateEvent("popstate"));
  window.___navigate("/about");
  slow.settle(pageAt("/faq"));
  await settled();
  expect(navigation.followsLink()).toBe(true);
  window.dispatchEvent(new PopStateEvent("popstate"));
  expect(navigation.followsLink()).toBe(false);
});

it("the router hears of Back when the page has come", async () => {
  const slow = deferred<LoadResult>();
  gatsby.loadPage.mockReturnValueOnce(slow.promise);
  begin();
  const heard = jest.fn();
  window.addEventListener("popstate", heard);
  history.replaceState({ key: "2" }, "", "/about");
  window.dispatchEvent(new PopStateEvent("popstate"));
  expect(bar.start).toHaveBeenCalledTimes(1);
  expect(heard).not.toHaveBeenCalled();
  slow.settle(pageAt("/about"));
  await settled();
  expect(heard).toHaveBeenCalledTimes(1);
  // From now on it is in memory.
  window.dispatchEvent(new PopStateEvent("popstate"));
  expect(heard).toHaveBeenCalledTimes(2);
});

it.each([
  ["undefined", undefined],
  ["an error", { status: "error" } as const],
])(
  "a page that answers %s turns the bar red, and its error view is shown",
  async (_name, answer) => {
    gatsby.loadPage.mockResolvedValueOnce(answer);
    begin();
    window.___navigate("/about");
    await settled();
    expect(bar.end).toHaveBeenCalledWith("failed");
    expect(navigate).toHaveBeenCalledWith("/about", {});
    expect(window.___loader.loadPageSync("/about?x=1")).toMatchObject({
      json: { pageContext: { failure: { retry: true } } },
    });
  },
);

it("a page that fails is not shown where the document is reloaded for it", async () => {
  gatsby.loadPage.mockRejectedValueOnce(new Error("Loading chunk 1 failed."));
  reloads.mockReturnValueOnce(true);
  begin();
  window.___navigate("/about#c", { replace: true });
  await settled();
  const address = "https://site.test/about#c";
  expect(reloads).toHaveBeenCalledWith(undefined, { address, replace: true });
  expect(navigate).not.toHaveBeenCalled();
});

const fault = new TypeError("t is not a function");
const missing = new Error("Loading chunk 1 failed.");
const rejecting = (error: Error) => () => Promise.reject(error);
const answering = (error: Error) => async () => ({ status: "error", error }) as const;

it.each([
  ["what it needs besides", () => prepare.mockImplementationOnce(rejecting(fault))],
  ["its own script", () => gatsby.loadPage.mockImplementationOnce(answering(fault))],
  ["Gatsby's loader", () => gatsby.loadPage.mockImplementationOnce(rejecting(fault))],
])("a fault in %s is said on the console, and the page fails", async (_name, fails) => {
  const said = jest.spyOn(console, "error").mockImplementation();
  fails();
  expect(await begin().load("/about")).toBeUndefined();
  expect(said.mock.calls).toEqual([[fault]]);
  said.mockRestore();
});

it.each([
  ["the labels", () => prepare.mockImplementationOnce(rejecting(missing))],
  ["its own script", () => gatsby.loadPage.mockImplementationOnce(answering(missing))],
  ["its data", () => gatsby.loadPage.mockResolvedValueOnce({ status: "error" })],
])("nothing is said of a page whose file did not come: %s", async (_name, fails) => {
  const said = jest.spyOn(console, "error").mockImplementation();
  fails();
  expect(await begin().load("/about")).toBeUndefined();
  expect(said).not.toHaveBeenCalled();
  said.mockRestore();
});

it("the first page makes room for its error view where it does not load", async () => {
  document.body.innerHTML += '<main id="___gatsby"><p>The page</p></main>';
  gatsby.loadPage.mockResolvedValue({ status: "error" });
  begin();
  expect(await window.___loader.loadPage("/about")).toMatchObject({
    json: { pageContext: { failure: { retry: true } } },
  });
  expect(document.querySelector("main")).toBeEmptyDOMElement();
  document.querySelector("main")?.remove();
  await expect(window.___loader.loadPage("/faq")).rejects.toThrow(
    "Gatsby no longer has #___gatsby: see docs/",
  );
  gatsby.loadPage.mockImplementation(async (path) => pageAt(path));
});

it("Gatsby's loader is asked by path, for whatever query", async () => {
  begin();
  await window.___loader.loadPage("/about?a=b");
  window.___loader.loadPageSync("/about?a=b");
  window.___loader.isPageNotFound("/about?a=b");
  for (const asked of Object.values(gatsby)) expect(asked.mock.calls[0]?.[0]).toBe("/about");
});

it("a page that is slow is announced after a second, until another one is asked for", () => {
  jest.useFakeTimers();
  gatsby.loadPage.mockReturnValueOnce(new Promise(() => undefined));
  begin();
  window.___navigate("/about");
  const line = document.getElementById(statusLineId);
  jest.advanceTimersByTime(999);
  expect(line).toBeEmptyDOMElement();
  jest.advanceTimersByTime(1);
  expect(line).toHaveTextContent("Loading the page.");
  window.___navigate("/#main");
  expect(line).toBeEmptyDOMElement();
  jest.useRealTimers();
});

it.each([
  ["/some%2Fpath", "/some%252Fpath"],
  ["/contact%3Fx=1", "/contact%253Fx=1"],
  ["/a%23b?c#d", "/a%2523b"],
  ["/caf%C3%A9", "/caf%C3%A9"],
  ["/café", "/caf%C3%A9"],
  ["/about?a=b#c", "/about"],
])("the path of %s is %s, as that of the path itself", (address, path) => {
  expect(pathOf(address)).toBe(path);
  expect(pathOf(path)).toBe(path);
});

it.each([
  ["/contact%3Fx=1", "/contact", "/404.html"],
  ["/es/blog%2Fcasita", "/es/blog/casita", "/es/404"],
])(
  "the 404 page is shown at %s, for which Gatsby finds the page %s",
  async (address, found, path) => {
    gatsby.loadPage.mockResolvedValueOnce(pageAt(found)).mockResolvedValueOnce(pageAt(path));
    begin();
    expect(await window.___loader.loadPage(address)).toMatchObject({ page: { path } });
    expect(gatsby.loadPage).toHaveBeenLastCalledWith(path);
    expect(window.___loader.loadPageSync(pathOf(address))).toMatchObject({ page: { path } });
  },
);

it.each(["loadPage", "loadPageSync", "isPageNotFound"] as const)(
  "says when Gatsby's loader has no %s any more",
  (name) => {
    window.___loader = { ...gatsby, [name]: undefined };
    const navigation = createNavigation(window, parts);
    expect(navigation.wrapLoader).toThrow(`Gatsby no longer has ___loader.${name}: see docs/`);
  },
);

it("says when Gatsby has no ___navigate any more", () => {
  window.___loader = { ...gatsby };
  Reflect.deleteProperty(window, "___navigate");
  const navigation = createNavigation(window, parts);
  expect(navigation.wrapNavigate).toThrow("Gatsby no longer has ___navigate: see docs/");
});
