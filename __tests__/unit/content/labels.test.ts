/** @jest-environment node */
import { checkLabels } from "../../../src/content/check/labels";
import { labelsIn } from "../../../src/content/check/read-files";

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

it("a label is read with its line, also one that is written in several", () => {
  const yaml = [
    "# Pages",
    'home.all: "All services: {group}"',
    "",
    "recap.call: >-",
    "  The best builder",
    "  in town",
    "faq.link: Link # to an answer",
  ].join("\n");
  expect(labelsIn("src/i18n/en.yml", yaml)).toEqual([
    { file: "src/i18n/en.yml", line: 2, key: "home.all", text: "All services: {group}" },
    { file: "src/i18n/en.yml", line: 4, key: "recap.call", text: "The best builder in town" },
    { file: "src/i18n/en.yml", line: 7, key: "faq.link", text: "Link" },
  ]);
});

it("YAML with a mistake is named with its line", () => {
  expect(() => labelsIn("src/i18n/en.yml", 'faq.link: Link\nfaq.more: "open')).toThrow(
    /^src\/i18n\/en\.yml:2 cannot be read as YAML: /,
  );
});

it("of a merge that is not finished, which the check reports, both sides are read", () => {
  const yaml = [
    "<<<<<<< HEAD",
    "faq.link: Link",
    "=======",
    "faq.link: Leads on",
    ">>>>>>> branch",
    "faq.more: More",
  ].join("\n");
  expect(labelsIn("src/i18n/en.yml", yaml)).toMatchObject([
    { line: 2, text: "Link" },
    { line: 4, text: "Leads on" },
    { line: 6, key: "faq.more" },
  ]);
});
