/** What the person asked for whose site this is, that stands in content: routes, titles, facts. */
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { ratingText, week } from "../../src/content/business";
import type { BusinessFacts } from "../../src/content/kinds/business";
import { site } from "../../src/content/site-file";
import { pagesWithHtml, readBuilt } from "../support/built";
import { readPage, withoutSpecimens } from "../support/read-page";

const routes = `
/
/about
/apply-for-employment
/blog
/blog/how-to-pick-trustworthy-general-contractor
/blog/planning-a-casita-in-southern-nevada
/blog/tenant-improvement-from-lease-to-opening
/build-process
/build-process/daiso
/build-process/elderly-friendly-custom-home-construction-build-log
/build-process/occupied-kitchen-and-bath-remodel
/contact
/faq
/services
/services/bathroom-remodel
/services/casino
/services/casita-addition
/services/commercial-construction-contractor-las-vegas
/services/convention
/services/energy-analysis
/services/high-rise-condo
/services/hotel
/services/kitchen-remodel
/services/medical
/services/office
/services/residential-construction-contractor-las-vegas
/services/residential-interior-remodel
/services/restaurant
/services/retail
/thanks`
  .trim()
  .split("\n");

const htmlAt = new Map(pagesWithHtml.map(({ path, html }) => [path, html]));
const [{ code } = { code: "" }] = site.languages;

it.each(routes)("%s is a page, with the site's suffix in its title", (route) => {
  const html = htmlAt.get(route) ?? "";
  expect(html).toContain("<main");
  if (code === "en")
    expect(/<title[^>]*>(.*?)<\/title>/.exec(html)?.[1]).toMatch(
      /^.+ \| General Contractor Las Vegas$/,
    );
});

it("anything else is answered by the 404 page, which leads home", () => {
  const html = readBuilt("404.html");
  expect(html).toContain('data-status="404"');
  if (code !== "en") return;
  expect(html).toContain("This page could not be found");
  expect(html).toMatch(/<a [^>]*href="\/"[^>]*>(?:<[^>]*>)*Back to the home page/);
});

it("the structured data describe the contractor as asked", () => {
  const [block = "{}"] = readPage(readBuilt("index.html")).blocks;
  const { "@graph": graph } = JSON.parse(block) as { "@graph": Record<string, unknown>[] };
  const business = graph.find((node) => String(node["@id"]).endsWith("#business"));
  const everyDay = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split(" ");
  expect(business).toMatchObject({
    "@type": expect.arrayContaining(["Organization", "LocalBusiness", "GeneralContractor"]),
    priceRange: "$$",
    currenciesAccepted: "USD",
    address: { addressLocality: "Las Vegas", addressRegion: "NV", postalCode: "89103" },
    aggregateRating: { ratingValue: 4.9, bestRating: 5, reviewCount: 50 },
    geo: expect.anything(),
    logo: expect.anything(),
    image: expect.anything(),
    telephone: expect.any(String),
    email: expect.any(String),
    alternateName: expect.any(String),
  });
  const { openingHoursSpecification, areaServed, hasOfferCatalog, sameAs, paymentAccepted } =
    business ?? {};
  expect(openingHoursSpecification).toEqual([
    expect.objectContaining({ dayOfWeek: everyDay, opens: "08:00", closes: "17:00" }),
  ]);
  expect(sameAs).toHaveLength(2);
  const said = (value: unknown) => JSON.stringify(value);
  for (const area of ["Las Vegas", "Henderson", "North Las Vegas", "Pahrump", "Arizona"])
    expect(said(areaServed)).toContain(`"${area}"`);
  if (code !== "en") return;
  for (const way of [/check/i, /credit card/i, /invoice/i])
    expect(said(paymentAccepted)).toMatch(way);
  for (const offer of [
    "Commercial construction",
    "Residential construction",
    "Tenant improvements",
  ])
    expect(said(hasOfferCatalog)).toContain(offer);
});

it("the rating is shown once, marked as a specimen", () => {
  const words = "4.9 of 5 from 50 reviews";
  const shown = [...htmlAt].filter(([, html]) => readPage(html).text.includes(words));
  if (code === "en") expect(shown.map(([path]) => path)).toEqual(["/about"]);
  for (const [, html] of shown) {
    expect(readPage(html).text.split(words)).toHaveLength(2);
    expect(readPage(withoutSpecimens(html)).text).not.toContain(words);
  }
});

// docs/behavior.md.
test("the sample business has the facts that were asked for", () => {
  const { hours, rating, ...facts } = parse(
    readFileSync("content/business.yml", "utf8"),
  ) as BusinessFacts;
  expect(hours.open).toEqual([{ days: week, opens: "08:00", closes: "17:00" }]);
  expect(rating && ratingText(rating)).toBe("4.9 of 5 from 50 reviews");
  expect(facts).toMatchObject({
    priceRange: "$$",
    currency: "USD",
    payment: ["Check", "Credit Card", "Invoice"],
    phones: [{ number: "+1 702-555-0142" }],
    address: { city: "Las Vegas", region: "NV", postalCode: "89103" },
  });
  expect([facts.social, facts.offers].map(({ length }) => length)).toEqual([2, 3]);
});
