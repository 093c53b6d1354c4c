/** Where Gatsby scrolls to, and where the visit does. */
import { createScroll, tidyEntry } from "../../../src/visit/scroll";

type Shown = Parameters<ReturnType<typeof createScroll>["shouldUpdateScroll"]>[0];

const scrollTo = jest.fn();

const isBack = () => false;

/** A page that Gatsby shows, with what it knows of its position. */
const shown = ({ isFirst = false, saved = 0 }): Shown => ({
  prevRouterProps: isFirst ? undefined : { location },
  routerProps: { location: { key: "1" } },
  getSavedScrollPosition: () => [0, saved],
});

beforeEach(() => {
  scrollTo.mockClear();
  window.scrollTo = scrollTo;
  window.scrollY = 0;
  document.body.innerHTML = '<div id="___gatsby"><p></p></div>';
  history.replaceState({ key: "1" }, "", "/");
  history.scrollRestoration = "auto";
});

it("a page that a link leads to is Gatsby's to scroll: to its top, or to the hash", () => {
  const { shouldUpdateScroll } = createScroll(window, () => true);
  expect(shouldUpdateScroll(shown({ saved: 200 }))).toBe(true);
  expect(scrollTo).not.toHaveBeenCalled();
});

it("the first page is the browser's to scroll, or Gatsby's where it has just been rendered", () => {
  expect(createScroll(window, isBack).shouldUpdateScroll(shown({ isFirst: true }))).toBe(false);
  document.getElementById("___gatsby")?.replaceChildren();
  expect(createScroll(window, isBack).shouldUpdateScroll(shown({ isFirst: true }))).toBe(true);
});

it("Back leads to where the visitor was, also at an address with a hash", () => {
  history.replaceState({ key: "1" }, "", "/faq#deposit");
  const { shouldUpdateScroll } = createScroll(window, isBack);
  expect(shouldUpdateScroll(shown({ saved: 731 }))).toBe(false);
  expect(scrollTo).toHaveBeenCalledWith(0, 731);
});

it("Back to where a hash link was followed does not lead to the hash's target", () => {
  const { savePosition, shouldUpdateScroll } = createScroll(window, isBack);
  window.scrollY = 111;
  savePosition();
  expect(shouldUpdateScroll(shown({ saved: 900 }))).toBe(false);
  expect(scrollTo).toHaveBeenLastCalledWith(0, 111);
  // From then on Gatsby knows better.
  shouldUpdateScroll(shown({ saved: 500 }));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 500);
});

it("a position from before script is restored, until Gatsby hears of another", () => {
  window.scrollY = 600;
  const { saveInitialPosition, shouldUpdateScroll } = createScroll(window, isBack);
  saveInitialPosition();
  expect(shouldUpdateScroll(shown({}))).toBe(false);
  expect(scrollTo).toHaveBeenLastCalledWith(0, 600);
  saveInitialPosition();
  window.dispatchEvent(new Event("scroll"));
  expect(shouldUpdateScroll(shown({ saved: 40 }))).toBe(false);
  expect(scrollTo).toHaveBeenLastCalledWith(0, 40);
});

it("leaves no scrolling to the browser but that after the document has gone", () => {
  createScroll(window, isBack).disableBrowserRestoration();
  expect(history.scrollRestoration).toBe("manual");
  window.dispatchEvent(new Event("pagehide"));
  expect(history.scrollRestoration).toBe("auto");
  window.dispatchEvent(new Event("pageshow"));
  expect(history.scrollRestoration).toBe("manual");
});

it.each([
  ["/about#main", null, "/about#main"],
  ["/about#%E0%A4%A", { overlay: true }, "/about"],
])("gives the entry %s a key, and Gatsby no hash that it cannot decode", (address, state, now) => {
  history.replaceState(state, "", address);
  tidyEntry(window);
  expect(location.pathname + location.hash).toBe(now);
  expect(history.state).toEqual({ ...state, key: expect.stringMatching(/^\d+$/) });
  const { key } = history.state as { key: string };
  tidyEntry(window);
  expect(history.state).toMatchObject({ key });
});

it("says when Gatsby's locations have no key any more", () => {
  const page = shown({});
  Reflect.deleteProperty(page.routerProps.location, "key");
  expect(() => createScroll(window, isBack).shouldUpdateScroll(page)).toThrow(
    "Gatsby no longer has the key of a history entry in its location: see docs/",
  );
});

it("says when the page has no element of Gatsby's any more", () => {
  document.body.replaceChildren();
  expect(() => createScroll(window, isBack)).toThrow("Gatsby no longer has #___gatsby: see docs/");
});

/** Gatsby's own, which has no types. */
const { createHistory } = jest.requireActual<{
  createHistory: (of: Window) => {
    location: { key: string };
    listen: (heard: () => void) => () => void;
  };
}>("@gatsbyjs/reach-router");

describe("Gatsby's router", () => {
  it("has the key of a history entry in its location", () => {
    tidyEntry(window);
    const { key } = createHistory(window).location;
    expect(key).toBe((history.state as { key: string }).key);
  });

  it("hears of Back after the listeners that were there before it", () => {
    const before = jest.fn((event: Event) => event.stopImmediatePropagation());
    window.addEventListener("popstate", before, { once: true });
    const heard = jest.fn();
    createHistory(window).listen(heard);
    window.dispatchEvent(new PopStateEvent("popstate"));
    expect(heard).not.toHaveBeenCalled();
    window.dispatchEvent(new PopStateEvent("popstate"));
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
