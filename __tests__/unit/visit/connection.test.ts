import { mayPrefetch, tellConnection } from "../../../src/visit/connection";
import { statusLineId } from "../../../src/content/sections";

function connect(onLine: boolean | undefined, connection?: object): void {
  Object.defineProperty(navigator, "onLine", { value: onLine, configurable: true });
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
}

it.each([
  [true, undefined, true],
  [undefined, undefined, true],
  [true, { effectiveType: "3g", saveData: false }, true],
  [true, { effectiveType: "2g" }, false],
  [true, { effectiveType: "slow-2g" }, false],
  [true, { saveData: true }, false],
  [false, undefined, false],
])("online %s with %j may prefetch: %s", (onLine, connection, may) => {
  connect(onLine, connection);
  expect(mayPrefetch(window)).toBe(may);
});

describe("the status line", () => {
  const line = () => document.getElementById(statusLineId);

  beforeEach(() => {
    jest.useFakeTimers();
    document.body.innerHTML = `<p id="${statusLineId}" data-offline="You’re offline." data-online="Back online."></p>`;
  });
  afterEach(() => jest.useRealTimers());

  it.each([
    [true, ""],
    [undefined, ""],
    [false, "You’re offline."],
  ])("says where the page begins with onLine %s: %j", (onLine, text) => {
    connect(onLine);
    tellConnection(window);
    expect(line()).toHaveTextContent(text, { normalizeWhitespace: false });
  });

  it("says that the connection is gone, and for a moment that it is back", () => {
    connect(true);
    tellConnection(window);
    connect(false);
    window.dispatchEvent(new Event("offline"));
    expect(line()).toHaveTextContent("You’re offline.");
    connect(true);
    window.dispatchEvent(new Event("online"));
    jest.advanceTimersByTime(2_999);
    expect(line()).toHaveTextContent("Back online.");
    jest.advanceTimersByTime(1);
    expect(line()).toBeEmptyDOMElement();
  });

  it("goes on to say that the connection is gone, if it is gone again", () => {
    connect(true);
    tellConnection(window);
    window.dispatchEvent(new Event("online"));
    connect(false);
    window.dispatchEvent(new Event("offline"));
    jest.advanceTimersByTime(10_000);
    expect(line()).toHaveTextContent("You’re offline.");
  });
});
