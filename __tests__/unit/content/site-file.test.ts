/** @jest-environment node */
import type * as SiteFile from "../../../src/content/site-file";

const { siteFileOf } = jest.requireActual<typeof SiteFile>("../../../src/content/site-file.ts");

it("names each language in itself, the first one first", () => {
  expect(siteFileOf({ languages: ["es", "en"] }).languages).toEqual([
    { code: "es", name: "Español", names: { es: "español", en: "inglés" }, locale: "es-US" },
    { code: "en", name: "English", names: { es: "Spanish", en: "English" }, locale: "en-US" },
  ]);
  expect(siteFileOf({ languages: ["en"] }).languages).toHaveLength(1);
});

// The check then says what is wrong: __tests__/content/mistakes.yml.
it.each([{}, { languages: "en" }, { languages: ["xx"] }, { languages: null, extras: [] }])(
  "takes all languages with labels for %j",
  (settings) => {
    expect(siteFileOf(settings).languages.map(({ code }) => code)).toEqual(["en", "es"]);
    expect(siteFileOf(settings)).toMatchObject({ timeZone: "UTC", extras: [] });
  },
);

it("takes a business for a sample until it says that it is none", () => {
  expect(siteFileOf({}, { sample: false }).isSample).toBe(false);
  expect(siteFileOf({}, { sample: true }).isSample).toBe(true);
  expect(siteFileOf({}).isSample).toBe(true);
});

it("has the extras that are on, and the time zone", () => {
  const settings = { extras: { planner: true, map: false }, timeZone: "America/Chicago" };
  expect(siteFileOf(settings)).toMatchObject({ extras: ["planner"], timeZone: "America/Chicago" });
});
