const root = document.documentElement;
const run = () =>
  jest.isolateModulesAsync(async () => {
    await import("../../../../src/visit/inline/head");
  });

beforeEach(() => {
  localStorage.clear();
  delete root.dataset.theme;
});

describe("the script in the head", () => {
  it.each([
    [null, "(prefers-color-scheme:dark)"],
    ["dark", ""],
    ["light", "not all"],
  ])("with %s in storage shows the dark picture where the media is “%s”", async (stored, media) => {
    if (stored) localStorage.setItem("theme", stored);
    document.body.innerHTML = '<picture><source media="(prefers-color-scheme:dark)"></picture>';
    await run();
    window.dispatchEvent(new Event("DOMContentLoaded"));
    expect(document.querySelector("source")?.media).toBe(media);
  });

  it.each([
    [null, "system"],
    ["dark", "dark"],
    ["light", "light"],
    ["<b>", "system"],
  ])("with %s in storage sets the theme %s", async (stored, theme) => {
    if (stored) localStorage.setItem("theme", stored);
    await run();
    expect(root.dataset.theme).toBe(theme);
  });

  it("shows the system's scheme where storage is refused", async () => {
    jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new Error("refused");
    });
    await run();
    expect(root.dataset.theme).toBe("system");
  });
});
