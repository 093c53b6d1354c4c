const root = document.documentElement;
const run = () =>
  jest.isolateModulesAsync(async () => {
    await import("../../../../src/visit/inline/head");
  });
performance.getEntriesByType = () => [{ type: "navigate" }] as never;

beforeEach(() => {
  localStorage.clear();
  delete root.dataset.theme;
});

it.each([
  [null, "system", "(prefers-color-scheme:dark)"],
  ["<b>", "system", "(prefers-color-scheme:dark)"],
  ["dark", "dark", ""],
  ["light", "light", "not all"],
])("with %s in storage sets the theme %s, and its pictures", async (stored, theme, media) => {
  if (stored) localStorage.setItem("theme", stored);
  document.body.innerHTML = '<picture><source media="(prefers-color-scheme:dark)"></picture>';
  await run();
  window.dispatchEvent(new Event("DOMContentLoaded"));
  expect(root.dataset.theme).toBe(theme);
  expect(document.querySelector("source")?.media).toBe(media);
  // What is no theme is deleted.
  expect(localStorage.getItem("theme")).toBe(theme === "system" ? null : theme);
});

it("shows the system's scheme where storage is refused", async () => {
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new Error("refused");
  });
  await run();
  expect(root.dataset).toMatchObject({ theme: "system", firstView: "" });
});
