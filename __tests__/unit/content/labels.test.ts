/** @jest-environment node */
import { checkLabels } from "../../../src/content/check/labels";

const label = (file: string, key: string, text = key) => ({ file, line: 1, key, text });
const english = ["menu", "found.one", "found.other"].map((key) => label("src/i18n/en.yml", key));

it("names each label that a language lacks, in the file where it belongs", () => {
  const labels = [
    ...english,
    label("src/extras/search/labels/en.yml", "search.title", "Search"),
    label("src/i18n/fr.yml", "menu"),
  ];
  expect(checkLabels(labels)).toMatchObject([
    { file: "src/i18n/fr.yml", field: "found" },
    {
      file: "src/extras/search/labels/fr.yml",
      field: "search.title",
      problem: "is missing: src/extras/search/labels/en.yml has Search",
    },
  ]);
});

it("takes the forms of a label for counts as one, whichever a language has", () => {
  const polish = ["menu", "found.few", "found.many"].map((key) => label("src/i18n/pl.yml", key));
  expect(checkLabels([...english, ...polish])).toEqual([]);
  expect(checkLabels(english)).toEqual([]);
});
