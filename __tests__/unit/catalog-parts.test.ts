/** @jest-environment node */
import { catalogChunks, labelsOf, partNames } from "../../src/i18n/catalog-parts";
import { readCatalog } from "../../src/i18n/read-catalog";

it.each([
  ["/", ["others"]],
  ["/contact/", ["forms", "others"]],
  ["/planning", ["others"]],
  ["/tour/kitchens", ["others", "extras"]],
  ["/tours", ["others"]],
])("loads with %s only the labels that it shows", (path, parts) => {
  expect(catalogChunks("en", path, ["/tour"])).toEqual(parts.map((part) => `en-yml-${part}`));
  expect(catalogChunks("es", `/es${path}`, ["/tour"])).toEqual(
    parts.map((part) => `es-yml-${part}`),
  );
});

it("puts every label of the core into one part", () => {
  const en = readCatalog("en", []);
  const parts = partNames.filter((part) => part !== "extras").map((part) => labelsOf(part, en));
  expect(parts.every((part) => Object.keys(part).length > 5)).toBe(true);
  // No page loads those of mails, of llms.txt and of the notes of rules, which the build writes.
  const shown = Object.keys(en).filter(
    (key) => !/^(mails|llms)\./.test(key) && !/^rule\.(ask$|checked\.)/.test(key),
  );
  expect(parts.flatMap((part) => Object.keys(part)).sort()).toEqual(shown.sort());
});

it("leaves out what a sample says where the business is none", () => {
  const catalog = {
    "sample.text": "No license.",
    "person.sample.name": "A name.",
    "about.license": "License",
  };
  const [real, sample] = [false, true].map((isSample) => labelsOf("others", catalog, { isSample }));
  expect(real).toEqual({ "about.license": "License" });
  expect(sample).toEqual(catalog);
});
