/**
 * The structured data of every page: what the specification asks of it, and that the page shows
 * what it says.
 */
import { parse } from "yaml";
import {
  facts,
  factsIn,
  hasContent,
  hasFile,
  isDated,
  isSampleJob,
  languagesOf,
  pagesWithHtml,
  readContent,
  settings,
} from "../support/built";
import { addressIn, languageOf, languages } from "../../src/content/language";
import { readPage } from "../support/read-page";

type Node = Record<string, unknown> & { "@id"?: string; "@type": string | string[] };

const pages = pagesWithHtml.map(({ path, html }) => {
  const page = readPage(html);
  const graph = (JSON.parse(page.blocks[0] ?? "{}") as { "@graph"?: Node[] })["@graph"] ?? [];
  return { path, page, graph };
});

const { address, hours, licenses, rating } = facts;
const numbers = licenses.flatMap(({ number }) => number ?? []);
/** The ways to pay in the language of a page. */
const paymentOn = (path: string): string[] => {
  return factsIn(languageOf(path).language).payment;
};

const typesOf = (node: Node) => [node["@type"]].flat();
const ofType = (graph: Node[], type: string) =>
  graph.filter((node) => typesOf(node).includes(type));

/** Returns every object in a graph, at any depth. */
function objectsIn(value: unknown): Node[] {
  if (value === null || typeof value !== "object") return [];
  const inner = Object.values(value).flatMap(objectsIn);
  return "@type" in value ? [value as Node, ...inner] : inner;
}

test.each(pages)("$path has the business, the site and the page in one graph", (built) => {
  const { path, page, graph } = built;
  expect(page.blocks).toHaveLength(1);
  const ids = graph.map((node) => node["@id"]);
  expect(ids).toEqual(
    expect.arrayContaining([
      `${facts.url}/#business`,
      `${facts.url}/#website`,
      `${facts.url}${path}#page`,
    ]),
  );
  expect(new Set(ids).size).toBe(ids.length);
  const [business] = ofType(graph, "LocalBusiness");
  expect(business).toMatchObject({
    "@type": ["Organization", "LocalBusiness", settings.businessType],
    name: facts.name,
    alternateName: facts.shortName,
    telephone: facts.phones[0]?.number,
    email: facts.email,
    priceRange: facts.priceRange,
    paymentAccepted: paymentOn(path).join(", "),
    currenciesAccepted: facts.currency,
    openingHoursSpecification: hours.open.map(({ days, opens, closes }) => ({
      dayOfWeek: days,
      opens,
      closes: closes === "24:00" ? "23:59" : closes,
    })),
    address: {
      addressLocality: address.city,
      addressRegion: address.region,
      postalCode: address.postalCode,
    },
    geo: facts.geo,
    ...(facts.social.length > 0 && { sameAs: facts.social.map(({ url }) => url) }),
    areaServed: facts.areas.map(({ name }) => ({ name })),
  });
  const { hasOfferCatalog } = (business ?? {}) as {
    hasOfferCatalog?: { itemListElement: (Node & { itemListElement: Node[] })[] };
  };
  const offers = hasOfferCatalog?.itemListElement ?? [];
  const offered = facts.offers.map(({ id }) => `${facts.url}/services#${id}`);
  expect(offered).toEqual(expect.arrayContaining(offers.map((offer) => offer["@id"])));
  for (const { itemListElement } of offers) expect(itemListElement.length).toBeGreaterThan(0);
  // A credential or a rating that nobody has is claimed nowhere.
  const { aggregateRating, hasCredential } = (business ?? {}) as Partial<Node>;
  expect(Boolean(hasCredential)).toBe(numbers.length > 0 && !facts.sample);
  if (hasCredential)
    expect(hasCredential).toMatchObject(numbers.map((identifier) => ({ identifier })));
  expect(Boolean(aggregateRating)).toBe(rating !== undefined);
  if (rating)
    expect(aggregateRating).toMatchObject({
      ratingValue: rating.value,
      reviewCount: rating.count,
      bestRating: rating.best,
      worstRating: rating.worst,
    });
});

test.each(pages)("$path shows what its structured data say", ({ page, graph }) => {
  // Without spaces: where an element begins within a phrase, the text of a page has one.
  const words = (text: unknown) => String(text).replace(/\s+/g, "").toLowerCase();
  const shown = words(`${page.text} ${page.meta("description").join(" ")}`);
  for (const node of objectsIn(graph)) {
    if (typesOf(node).includes("Question")) expect(shown).toContain(words(node.name));
    if (typesOf(node).includes("ListItem")) expect(shown).toContain(words(node.name));
    if (typesOf(node).includes("ImageObject"))
      expect(hasFile(new URL(String(node.contentUrl)).pathname)).toBe(true);
    if ("headline" in node) expect(shown).toContain(words(node.headline));
  }
});

test.each(pages)("$path serves an area with a notice only as the business's own", ({ graph }) => {
  const names = facts.areas.flatMap(({ name, notice }) => (notice ? [name] : []));
  const others = objectsIn(graph).filter((node) => !typesOf(node).includes("LocalBusiness"));
  for (const { areaServed } of others as { areaServed?: unknown }[])
    for (const name of names) expect(JSON.stringify(areaServed ?? [])).not.toContain(name);
});

test.each(languages)("the business is the same on every page in %s", (language) => {
  const described = pages
    .filter(({ path }) => languageOf(path).language === language)
    .map(({ graph }) => JSON.stringify(ofType(graph, "LocalBusiness")));
  expect(new Set(described).size).toBe(1);
});

/** The types of the pages that a site may have. */
const types = [
  ["/about", "AboutPage"],
  ["/contact", "ContactPage"],
  ["/faq", "FAQPage"],
  ["/services", "CollectionPage"],
  ["/blog", "CollectionPage"],
  ["/build-process", "CollectionPage"],
] as const;

test("pages say of which type they are", () => {
  for (const [path, type] of types)
    for (const page of pages.filter((one) => languageOf(one.path).path === path))
      expect([page.path, ofType(page.graph, type)]).toEqual([page.path, [expect.anything()]]);
});

test("every page but the home page and the 404 page has breadcrumbs", () => {
  for (const { path, graph } of pages)
    expect(ofType(graph, "BreadcrumbList")).toHaveLength(
      /^\/(404)?$/.test(languageOf(path).path) ? 0 : 1,
    );
});

test("every article and recap is described as one, but no job that is nobody's", () => {
  for (const { path, graph } of pages) {
    const address = languageOf(path).path;
    const articles = [...ofType(graph, "Article"), ...ofType(graph, "BlogPosting")];
    const expected = isDated(address) && !isSampleJob(address) ? 1 : 0;
    expect([path, articles.length]).toEqual([path, expected]);
  }
});

test("only the FAQ page marks up questions, and all of them with the owner's", () => {
  const { groups } = (hasContent("faq.yml") ? parse(readContent("faq.yml")) : { groups: [] }) as {
    groups: { entries: unknown[] }[];
  };
  const written = groups.flatMap(({ entries }) => entries);
  const count = written.length + Object.keys(facts.answers ?? {}).length;
  const counts = pages.map(({ path, graph }) => ({
    path,
    count: ofType(objectsIn(graph), "Question").length,
  }));
  const expected = languagesOf("/faq").map((one) => ({ path: addressIn(one, "/faq"), count }));
  expect(counts.filter((each) => each.count > 0)).toEqual(
    expected.sort((one, other) => one.path.localeCompare(other.path)),
  );
});
