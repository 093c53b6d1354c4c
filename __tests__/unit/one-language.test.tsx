/** A site in one language, which is not English: nothing of another one is left. */

// The tests' setup has loaded the labels of two languages.
jest.resetModules();
jest.doMock("../support/jest/site-file", () => ({
  labelledLanguages: ["en", "es"],
  languagesOff: ["en"],
  site: {
    languages: [{ code: "es", name: "Español", names: { es: "español" }, locale: "es-US" }],
    timeZone: "America/Chicago",
    extras: ["gallery", "search"],
    isSample: true,
  },
}));

async function load() {
  await import("../../src/content/text");
  return {
    ...(await import("react-dom/server")),
    ...(await import("../../src/components/LanguageSwitch/LanguageSwitch")),
    ...(await import("../../src/components/Navbar/Navbar")),
    ...(await import("../../src/content/language")),
    ...(await import("../../src/content/paths")),
    ...(await import("../../src/editor/config")),
    ...(await import("../../src/hosting/redirects")),
    ...(await import("../../src/i18n")),
    ...(await import("../../src/seo/Head")),
    ...(await import("../support/component-fixture")),
  };
}

let site: Awaited<ReturnType<typeof load>>;
beforeAll(async () => void (site = await load()));
beforeEach(() => site.mockSite());

it("has short addresses", () => {
  const { addressIn, languageOf, languages, notFoundLines, original, prefixOf } = site;
  expect([original, ...languages]).toEqual(["es", "es"]);
  expect(prefixOf("es")).toBe("");
  expect(addressIn("es", "/contact")).toBe("/contact");
  expect(languageOf("/es/contact")).toEqual({ language: "es", path: "/es/contact" });
  expect(notFoundLines()).toBe("/404 /404.html 404!\n");
});

it("reads content as written in it, and no translations", () => {
  expect(site.placeOf("faq.yml")).toMatchObject({ kind: { name: "faq" } });
  expect(site.placeOf("rules/liens.es.yml")).toBeUndefined();
  expect(site.translationPlaceOf("faq.en.yml")).toBeUndefined();
});

it("offers no other language", () => {
  const { LanguageSwitch, Navbar, renderToStaticMarkup } = site;
  expect(renderToStaticMarkup(<LanguageSwitch path="/contact" />)).toBe("");
  const html = renderToStaticMarkup(<Navbar path="/" />);
  expect(html).toContain("Menú");
  expect(/English|Español|hreflang|<li><\/li>/i.exec(html)).toBeNull();
});

it("names no other language in the head of a page", () => {
  const { PageHead, picture, renderToStaticMarkup } = site;
  const page = {
    title: "Contacto",
    description: "Cómo escribirnos.",
    path: "/contact",
    picture: picture("desk"),
  };
  const html = renderToStaticMarkup(<PageHead language="es" page={page} />);
  expect(html).toContain('lang="es-US"');
  expect(/hreflang|locale:alternate/i.exec(html)).toBeNull();
});

it("has an editor without translations", () => {
  const config = JSON.stringify(site.editorConfig(new Map(), "https://www.site.test", "o/r"));
  expect(/"i18n":(?!false)|locale/.exec(config)).toBeNull();
});
