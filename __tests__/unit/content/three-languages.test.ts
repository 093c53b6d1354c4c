/** @jest-environment node */
/** A third language beside two others. */

// The tests' setup has loaded the labels of two languages.
jest.resetModules();
jest.doMock("../../support/jest/site-file", () => {
  const names = { en: "anglais", es: "espagnol", fr: "français" };
  const languages = ["en", "es", "fr"].map((code) => ({
    code,
    name: code,
    names,
    locale: `${code}-US`,
  }));
  return {
    labelledLanguages: ["en", "es", "fr"],
    languagesOff: [],
    site: { languages, timeZone: "America/Chicago", extras: [], isSample: true },
  };
});

it("has addresses and files of its own", async () => {
  const language = await import("../../../src/content/language");
  expect(language.languageOf("/fr/contact")).toEqual({ language: "fr", path: "/contact" });
  expect(language.addressIn("fr", "/", new Set())).toBe("/fr");
  expect(language.translatedFrom("faq.fr.yml")).toEqual({ file: "faq.yml", language: "fr" });
  expect(language.nameIn("fr", "en")).toBe("anglais");
});
