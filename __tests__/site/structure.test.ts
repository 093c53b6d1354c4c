/**
 * What every page is made of, whatever it says: headings with something below them, names that lead
 * somewhere, menus, languages.
 */
import { DomUtils, parseDocument } from "htmlparser2";
import { addressIn, languages, nameOf } from "../../src/content/language";
import { labelledLanguages } from "../../src/content/site-file";
import { hasFile, pagesWithHtml, settings } from "../support/built";

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

const pages = pagesWithHtml.map(({ path, html }) => ({ path, document: parseDocument(html) }));

const all = (names: RegExp, within: Parameters<typeof DomUtils.getElementsByTagName>[1]) =>
  DomUtils.getElementsByTagName((name) => names.test(name), within);

const wordsIn = (element: Element) => DomUtils.textContent(element).replace(/\s+/g, " ").trim();

/** Whether an element shows something besides its headings. */
function isFilled(element: Element): boolean {
  if (all(/^(?:img|svg|form|input|video|picture)$/, element.children).length > 0) return true;
  const headings = all(/^h[1-6]$/, element.children)
    .map(wordsIn)
    .join("");
  return wordsIn(element).replace(/\s/g, "").length > headings.replace(/\s/g, "").length;
}

test.each(pages)("no heading of $path stands over nothing", ({ document }) => {
  const [main] = all(/^main$/, document);
  const sections = all(/^section$/, main ?? []).filter(
    (section) => all(/^h[2-6]$/, section.children).length > 0,
  );
  expect(sections.filter((section) => !isFilled(section)).map(wordsIn)).toEqual([]);
});

test.each(pages)("every name on $path that is the id of an element has one", ({ document }) => {
  const elements = all(/./, document);
  const ids = new Set(elements.map(({ attribs }) => attribs.id));
  const named = elements.flatMap(({ attribs }) =>
    ["for", "aria-labelledby", "aria-describedby", "aria-controls"].flatMap((name) =>
      (attribs[name] ?? "").split(/\s+/).filter(Boolean),
    ),
  );
  expect(named.filter((id) => !ids.has(id))).toEqual([]);
});

test.each(pages)("no label, heading, link or button of $path is empty", ({ document }) => {
  const empty = all(/^(?:a|button|label|h[1-6]|dt|summary|legend)$/, document).filter(
    (element) =>
      wordsIn(element) === "" &&
      !element.attribs["aria-label"] &&
      all(/^(?:img|svg|use)$/, element.children).length === 0,
  );
  expect(empty.map(({ name, attribs }) => [name, attribs])).toEqual([]);
});

describe.each(languages)("in %s", (language) => {
  const home = pages.find(({ path }) => path === addressIn(language, "/"));
  const linksIn = (name: RegExp) =>
    all(name, home?.document ?? []).flatMap((part) =>
      all(/^(?:a|summary)$/, part.children).map(({ attribs, name: tag }) =>
        tag === "summary" ? "/services" : attribs.href,
      ),
    );

  test("the menus lead to the pages of content/site.yml that are written in it", () => {
    const { header, footer } = settings.menus;
    const own = (paths: readonly string[]) =>
      paths
        .map((path) => addressIn(language, path))
        .filter((address) => hasFile(`${address}.html`));
    const inHeader = linksIn(/^header$/);
    for (const address of own(header))
      expect(
        inHeader.map((href) => (href === "/services" ? addressIn(language, href) : href)),
      ).toContain(address);
    expect(linksIn(/^footer$/)).toEqual(expect.arrayContaining(own(footer)));
  });
});

test("a language that is switched off has no page, link or mark", () => {
  const off = labelledLanguages.filter((code) => !languages.includes(code));
  for (const code of off) {
    expect(pages.filter(({ path }) => path.startsWith(`/${code}/`) || path === `/${code}`)).toEqual(
      [],
    );
    for (const { document } of pages)
      for (const { attribs } of all(/^(?:a|link|html)$/, document))
        expect([attribs.hreflang, attribs.lang, attribs.href?.split("/")[1]]).not.toContain(code);
  }
  if (languages.length > 1) return;
  for (const { document } of pages) {
    expect(all(/^link$/, document).filter(({ attribs }) => attribs.hreflang)).toEqual([]);
    const switches = all(/^a$/, document).filter(
      (link) => wordsIn(link) === nameOf(languages[0] ?? ""),
    );
    expect(switches).toEqual([]);
  }
});
