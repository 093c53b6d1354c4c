/** @jest-environment node */
import { addressIn, languageOf, type Language } from "../../../src/content/language";
import { toHtmlText } from "../../../src/content/markdown";

it.each([
  ["/", "/es"],
  ["/faq#deposit", "/es/faq#deposit"],
  ["/contact?project=casino", "/es/contact?project=casino"],
  ["/services/new", "/services/new"],
  ["https://example.com/", "https://example.com/"],
])("turns %s into %s in Spanish, and keeps it in English", (to, address) => {
  expect(addressIn("es", to, new Set(["/es/services/new"]))).toBe(address);
  expect(addressIn("en", to, new Set(["/es/services/new"]))).toBe(to);
});

it.each([
  ["/es", "es", "/"],
  ["/es/faq", "es", "/faq"],
  ["/estimates", "en", "/estimates"],
])("detects the language of %s", (path, language, own) => {
  expect(languageOf(path)).toEqual({ language, path: own });
});

describe("the links of a text", () => {
  const isThere = (path: string) => path !== "/services/new";
  const shown = (markdown: string, language: Language = "es") =>
    toHtmlText(markdown, { language, isThere }).replace(/^<p>|<\/p>$/g, "");

  it("lead to pages in the language, with query and hash", () => {
    expect(shown("[tope](/faq#deposit)")).toBe('<a href="/es/faq#deposit">tope</a>');
    expect(shown('<a href="/contact?project=casino">a</a>')).toBe(
      '<a href="/es/contact?project=casino">a</a>',
    );
  });

  it("say if a page exists in English only", () => {
    expect(shown("[obra](/services/new)")).toBe(
      '<a href="/services/new" hreflang="en">obra</a> (en inglés)',
    );
  });

  it("are unchanged to files and other sites, and in the original language", () => {
    for (const address of ["/contact.vcf", "tel:+17025550142", "#id"])
      expect(shown(`[a](${address})`)).toBe(`<a href="${address}">a</a>`);
    expect(shown("[a](/faq)", "en")).toBe('<a href="/faq">a</a>');
  });
});
