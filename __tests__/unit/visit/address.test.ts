import { addressOf, entryKey, tidyEntry, tidyHash } from "../../../src/visit/navigation/address";

it.each([
  ["", ""],
  ["#deposit", "#deposit"],
  ["#1", "#1"],
  ["#a:b", "#a:b"],
  ["#caf%C3%A9", "#caf%C3%A9"],
  ["#%E0%A4%A", "#%25E0%25A4%25A"],
  ["#100%", "#100%25"],
])("escapes %j as %j", (hash, tidy) => {
  expect(tidyHash(hash)).toBe(tidy);
  expect(() => decodeURIComponent(tidyHash(hash))).not.toThrow();
});

it("keeps query and hash of an address", () => {
  expect(addressOf(new URL("https://site.test/a?b=c%20d#e"))).toBe("/a?b=c%20d#e");
});

it("gives a history entry a key once, and keeps its state", () => {
  window.history.replaceState({ from: "menu" }, "", "/a#%E0");
  tidyEntry();
  const key = entryKey();
  expect(key).not.toBe("");
  expect(window.history.state).toEqual({ from: "menu", key });
  expect(window.location.hash).toBe("#%25E0");
  tidyEntry();
  expect(entryKey()).toBe(key);
});
