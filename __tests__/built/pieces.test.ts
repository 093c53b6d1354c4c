/** The layouts and the pieces that were asked for by name, on the pages that show them. */
import { DomUtils, parseDocument } from "htmlparser2";
import { languageOf } from "../../src/content/language";
import { serviceSections } from "../../src/content/sections";
import { facts, pagesWithHtml } from "../support/built";

const pages = pagesWithHtml.map(({ path, html }) => ({
  path,
  own: languageOf(path).path,
  document: parseDocument(html),
}));

it.each(pages)("$path says which layout it has", ({ own, document }) => {
  const [main] = DomUtils.getElementsByTagName("main", document);
  const isService = /^\/services\/./.test(own);
  expect(main?.attribs["data-layout"]).toBe(isService ? "service" : "default");
});

type Document = ReturnType<typeof parseDocument>;

const { getElementsByTagName: byTag, textContent } = DomUtils;

/** Whether a page has a region or dialog by a name. */
const isNamed = (tag: string, name: RegExp) => (document: Document) =>
  byTag(tag, document).some(({ attribs }) => name.test(nameOf(attribs, document)));

/** Returns the accessible name of an element. */
function nameOf(attribs: Record<string, string>, document: Document): string {
  const heading = DomUtils.getElementById(attribs["aria-labelledby"] ?? "", document);
  return heading ? textContent(heading) : (attribs["aria-label"] ?? "");
}

/** Whether the link home, in the header of a page, has what a test asks for. */
const homeHas =
  (has: (link: Parameters<typeof textContent>[0]) => boolean) => (document: Document) =>
    byTag("a", byTag("header", document).slice(0, 1)).slice(0, 1).some(has);

const every = /^/;
const service = /^\/services\/./;
const written = /^\/(?:services|blog|build-process)\/(?!pictures$)./;

it.each([
  ["Navbar", every, isNamed("nav", /^(?:Main|Principal)$/)],
  ["Footer", every, (document: Document) => byTag("footer", document).length === 1],
  ["Logo", every, homeHas((link) => byTag("svg", link).length + byTag("img", link).length === 1)],
  ["TextLogo", every, homeHas((link) => textContent(link) === facts.shortName)],
  [
    "ServiceArticle",
    service,
    (document: Document) =>
      byTag("article", document).some((article) =>
        [serviceSections.faq, serviceSections.questions].every((id) =>
          DomUtils.getElementById(id, article.children),
        ),
      ),
  ],
  ["BlogEnding", /^\/blog\/./, isNamed("section", /^(?:Ask about your|Pregunte por su) /)],
  [
    "ImageOverlay",
    /^\/(?:services|blog|build-process)\/./,
    isNamed("dialog", /^(?:Pictures|Imágenes)$/),
  ],
  [
    "RelatedArticles",
    /^\/(?:services|build-process)\/(?!pictures$)./,
    isNamed("section", /^(?:Related guides|Guías relacionadas)$/),
  ],
  ["RelatedBlogs", /^\/blog\/./, isNamed("section", /^(?:More guides|Más guías)$/)],
  [
    "RelatedBuildRecaps",
    written,
    isNamed(
      "section",
      /^(?:A job like it|Una obra parecida|(?:Jobs|One job), week by week|(?:Obras|Una obra), semana por semana)$/,
    ),
  ],
  ["ClientLogos", /^\/(?:about)?$/, isNamed("section", /^(?:Clients|Clientes)$/)],
] as const)("%s is on every page that it is for, and on no other", (_name, where, isShown) => {
  const found = pages.filter(({ document }) => isShown(document));
  const paths = (some: typeof pages) => some.map(({ path }) => path).sort();
  expect(paths(found)).toEqual(paths(pages.filter(({ own }) => where.test(own))));
});
