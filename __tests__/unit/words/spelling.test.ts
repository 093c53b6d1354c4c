/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkDictionary, checkSpelling } from "../../../scripts/words/spelling";
import { messages } from "./pages";

const root = join(__dirname, "../../..");

/** cspell reads only files below its configuration, so the page is written into the project for a moment. */
const withPage = (text: string, name = "page.md"): ReturnType<typeof checkSpelling> => {
  const folder = mkdtempSync(join(root, "__tests__/unit/words/tmp-"));
  try {
    writeFileSync(join(folder, name), text);
    return checkSpelling(root, [`${folder.slice(root.length + 1)}/${name}`]);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

test("misspelled and British words are found, with their line and what to write", () => {
  const findings = withPage("The casita stands.\n\nYou recieve the colour chart.\n");
  expect(findings).toMatchObject([
    {
      line: 3,
      rule: "spelling",
      file: expect.stringMatching(/^__tests__\/unit\/words\/tmp-.*\/page\.md$/),
    },
    { line: 3, rule: "spelling" },
  ]);
  expect(messages(findings)[0]).toMatch(/^“recieve” is in no dictionary: write “receive”/);
  expect(messages(findings)[1]).toMatch(/^“colour” is in no dictionary: write “color”/);
}, 60_000);

test("a translation is checked as Spanish, except names of fields and addresses", () => {
  const text =
    "---\nsummary: Pida el cheque.\nid: kitchen\n---\n\nLa [tablaroca](/services/kitchen-remodel#walls) se istala.\n\nThe roof.\n";
  const findings = withPage(text, "page.es.md");
  expect(findings.map(({ line }) => line)).toEqual([6, 8]);
  expect(messages(findings)[0]).toMatch(/^“istala” is in.*“instala”.*to cspell-words\.es\.txt$/);
}, 60_000);

test("British spellings that American dictionaries know are found as well", () => {
  const british =
    "Two storeys, three metres and the fulfilment of a programme were unauthorised.\n";
  expect(
    messages(withPage(british)).map((message) => /write “([^”]+)”/.exec(message)?.[1]),
  ).toEqual(["stories", "meters", "fulfillment", "program", "unauthorized"]);
  const american =
    "Analyses by an organism, programmed by a specialist, realistic and fulfilling.\n";
  expect(withPage(american)).toEqual([]);
}, 60_000);

test("correct words pass, including those of the project's dictionary", () => {
  expect(withPage("A curbless shower in Pahrump receives its color.\n")).toEqual([]);
}, 60_000);

test("a cspell that cannot run is an error, not a pass", () => {
  expect(() => checkSpelling(join(root, "no-such-folder"))).toThrow("cspell failed");
});

test("the dictionary is sorted, ignoring case, and has no duplicates", () => {
  expect(checkDictionary("words.txt", "# A comment\nalpha\nBeta\ngamma\n")).toEqual([]);
  expect(checkDictionary("words.txt", "beta\nalpha\nalpha\n")).toEqual([
    {
      file: "words.txt",
      line: 2,
      rule: "spelling",
      message: "“alpha” comes before “beta”: sort the list",
    },
    { file: "words.txt", line: 3, rule: "spelling", message: "“alpha” stands twice" },
  ]);
});
