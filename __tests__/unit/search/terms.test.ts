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
])("takes %s as %s", (word, term) => expect(termOf(word, "en")).toBe(term));

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
])("takes the Spanish %s as %s", (word, term) => expect(termOf(word, "es")).toBe(term));

it("leaves out the words that every text has, and those that questions begin with", () => {
  expect(termsOf("How do I know what the deposit is?", "en")).toEqual(["know", "deposit"]);
  expect(termsOf("¿Cuánto depósito puede pedir un contratista?", "es")).toEqual([
    "deposit",
    "contratist",
  ]);
});

it("says where each word stands", () => {
  expect([...wordsOf("NRS 624.970, ¿cuánto?")]).toEqual([
    { word: "NRS", at: 0 },
    { word: "624", at: 4 },
    { word: "970", at: 8 },
    { word: "cuánto", at: 14 },
  ]);
});
