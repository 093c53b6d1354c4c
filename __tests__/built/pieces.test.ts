/** The layouts and the pieces that were asked for by name, on the pages that show them. */
import { DomUtils, parseDocument } from "htmlparser2";
import { languageOf } from "../../src/content/language";
import { pagesWithHtml } from "../support/built";

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

const labels = {
  RelatedArticles: /^(?:Related guides|Guías relacionadas)$/,
  RelatedBlogs: /^(?:More guides|Más guías)$/,
  RelatedBuildRecaps: /^(?:Build logs|Bitácoras de obra)$/,
  ClientLogos: /^(?:Clients|Clientes)$/,
};

it.each([
  ["RelatedArticles", /^\/(?:services|build-process)\/./],
  ["RelatedBlogs", /^\/blog\/./],
  ["RelatedBuildRecaps", /^\/(?:services|blog|build-process)\/./],
  ["ClientLogos", /^\/(?:about)?$/],
] as const)("%s is on every page that it is for, and on no other", (name, where) => {
  const found = pages.filter(({ document }) =>
    DomUtils.getElementsByTagName("section", document).some(({ attribs }) =>
      labels[name].test(attribs["aria-label"] ?? ""),
    ),
  );
  const paths = (some: typeof pages) => some.map(({ path }) => path).sort();
  expect(paths(found)).toEqual(paths(pages.filter(({ own }) => where.test(own))));
});
