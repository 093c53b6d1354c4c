import { breadcrumbTrail } from "../../../src/seo/breadcrumb-trail";
import { textIn } from "../../../src/i18n";
import { pageGraph, pictureOf, type PageFacts, type Subject } from "../../../src/seo/json-ld";
import { lastChange } from "../../../src/seo/last-change";
import { site } from "../../support/component-fixture";

const { url } = site().business;
const page: PageFacts = {
  site: site(),
  language: "en",
  kind: "WebPage",
  path: "/about",
  title: "About",
  description: "What we do.",
  catalog: "Services",
  trail: [
    { title: "Home", path: "/" },
    { title: "About", path: "/about" },
  ],
};
const nodesOf = (changes: Partial<PageFacts>) =>
  pageGraph({ ...page, ...changes })["@graph"] as unknown as Record<string, unknown>[];
const nodeOf = (id: string, changes: Partial<PageFacts> = {}) =>
  nodesOf(changes).find((node) => node["@id"] === url + id);

test("the license is a credential that the Board recognizes, once a real business has one", () => {
  const license = { ...site().business.license, number: "0012345" };
  const { board: name, verifyUrl: url } = license;
  const credentialOf = (facts: Parameters<typeof site>[0]) =>
    nodeOf("/#business", { site: site({ sample: false, ...facts }) })?.hasCredential;
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
  const changes = { path: "/es/a/page", language: "es" as const };
  const subject = { kind, page: dated } as unknown as Subject;
  const id = `/es/a/page${hash}`;
  expect(nodeOf(id, { ...changes, subject })).toMatchObject({
    "@type": type,
    url: `${url}/es/a/page`,
    ...facts,
  });
  expect(nodeOf("/es/a/page#page", { ...changes, subject })).toMatchObject({
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
  expect(nodeOf("/#breadcrumbs", { path: "/", trail: page.trail.slice(0, 1) })).toBeUndefined();
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
  const picture = {
    alt: "A room",
    caption: null,
    file: { childImageSharp: { gatsbyImageData } },
  };
  expect(pictureOf(picture)).toMatchObject({ src: "/1600.jpg", width: 1600, height: 900 });
});
