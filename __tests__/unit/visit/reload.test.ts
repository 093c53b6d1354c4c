import { mayReload, reloadAt, spendReload } from "../../../src/visit/navigation/reload";

/** Spends the reload if there is one. Returns whether there was. */
function takeReload(time: number): boolean {
  const may = mayReload(time);
  if (may) spendReload(time);
  return may;
}

const now = 1_700_000_000_000;

beforeEach(() => {
  sessionStorage.clear();
  window.name = "";
});

const refuse = (...methods: ("getItem" | "setItem")[]) =>
  methods.forEach((method) =>
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("refused", "SecurityError");
    }),
  );

describe.each([
  ["works", () => undefined],
  ["is refused", () => refuse("getItem", "setItem")],
  ["is full", () => refuse("setItem")],
])("where storage %s", (_name, prepare) => {
  it("reloads at most once in 60 s", () => {
    prepare();
    expect(takeReload(now)).toBe(true);
    expect(takeReload(now + 59_999)).toBe(false);
    expect(takeReload(now + 60_000)).toBe(true);
    expect(takeReload(now + 60_001)).toBe(false);
  });

  it("allows no reload after the clock was set back a little, but one after it was set back a lot", () => {
    prepare();
    takeReload(now);
    expect(takeReload(now - 30_000)).toBe(false);
    expect(takeReload(now - 3_600_000)).toBe(true);
  });
});

it("holds when other code has changed the window's name", () => {
  takeReload(now);
  window.name = "shop";
  expect(takeReload(now + 1)).toBe(false);
});

it("keeps the window's own name", () => {
  window.name = "shop";
  takeReload(now);
  takeReload(now + 60_000);
  expect(window.name).toBe(`shop reloaded=${now + 60_000}`);
});

describe("the address", () => {
  // jsdom cannot navigate, and logs an error.
  beforeEach(() => jest.spyOn(console, "error").mockImplementation());

  it("of a link is a new history entry, with query and hash", () => {
    const { length } = window.history;
    reloadAt("/a?b=c#d");
    expect(window.location.href).toBe("https://site.test/a?b=c#d");
    expect(window.history).toHaveLength(length + 1);
  });

  it("replaces the entry if the link does", () => {
    const { length } = window.history;
    reloadAt("/b", true);
    expect(window.location.pathname).toBe("/b");
    expect(window.history).toHaveLength(length);
  });

  it("does not change on Back", () => {
    const { href } = window.location;
    reloadAt();
    expect(window.location.href).toBe(href);
  });
});
