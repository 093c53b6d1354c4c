import { createStatusLine, statusText } from "../../../src/visit/status-line";
import { start } from "../../../src/visit/navigation/machine";

it.each([
  ["idle", true, false, ""],
  ["loading", true, false, ""],
  ["slow", true, false, "The page is loading."],
  ["idle", false, false, "You are offline."],
  ["waiting", false, false, "You are offline. The page opens when you are back online."],
  ["idle", true, true, "You are back online."],
] as const)("while %s, online %s, back %s: %j", (phase, online, isBack, text) => {
  expect(statusText(phase, online, isBack)).toBe(text);
});

it.each([
  ["slow", true, false, "Cargando la página."],
  ["idle", false, false, "Sin conexión."],
  ["waiting", false, false, "Sin conexión. La página se abrirá cuando vuelva."],
  ["idle", true, true, "Hay conexión."],
] as const)("at a Spanish address, while %s: %j %j %j", (phase, online, isBack, text) => {
  history.replaceState(null, "", "/es/about");
  const shown = statusText(phase, online, isBack);
  history.replaceState(null, "", "/");
  expect(shown).toBe(text);
});

describe("the line", () => {
  const connect = (onLine: boolean) => {
    Object.defineProperty(navigator, "onLine", { value: onLine, configurable: true });
    window.dispatchEvent(new Event(onLine ? "online" : "offline"));
  };
  const line = () => document.querySelector("[role=status]")!;

  beforeEach(() => {
    jest.useFakeTimers();
    document.body.innerHTML = "";
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it("exists and is empty from the start, so that later changes are announced", () => {
    createStatusLine();
    expect(line()).toBeEmptyDOMElement();
  });

  it("says offline until the connection is back, and then so for 3 s", () => {
    createStatusLine();
    connect(false);
    expect(line()).toHaveTextContent("offline");
    connect(true);
    expect(line()).toHaveTextContent("You are back online.");
    jest.advanceTimersByTime(2_999);
    expect(line()).not.toBeEmptyDOMElement();
    jest.advanceTimersByTime(1);
    expect(line()).toBeEmptyDOMElement();
  });

  it("announces a slow page until it arrives", () => {
    const tell = createStatusLine();
    tell({ ...start, phase: "slow" });
    expect(line()).toHaveTextContent("The page is loading.");
    tell({ ...start, phase: "arrived" });
    expect(line()).toBeEmptyDOMElement();
  });
});
