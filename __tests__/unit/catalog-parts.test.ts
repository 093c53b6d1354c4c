import { catalogChunks, labelsOf } from "../../src/i18n/catalog-parts";
import { readCatalog } from "../../src/i18n/read-catalog";

it.each([
  ["/", ["en"]],
  ["/plan/", ["en", "en-plan"]],
  ["/plan/deposit", ["en", "en-tools"]],
  ["/contact/", ["en", "en-forms"]],
  ["/planning", ["en"]],
])("loads with %s only the labels that it shows", (path, chunks) => {
  expect(catalogChunks("en", path)).toEqual(chunks);
  expect(catalogChunks("es", `/es${path}`)).toEqual(chunks.map((name) => name.replace("en", "es")));
});

it("puts every label into one part", () => {
  const en = readCatalog("en");
  const parts = ["others", "plan", "tools", "forms"].map((part) => labelsOf(part, en));
  expect(parts.every((part) => Object.keys(part).length > 5)).toBe(true);
  expect(parts.flatMap((part) => Object.keys(part)).sort()).toEqual(Object.keys(en).sort());
});
