/** When Gatsby's scripts are loaded, and what a visitor has before. */
import { draftKey } from "../../../src/visit/draft-key";
import { awaitsScript, startVisit, announceHydration } from "../../../src/visit/start";

const bar = { start: jest.fn(), end: jest.fn(), remove: jest.fn() };

/** Opens a page whose scripts wait. */
function open(html: string, address = "/about") {
  history.replaceState(null, "", address);
  document.body.innerHTML = html;
  const scripts = document.createDocumentFragment();
  const script = document.createElement("script");
  script.id = "gatsby";
  scripts.append(script);
  startVisit(window, scripts, bar);
}

const isStarted = () => document.getElementById("gatsby") !== null;

/** Clicks as a pointer does. Returns whether the browser may follow the link. */
function tap(selector: string): boolean {
  const element = document.querySelector(selector)!;
  const options = { bubbles: true, cancelable: true };
  element.dispatchEvent(new MouseEvent("pointerdown", options));
  return element.dispatchEvent(new MouseEvent("click", options));
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  window.name = "";
  localStorage.clear();
  Object.defineProperty(navigator, "connection", { value: undefined, configurable: true });
  window.requestIdleCallback = jest.fn((run: () => void) => setTimeout(run)) as never;
});
afterEach(() => {
  // What an earlier page of the same window still listens for.
  announceHydration(window);
  jest.clearAllTimers();
  jest.useRealTimers();
});

it("script starts by itself once the page has been loaded for three seconds and the browser is idle", () => {
  open("<p>x</p>");
  jest.advanceTimersByTime(10_000);
  expect(isStarted()).toBe(false);
  window.dispatchEvent(new Event("pageshow"));
  jest.advanceTimersByTime(2_999);
  expect(isStarted()).toBe(false);
  jest.advanceTimersByTime(2);
  expect(isStarted()).toBe(true);
  expect(window.requestIdleCallback).toHaveBeenCalledWith(expect.any(Function), { timeout: 2_000 });
});

it("what is far below is laid out half a second after the page has been loaded", () => {
  open("<main><p>x</p></main>");
  window.dispatchEvent(new Event("pageshow"));
  const piece = document.querySelector("p")!;
  jest.advanceTimersByTime(499 + 20);
  expect(piece.style.contentVisibility).not.toBe("visible");
  jest.advanceTimersByTime(1);
  expect(piece.style.contentVisibility).toBe("visible");
});

it("it waits for a gesture where data are to be saved", () => {
  Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true });
  open("<p>x</p>");
  window.dispatchEvent(new Event("pageshow"));
  jest.advanceTimersByTime(60_000);
  expect(isStarted()).toBe(false);
  document.body.dispatchEvent(new Event("touchstart", { bubbles: true }));
  expect(isStarted()).toBe(true);
});

it.each([
  ["a pointer that moves", "pointermove", { movementX: 3, movementY: 0 }, true],
  ["a pointer that lies there", "pointermove", { movementX: 0, movementY: 0 }, false],
  ["a key", "keydown", {}, true],
  ["focus", "focusin", {}, true],
  ["a scroll", "scroll", {}, true],
])("%s starts script: %s %j %s", (_name, type, init, starts) => {
  open("<p>x</p>");
  document.body.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), init));
  expect(isStarted()).toBe(starts);
});

it("a link to a page opens a document with the bar, which does not wait for script", () => {
  open('<a href="/contact">x</a>');
  window.dispatchEvent(new Event("pageshow"));
  expect(tap("a")).toBe(true);
  expect(bar.start).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(60_000);
  expect(isStarted()).toBe(false);
  // Back, to the page that the browser has kept.
  bar.remove.mockClear();
  window.dispatchEvent(new Event("pageshow"));
  expect(bar.remove).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(3_001);
  expect(isStarted()).toBe(true);
});

it.each([
  ['<a href="tel:+1702">x</a>', true],
  ['<a href="#main">x</a>', true],
  ['<a href="/contact.vcf">x</a>', true],
  ['<a href="/contact">x</a>', false],
])("a tap on %s shows no bar, and starts script: %s", (html, starts) => {
  open(html);
  document.querySelector("a")!.addEventListener("click", (event) => event.preventDefault());
  tap("a");
  expect(bar.start).not.toHaveBeenCalled();
  expect(isStarted()).toBe(starts);
});

it("React's links are none of the loader's", () => {
  open('<a href="/contact">x</a>');
  announceHydration(window);
  tap("a");
  expect(bar.start).not.toHaveBeenCalled();
});

it("a picture that is tapped opens at its address when script has come", () => {
  open('<figure id="photo-3"><a href="/static/3.jpg"><img alt="" /></a></figure>');
  const entries = history.length;
  expect(tap("img")).toBe(false);
  expect(location.hash).toBe("#photo-3");
  expect(history.length).toBe(entries + 1);
  expect(history.state).toMatchObject({ overlay: true, key: expect.any(String) });
  expect(isStarted()).toBe(true);
});

it("a picture that is tapped opens its file once a script has failed", () => {
  open('<figure id="photo-3"><a href="#file"><img alt="" /></a></figure>');
  document.body.dispatchEvent(new Event("touchstart", { bubbles: true }));
  document.getElementById("gatsby")!.dispatchEvent(new Event("error"));
  expect(tap("img")).toBe(true);
});

it("a picture that is missing is no script that fails", () => {
  open('<figure id="photo-3"><a href="#file"><img alt="" /></a></figure>');
  document.body.dispatchEvent(new Event("touchstart", { bubbles: true }));
  document.querySelector("img")!.dispatchEvent(new Event("error"));
  expect(tap("img")).toBe(false);
});

it("when the visitor stops a page that was on its way, the bar goes, and script starts by itself", () => {
  const navigation = new EventTarget();
  Object.defineProperty(window, "navigation", { value: navigation, configurable: true });
  open('<a href="/contact">x</a>');
  window.dispatchEvent(new Event("pageshow"));
  tap("a");
  bar.remove.mockClear();
  navigation.dispatchEvent(new Event("navigateerror"));
  expect(bar.remove).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(3_001);
  expect(isStarted()).toBe(true);
});

describe("what waits for script starts it at once", () => {
  it.each([
    ["nothing", "/about?utm_source=x", "<form role=search action=/search></form>", false],
    ["answers", "/plan?project=casita", "<form method=get action=/plan></form>", true],
    ["no answers yet", "/plan", "<form method=get action=/plan></form>", false],
    ["a search", "/search?q=casita", "<form role=search action=/search></form>", true],
    [
      "words for a form",
      "/contact?project=casino",
      "<form method=POST action=/thanks></form>",
      true,
    ],
  ])("%s at %s", (_name, address, html, awaits) => {
    history.replaceState(null, "", address);
    document.body.innerHTML = html;
    expect(awaitsScript(window)).toBe(awaits);
  });

  it("a draft of a form on the page", () => {
    history.replaceState(null, "", "/contact");
    document.body.innerHTML = "<form method=POST name=contact action=/thanks></form>";
    const draft = JSON.stringify({ at: Date.now(), answers: {} });
    localStorage.setItem(draftKey("employment", "K7QD-M2XW"), draft);
    expect(awaitsScript(window)).toBe(false);
    localStorage.setItem(draftKey("contact", "K7QD-M2XW"), draft);
    expect(awaitsScript(window)).toBe(true);
    jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("refused", "SecurityError");
    });
    expect(awaitsScript(window)).toBe(false);
  });

  it.each([
    ["one of eight days", JSON.stringify({ at: Date.now() - 8 * 86_400_000, answers: {} })],
    ["one of a clock that was set back", JSON.stringify({ at: Date.now() + 8 * 86_400_000 })],
    ["one without a time", '{"answers":null}'],
    ["one whose answers are none", JSON.stringify({ at: Date.now(), answers: null })],
    ["one whose answers are a list", JSON.stringify({ at: Date.now(), answers: ["x"] })],
    ["one of a number", JSON.stringify({ at: Date.now(), answers: { name: 7 } })],
    ["what is no JSON", "{"],
  ])("no draft, and deletes it: %s", (_what, stored) => {
    localStorage.setItem(draftKey("contact", "K7QD-M2XW"), stored);
    history.replaceState(null, "", "/about");
    document.body.innerHTML = "<p>No form</p>";
    expect(awaitsScript(window)).toBe(false);
    expect(localStorage.getItem(draftKey("contact", "K7QD-M2XW"))).toBeNull();
  });

  it("the error of a page that has just been reloaded", () => {
    window.name = `reloaded=${Date.now() - 1_000}`;
    open("<p>x</p>");
    expect(isStarted()).toBe(true);
  });
});

it("a draft that has expired is deleted also where script ran before", () => {
  const key = draftKey("contact", "K7QD-M2XW");
  localStorage.setItem(key, JSON.stringify({ at: Date.now() - 8 * 86_400_000, answers: {} }));
  history.scrollRestoration = "manual";
  open("<p>x</p>");
  history.scrollRestoration = "auto";
  expect(localStorage.getItem(key)).toBeNull();
});
