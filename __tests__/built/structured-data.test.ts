import { readFileSync } from "node:fs";
import { facts, hasFile, pagesWithHtml } from "../support/built";
import { faultsOf, nodesOf, textOf, typesOf } from "../support/structured-data/checker";
import { languageOf, languages } from "../../src/content/language";
import { readPage } from "../support/structured-data/read-page";
import { notShown } from "../support/structured-data/shown";
import { readVocabulary } from "../support/structured-data/vocabulary";

const vocabulary = readVocabulary();
type Node = ReturnType<typeof nodesOf>[number];

const pages = pagesWithHtml.map(({ path, html }) => {
  const page = readPage(html);
  const [block = ""] = page.blocks;
  const graph = (JSON.parse(block || "{}") as { "@graph"?: Node[] })["@graph"] ?? [];
  return { path, html, page, block, graph };
});

const ofType = (graph: Node[], type: string) =>
  graph.filter((node) => typesOf(node).includes(type));

describe.each(pages)("the structured data of $path", ({ path, page, block, graph }) => {
  it("are one valid graph in the vocabulary of schema.org", () => {
    expect(page.blocks).toHaveLength(1);
    expect(faultsOf(block, vocabulary)).toEqual([]);
  });

  it("state only what the page shows", () => {
    expect(notShown(page, block)).toEqual([]);
  });

  it("name files that exist", () => {
    const addresses = nodesOf(graph).filter((node) => typesOf(node).includes("ImageObject"));
    for (const { contentUrl } of addresses) {
      expect(hasFile(new URL(textOf(contentUrl)).pathname)).toBe(true);
    }
  });

  it("have nodes for the page, the site and the business", () => {
    expect(graph.map((node) => node["@id"])).toEqual(
      expect.arrayContaining([
        `${facts.url}/#business`,
        `${facts.url}/#website`,
        `${facts.url}${path}#page`,
      ]),
    );
  });
});

describe("the business on every page", () => {
  it.each(pages)("is described as the specification says, on $path", ({ path, graph }) => {
    const [business] = ofType(graph, "LocalBusiness");
    expect(business).toMatchObject({
      "@type": ["Organization", "LocalBusiness", "GeneralContractor"],
      name: facts.name,
      alternateName: facts.shortName,
      description: path.startsWith("/es") ? expect.any(String) : facts.description,
      telephone: facts.phone,
      email: facts.email,
      priceRange: "$$",
      paymentAccepted: path.startsWith("/es")
        ? "Cheque, tarjeta de crédito, factura"
        : "Check, Credit Card, Invoice",
      currenciesAccepted: "USD",
      openingHoursSpecification: [
        {
          "@type": "OpeningHoursSpecification",
          dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
          opens: "08:00",
          closes: "17:00",
        },
      ],
      aggregateRating: {
        "@type": "AggregateRating",
        ratingValue: 4.9,
        reviewCount: 50,
        bestRating: 5,
      },
      address: { addressLocality: "Las Vegas", addressRegion: "NV", postalCode: "89103" },
      geo: { "@type": "GeoCoordinates", ...facts.geo },
      sameAs: facts.social.map(({ url }) => url),
    });
    expect((business?.areaServed as Node[]).map(({ name }) => name)).toEqual([
      "Las Vegas",
      "Henderson",
      "North Las Vegas",
      "Pahrump",
      "Arizona",
    ]);
    const catalog = business?.hasOfferCatalog as Node;
    expect((catalog.itemListElement as Node[]).map((node) => node["@id"])).toEqual(
      ["commercial-construction", "residential-construction", "tenant-improvements"].map(
        (id) => `${facts.url}/services#${id}`,
      ),
    );
    for (const picture of [business?.logo, business?.image])
      expect(hasFile(new URL(textOf(picture)).pathname)).toBe(true);
    // The license number is the only identifier.
    expect("identifier" in (business ?? {})).toBe(facts.license.number !== undefined);
  });

  it.each(languages)("is the same on every page of a language: %s", (language) => {
    const described = pages
      .filter(({ path }) => languageOf(path).language === language)
      .map(({ graph }) => JSON.stringify(ofType(graph, "LocalBusiness")));
    expect(described.length).toBeGreaterThan(30);
    expect(new Set(described).size).toBe(1);
  });

  it.each(["/", "/es"])("offers every service on %s once, with its page", (home) => {
    const { graph } = pages.find(({ path }) => path === home) ?? {};
    const services = nodesOf(graph ?? []).filter((node) => typesOf(node).includes("Service"));
    const paths = services.map((service) => new URL(textOf(service["@id"])).pathname).sort();
    expect(paths).toEqual(
      pages
        .map(({ path }) => path)
        .filter((path) => path.startsWith(`${home}/services/`.replace("//", "/")))
        .sort(),
    );
    expect(new Set(paths).size).toBe(paths.length);
  });

  it("has the address of each service on its page", () => {
    for (const { path, graph } of pages.filter((page) => page.path.includes("/services/"))) {
      const [service] = graph.filter((node) => typesOf(node).includes("Service"));
      expect(service).toMatchObject({
        "@id": `${facts.url}${path}#service`,
        url: facts.url + path,
      });
    }
  });
});

describe("the types of nodes", () => {
  const typesAt = (path: string) =>
    pages.find((page) => page.path === path)?.graph.flatMap(typesOf) ?? [];

  it.each([
    ["/about", "AboutPage"],
    ["/contact", "ContactPage"],
    ["/faq", "FAQPage"],
    ["/services", "CollectionPage"],
    ["/blog", "CollectionPage"],
    ["/build-process", "CollectionPage"],
    ["/services/casino", "Service"],
    ["/blog/how-to-pick-trustworthy-general-contractor", "BlogPosting"],
    ["/build-process/daiso", "Article"],
    ["/es/services/casino", "Service"],
    ["/es/build-process/daiso", "Article"],
  ])("%s has a node of type %s", (path, type) => {
    expect(typesAt(path)).toContain(type);
  });

  it("every page but the home page and the 404 page has breadcrumbs, every content page its picture", () => {
    for (const { path, graph } of pages) {
      expect(ofType(graph, "BreadcrumbList")).toHaveLength(
        /^(\/es)?(\/|\/404)?$/.test(path) ? 0 : 1,
      );
      if (/^(?:\/es)?\/(?!plan\/|es\/)[a-z-]+\/./.test(path))
        expect(ofType(graph, "ImageObject")).toHaveLength(1);
    }
  });

  it("only the FAQ page marks up questions, and all of them", () => {
    const questions = pages.map(({ path, graph }) => ({
      path,
      count: nodesOf(graph).filter((node) => typesOf(node).includes("Question")).length,
    }));
    const written = readFileSync("content/faq.yml", "utf8").match(/^ +question: /gm);
    expect(questions.filter(({ count }) => count > 0)).toEqual([
      { path: "/es/faq", count: written?.length },
      { path: "/faq", count: written?.length },
    ]);
  });
});
