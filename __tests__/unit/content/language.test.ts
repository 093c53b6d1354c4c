/** @jest-environment node */
import { addressIn, dayArguments, languageOf } from "../../../src/content/language";
import { withLinksIn } from "../../../src/content/links-in";

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

describe("the links of HTML", () => {
  const isThere = (path: string) => path !== "/services/new";
  const inSpanish = (html: string) => withLinksIn("es", html, isThere);

  it("lead to pages in the language, with query and hash", () => {
    expect(inSpanish('<a href="/faq#deposit">tope</a>')).toBe('<a href="/es/faq#deposit">tope</a>');
    expect(withLinksIn("es", [{ html: '<a href="/faq">a</a>' }, { picture: {} }], isThere)).toEqual(
      [{ html: '<a href="/es/faq">a</a>' }, { picture: {} }],
    );
  });

  it("say if a page exists in English only", () => {
    expect(inSpanish('<a href="/services/new">obra</a>')).toBe(
      '<a href="/services/new" hreflang="en">obra</a> (en inglés)',
    );
  });

  it("are unchanged to files and other sites, and in the original language", () => {
    for (const html of [
      '<a href="/contact.vcf">a</a>',
      '<a href="https://example.com/faq">a</a>',
      '<a href="#id">a</a>',
    ])
      expect(inSpanish(html)).toBe(html);
    expect(withLinksIn("en", '<a href="/faq">a</a>', isThere)).toBe('<a href="/faq">a</a>');
  });
});

it.each([
  ["es", "MMMM D, YYYY", { formatString: "D [de] MMMM [de] YYYY", locale: "es" }],
  ["es", "YYYY", { formatString: "YYYY", locale: "es" }],
  ["en", "MMMM D, YYYY", { formatString: "MMMM D, YYYY" }],
] as const)(
  "in %s, a day is written in the format %s that a query asks for",
  (language, formatString, args) => {
    expect(dayArguments(language, { formatString })).toEqual(args);
  },
);
