import { termOf, termsOf, wordsOf } from "../../../src/search/terms";

it.each([
  ["Permits", "permit"],
  ["permitting", "permitt"],
  ["Remodeling", "remodel"],
  ["cities", "city"],
  ["boxes", "box"],
  ["café", "cafe"],
  ["contractor’s", "contractor"],
  ["glass", "glass"],
  ["license", "licens"],
  ["licensed", "licens"],
  ["fees", "fee"],
  ["gas", "gas"],
])("stems %s to %s", (word, term) => expect(termOf(word, "en")).toBe(term));

it.each([
  ["baños", "ban"],
  ["baño", "ban"],
  ["cotizaciones", "cotizacion"],
  ["cotización", "cotizacion"],
  ["luces", "luc"],
  ["luz", "luc"],
  ["propietarias", "propietari"],
  ["propietario", "propietari"],
  ["TI", "ti"],
])("stems the Spanish %s to %s", (word, term) => expect(termOf(word, "es")).toBe(term));

it("leaves out stop words, and words that questions begin with", () => {
  expect(termsOf("How do I know what the deposit is?", "en")).toEqual(["know", "deposit"]);
  expect(termsOf("¿Cuánto depósito puede pedir un contratista?", "es")).toEqual([
    "deposit",
    "contratist",
  ]);
});

it("returns the position of each word", () => {
  expect([...wordsOf("NRS 624.970, ¿cuánto?")]).toEqual([
    { word: "NRS", at: 0 },
    { word: "624", at: 4 },
    { word: "970", at: 8 },
    { word: "cuánto", at: 14 },
  ]);
});
