/** @jest-environment node */
import { pageGraph } from "../../../src/seo/structured-data/graph";
import { site } from "../../support/structured-data/site-facts";
import { faultsOf } from "../../support/structured-data/checker";
import { readVocabulary } from "../../support/structured-data/vocabulary";

const vocabulary = readVocabulary();
const validGraph = () =>
  pageGraph(site, {
    kind: "AboutPage",
    path: "/about",
    title: "About",
    description: "What we do.",
    trail: [{ title: "About", path: "/about" }],
    home: { title: "Home", path: "/" },
  });
type Graph = { "@context": string; "@graph": Record<string, unknown>[] };

/** Returns the faults of a valid graph after a change. */
function faultsAfter(change: (graph: Graph, business: Record<string, unknown>) => void): string[] {
  const graph = JSON.parse(JSON.stringify(validGraph())) as Graph;
  change(graph, graph["@graph"][0] ?? {});
  return faultsOf(JSON.stringify(graph), vocabulary);
}

describe("the vocabulary", () => {
  it("has types, their subtypes and properties", () => {
    expect(vocabulary.hasType("GeneralContractor")).toBe(true);
    expect(vocabulary.hasType("GeneralContracter")).toBe(false);
    expect(vocabulary.isA("GeneralContractor", "LocalBusiness")).toBe(true);
    expect(vocabulary.isA("GeneralContractor", "Place")).toBe(true);
    expect(vocabulary.isA("Organization", "LocalBusiness")).toBe(false);
    expect(vocabulary.rangeOf("GeneralContractor", "geo")).toContain("GeoCoordinates");
    expect(vocabulary.rangeOf("WebPage", "priceRange")).toBeUndefined();
  });
});

describe("the checker", () => {
  it("accepts a valid graph", () => {
    expect(faultsOf(JSON.stringify(validGraph()), vocabulary)).toEqual([]);
  });

  it.each<[string, (graph: Graph, business: Record<string, unknown>) => void, RegExp]>([
    [
      "an unknown type",
      (_, business) => (business["@type"] = "GeneralContracter"),
      /no type of schema.org/,
    ],
    [
      "a misspelled property",
      (_, business) => (business.priceRnage = "$$"),
      /priceRnage is no property/,
    ],
    [
      "a property of another type",
      (graph) => Object.assign(graph["@graph"][1] ?? {}, { priceRange: "$$" }),
      /priceRange is no property/,
    ],
    ["a value of a wrong type", (_, business) => (business.geo = "36.1, -115.2"), /geo cannot be/],
    [
      "a node of a wrong type",
      (_, business) =>
        (business.address = { "@type": "GeoCoordinates", latitude: 1, longitude: 1 }),
      /address cannot be/,
    ],
    ["a relative address", (_, business) => (business.sameAs = ["/facebook"]), /sameAs cannot be/],
    [
      "a reference to nothing",
      (graph) =>
        Object.assign(graph["@graph"][1] ?? {}, { publisher: { "@id": "https://x.test/#nobody" } }),
      /leads to no node/,
    ],
    [
      "a reference to a wrong type",
      (graph) =>
        Object.assign(graph["@graph"][1] ?? {}, {
          publisher: { "@id": "https://www.example.test/#website" },
        }),
      /publisher cannot be/,
    ],
    ["a missing fact", (_, business) => delete business.telephone, /telephone is missing/],
    ["an empty fact", (_, business) => (business.telephone = ""), /telephone is empty/],
    ["an empty list", (_, business) => (business.sameAs = []), /sameAs is empty/],
    ["a duplicate node", (graph) => graph["@graph"].push(graph["@graph"][0] ?? {}), /stands twice/],
    ["a node without id", (graph) => delete graph["@graph"][0]?.["@id"], /no absolute @id/],
    [
      "a day that does not exist",
      (graph) => Object.assign(graph["@graph"][2] ?? {}, { dateModified: "2026-02-30" }),
      /dateModified cannot be/,
    ],
    ["another context", (graph) => (graph["@context"] = "http://schema.org"), /not one @graph/],
  ])("finds %s", (_name, change, expected) => {
    expect(faultsAfter(change).join("\n")).toMatch(expected);
  });

  it("finds invalid JSON", () => {
    expect(faultsOf('{"@context":', vocabulary).join()).toMatch(/does not parse/);
  });
});
