/** @jest-environment node */
import { pageGraph, type PageFacts } from "../../../src/seo/json-ld";
import { breadcrumbTrail, lastChange } from "../../../src/seo/page";
import { picture, site } from "../../support/component-fixture";

const { url } = site().business;
const about: PageFacts = {
  language: "en",
  page: { path: "/about", title: "About", description: "What we do.", picture: null },
};
/** Returns the part of a page's structured data with an id. */
const nodeOf = (id: string, changes: Partial<PageFacts> = {}, facts = site()) =>
  (pageGraph({ ...about, ...changes }, facts)["@graph"] as Record<string, unknown>[]).find(
    (node) => node["@id"] === url + id,
  );

test("the license is a credential that the Board recognizes, once a real business has one", () => {
  const [first] = site().business.licenses;
  const licenses = [
    { ...first!, number: "0012345", expires: "2027-06-30" },
    { ...first!, number: null },
    { ...first!, number: "R-2", boardName: "Another board", lookUp: "https://other.example" },
  ];
  const { boardName: name, lookUp: url } = first!;
  const credentialOf = (facts: Parameters<typeof site>[0]) =>
    nodeOf("/#business", {}, site({ sample: false, ...facts }))?.hasCredential;
  expect(credentialOf({})).toBeUndefined();
  expect(credentialOf({ licenses, sample: true })).toBeUndefined();
  expect(credentialOf({ licenses })).toEqual([
    {
      "@type": "EducationalOccupationalCredential",
      credentialCategory: "license",
      identifier: "0012345",
      expires: "2027-06-30",
      recognizedBy: { "@type": "GovernmentOrganization", name, url },
    },
    expect.objectContaining({
      identifier: "R-2",
      recognizedBy: {
        "@type": "GovernmentOrganization",
        name: "Another board",
        url: "https://other.example",
      },
    }),
  ]);
});

test("people, memberships and awards are said of a real business, and of no sample", () => {
  const person = {
    entryId: "ana",
    name: "Ana Test",
    role: "Site lead",
    phone: "+1 702-555-0143",
    languages: ["en", "es"],
    portrait: picture("ana"),
    credentials: [{ title: "Certificate", issuer: "An issuer", number: "T-1", expires: null }],
  };
  const facts = {
    memberships: [{ name: "An association", since: 2015, url: null }],
    awards: [{ title: "A kitchen", giver: "A jury", year: 2025, url: null }],
  };
  const [own, sample] = [false, true].map((isSample) => site({ ...facts, sample: isSample }));
  const changes = { people: [person] };
  expect(nodeOf("/about#ana", changes, own)).toEqual({
    "@type": "Person",
    "@id": `${url}/about#ana`,
    name: "Ana Test",
    jobTitle: "Site lead",
    worksFor: { "@id": `${url}/#business` },
    telephone: "+1 702-555-0143",
    knowsLanguage: ["en", "es"],
    image: `${url}/ana-800.jpg`,
    hasCredential: [
      {
        "@type": "EducationalOccupationalCredential",
        name: "Certificate",
        identifier: "T-1",
        recognizedBy: { "@type": "Organization", name: "An issuer" },
      },
    ],
  });
  expect(nodeOf("/#business", changes, own)).toMatchObject({
    memberOf: [{ "@type": "Organization", name: "An association" }],
    award: ["A kitchen, A jury, 2025"],
  });
  expect(nodeOf("/about#ana", changes, sample)).toBeUndefined();
  expect(nodeOf("/#business", changes, sample)).not.toHaveProperty("award");
  expect(nodeOf("/#business", changes, sample)).not.toHaveProperty("memberOf");
});

test("the business is described with its address, its place, its hours and its rating", () => {
  const address = {
    street: "7 Test Street",
    city: "Testville",
    region: "TX",
    postalCode: "75001",
    country: "US",
  };
  const business = {
    sample: false,
    description: "A contractor of this test.",
    address,
    geo: { latitude: 1.5, longitude: -2.5 },
    hours: {
      ...site().business.hours,
      open: [{ days: ["Tuesday"], opens: "09:30", closes: "12:00" }],
    },
    rating: {
      value: 4.2,
      count: 17,
      best: 6,
      worst: 2,
      text: "4.2 of 6 from 17 reviews",
      note: "By clients of this test.",
      source: null,
    },
  };
  expect(nodeOf("/#business", {}, site(business))).toMatchObject({
    description: "A contractor of this test.",
    address: {
      "@type": "PostalAddress",
      streetAddress: "7 Test Street",
      addressLocality: "Testville",
      addressRegion: "TX",
      postalCode: "75001",
      addressCountry: "US",
    },
    geo: { "@type": "GeoCoordinates", latitude: 1.5, longitude: -2.5 },
    openingHoursSpecification: [
      {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: ["Tuesday"],
        opens: "09:30",
        closes: "12:00",
      },
    ],
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: 4.2,
      reviewCount: 17,
      bestRating: 6,
      worstRating: 2,
      description: "By clients of this test.",
    },
  });
  expect(nodeOf("/#business", {}, site({ ...business, rating: null }))).not.toHaveProperty(
    "aggregateRating",
  );
});

test("the description of a sample says that it is one", () => {
  expect(nodeOf("/#business")?.description).toMatch(
    /^Commercial and residential general contractor in Las Vegas, Nevada\. .*sample/i,
  );
});

test("hours by day, an emergency number and the year of founding are said as they are", () => {
  const [phone] = site().business.phones;
  const facts = site({
    founded: 1998,
    phones: [phone!, { ...phone!, number: "+1 702-555-0143", label: "Emergencies" }],
    hours: {
      ...site().business.hours,
      open: [
        { days: ["Monday", "Friday"], opens: "08:00", closes: "17:00" },
        { days: ["Saturday"], opens: "00:00", closes: "24:00" },
      ],
    },
  });
  expect(nodeOf("/#business", {}, facts)).toMatchObject({
    telephone: "+1 702-555-0142",
    contactPoint: [{ telephone: "+1 702-555-0143", contactType: "Emergencies" }],
    foundingDate: "1998",
    openingHoursSpecification: [
      { dayOfWeek: ["Monday", "Friday"], opens: "08:00", closes: "17:00" },
      { dayOfWeek: ["Saturday"], opens: "00:00", closes: "23:59" },
    ],
  });
});

test("the business is of the type that the site says", () => {
  const facts = site();
  const painter = { ...facts, settings: { ...facts.settings, businessType: "HousePainter" } };
  expect(nodeOf("/#business", {}, painter)).toMatchObject({
    "@type": ["Organization", "LocalBusiness", "HousePainter"],
  });
});

const dated = {
  path: "/a/page",
  heading: "Heading",
  title: "Title",
  description: "Description.",
  checked: "2026-11-20",
  updated: null,
  wordCount: 1200,
  picture: picture("room"),
};
const published = "2026-11-01";

test.each([
  [
    "#service",
    "Service",
    { offer: "commercial-construction" },
    { category: "Commercial construction" },
  ],
  [
    "#article",
    "Article",
    { published, sample: null, disclaimer: "A plan." },
    { headline: "Heading", abstract: "A plan.", dateModified: "2026-11-20" },
  ],
  [
    "#article",
    "BlogPosting",
    { published, author: null },
    { headline: "Heading", author: { "@id": `${url}/#business` } },
  ],
] as const)(
  "the main entity %s of a page is the %s that it describes",
  (hash, type, own, facts) => {
    const changes = { page: { ...dated, ...own }, language: "es" as const };
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
  },
);

test("a job that is nobody's is no article", () => {
  const page = { ...dated, published, sample: true, disclaimer: "A sample." };
  expect(nodeOf("/a/page#article", { page })).toBeUndefined();
  expect(nodeOf("/a/page#page", { page })).not.toHaveProperty("mainEntity");
});

test("each service of a sample says that none is offered, and none of a real business does", () => {
  const page = { ...dated, path: "/services/retail", offer: "commercial-construction" };
  const described = (sample: boolean) => {
    const facts = site({ sample });
    const business = JSON.stringify(nodeOf("/#business", {}, facts));
    const [, offer = ""] = business.split('"@type":"Offer"');
    return [
      offer.includes("no work offered"),
      nodeOf("/services/retail#service", { page }, facts)?.description,
    ];
  };
  expect(described(true)).toEqual([
    true,
    expect.stringMatching(/^Description\. .*no work is offered/),
  ]);
  expect(described(false)).toEqual([false, "Description."]);
});

test("an article is by the person who wrote it, and that of a sample by the business", () => {
  const author = { entryId: "ana", name: "Ana Test", role: "Site lead" };
  const page = { ...dated, published, author };
  const authorOf = (sample: boolean) =>
    nodeOf("/a/page#article", { page }, site({ sample }))?.author;
  expect(authorOf(false)).toEqual({
    "@type": "Person",
    "@id": `${url}/about#ana`,
    name: "Ana Test",
    jobTitle: "Site lead",
  });
  expect(authorOf(true)).toEqual({ "@id": `${url}/#business` });
});

test("breadcrumbs include the section, and call pages as menus do; the home page has none", () => {
  const site = {
    parents: [{ name: "Services", path: "/services" }],
    menus: { headerPages: [{ name: "People", path: "/about" }], phonePages: [], footerPages: [] },
  };
  expect(breadcrumbTrail({ path: "/services/casino", title: "Casino" }, site)).toEqual([
    { name: "Services", path: "/services" },
    { name: "Casino", path: "/services/casino" },
  ]);
  expect(breadcrumbTrail({ path: "/about", title: "About Our People" }, site)).toEqual([
    { name: "People", path: "/about" },
  ]);
  expect(breadcrumbTrail({ path: "/", title: "Home" }, site)).toEqual([]);
});

test("the last change is the author's date or the last check, never before publication", () => {
  expect(lastChange({ checked: "2026-11-20" })).toBe("2026-11-20");
  expect(lastChange({ checked: "2026-11-20", updated: "2026-10-01" })).toBe("2026-10-01");
  expect(lastChange({ checked: "2026-10-01", updated: null, published: "2026-11-01" })).toBe(
    "2026-11-01",
  );
});
