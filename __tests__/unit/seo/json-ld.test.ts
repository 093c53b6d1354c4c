import { textIn } from "../../../src/i18n";
import { breadcrumbTrail } from "../../../src/seo/breadcrumb-trail";
import { pageGraph, type Entry, type PageFacts } from "../../../src/seo/json-ld";
import { lastChange } from "../../../src/seo/last-change";
import { picture, site } from "../../support/component-fixture";

const { url } = site().business;
const about: PageFacts = {
  language: "en",
  page: { path: "/about", title: "About", description: "What we do." },
};
/** Returns the part of a page's structured data with an id. */
const nodeOf = (id: string, changes: Partial<PageFacts> = {}, facts = site()) =>
  (pageGraph({ ...about, ...changes }, facts)["@graph"] as Record<string, unknown>[]).find(
    (node) => node["@id"] === url + id,
  );

test("the license is a credential that the Board recognizes, once a real business has one", () => {
  const license = { ...site().business.license, number: "0012345" };
  const { board: name, verifyUrl: url } = license;
  const credentialOf = (facts: Parameters<typeof site>[0]) =>
    nodeOf("/#business", {}, site({ sample: false, ...facts }))?.hasCredential;
  expect(credentialOf({})).toBeUndefined();
  expect(credentialOf({ license, sample: true })).toBeUndefined();
  expect(credentialOf({ license })).toEqual({
    "@type": "EducationalOccupationalCredential",
    credentialCategory: "license",
    identifier: "0012345",
    recognizedBy: { "@type": "GovernmentOrganization", name, url },
  });
});

test("every service is offered in its group, with its page in the language", () => {
  const { hasOfferCatalog } = nodeOf("/#business", { language: "es" }) as {
    hasOfferCatalog: { itemListElement: unknown[] };
  };
  expect(hasOfferCatalog.itemListElement).toMatchObject([
    {
      name: "Commercial construction",
      itemListElement: [{ itemOffered: { "@id": `${url}/es/services/retail#service` } }],
    },
  ]);
});

const dated = {
  path: "/a/page",
  heading: "Heading",
  title: "Title",
  description: "Description.",
  checkedDay: "2026-11-20",
  updatedDay: null,
  publishedDay: "2026-11-01",
  wordCount: 1200,
  offer: "commercial-construction",
  disclaimer: "A sample.",
};

test.each([
  ["service", "#service", "Service", { category: "Commercial construction" }],
  ["buildRecap", "#article", "Article", { abstract: "A sample.", dateModified: "2026-11-20" }],
  ["article", "#article", "BlogPosting", { author: { "@id": `${url}/#business` } }],
] as const)("the main entity of a %s is what its page describes", (kind, hash, type, facts) => {
  const subject = { kind, page: dated } as unknown as Entry;
  const changes = { page: dated, language: "es" as const, subject };
  const id = `/es/a/page${hash}`;
  expect(nodeOf(id, changes)).toMatchObject({
    "@type": type,
    url: `${url}/es/a/page`,
    ...facts,
  });
  expect(nodeOf("/es/a/page#page", changes)).toMatchObject({
    mainEntity: { "@id": url + id },
    inLanguage: "es-US",
  });
});

test("breadcrumbs include the section; the home page has none", () => {
  const { t } = textIn("en");
  expect(breadcrumbTrail("/services/casino", "Casino", t)).toEqual([
    { title: "Services", path: "/services" },
    { title: "Casino", path: "/services/casino" },
  ]);
  expect(breadcrumbTrail("/about", "About", t)).toEqual([{ title: "About", path: "/about" }]);
  expect(breadcrumbTrail("/", "Home", t)).toEqual([]);
  expect(nodeOf("/about#breadcrumbs")).toBeDefined();
  expect(nodeOf("/#breadcrumbs", { page: { ...about.page, path: "/" } })).toBeUndefined();
});

test("the last change is the author's date or the last check, never before publication", () => {
  expect(lastChange({ checked: "2026-11-20" })).toBe("2026-11-20");
  expect(lastChange({ checked: "2026-11-20", updated: "2026-10-01" })).toBe("2026-10-01");
  expect(lastChange({ checked: "2026-10-01", updated: null, published: "2026-11-01" })).toBe(
    "2026-11-01",
  );
});

test("a picture is its largest JPEG", () => {
  const gatsbyImageData = {
    layout: "fullWidth" as const,
    width: 1,
    height: 0.5625,
    images: {
      fallback: { src: "/a.jpg", srcSet: "/400.jpg 400w,\n/1600.jpg 1600w", sizes: "100vw" },
    },
  };
  const hero = { ...picture("room"), file: { childImageSharp: { gatsbyImageData } } };
  expect(nodeOf("/about#hero", { hero })).toMatchObject({
    url: `${url}/1600.jpg`,
    width: "1600 px",
    height: "900 px",
  });
});
