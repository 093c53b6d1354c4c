/** @jest-environment node */
import { readContent, type ContentFile } from "../../../src/content/content-file";
import { placeOf } from "../../../src/content/paths";
import { registry } from "../../../src/content/registry";
import { contentSchema } from "../../support/content-schema";

const file = (place: string, text: string): ContentFile => {
  const placed = placeOf(place);
  if (!placed) throw new Error(`${place} is no file of content.`);
  const { content, mistakes } = readContent(placed, `content/${place}`, Buffer.from(text));
  expect(mistakes).toEqual([]);
  return content!;
};

const rules = file(
  "rules/test.yml",
  `title: Contract and payments
order: 3
rules:
  - id: deposit-cap
    title: Deposit cap
    audience: Owners who live in the home
    jurisdictions: [nevada]
    statement: The deposit may not exceed $1,000.
    figures:
      - value: 1000
        unit: dollars
        of: largest deposit
    rights: before-you-sign
    authority: Nevada Legislature
    citation: NRS 624.970
    url: https://www.example.org/law
    grade: text
    checked: 2026-11-22
    months: 6
    related: [casita]
  - id: casita
    title: Casita sizes
    audience: Owners who plan a casita
    jurisdictions: [henderson]
    ask:
      whom: the City of Henderson
      what: which sizes apply to a casita
    authority: City of Henderson
    citation: No current text found
    grade: ask
    checked: 2026-11-22
    months: 6
`,
);
const faq = file(
  "faq.yml",
  `groups:
  - id: money
    title: Money
    entries:
      - id: deposit
        question: How much is the deposit?
        answer: >-
          ${"Words that make the answer long enough. ".repeat(5)} It is :rule[capped]{#deposit-cap}.
        checked: 2026-11-22
`,
);

const query = (day?: string) =>
  contentSchema(registry, [rules, faq], day).query(`{
    allRule { entryId path sentence checkedNote due isDue group { title anchor order } related { path } }
    allFaqEntry { answer { html text } }
  }`) as { data?: { allRule: object[]; allFaqEntry: object[] }; errors?: unknown };

it("has a rule's path, sentence, note and due day", () => {
  const { data, errors } = query();
  expect(errors).toBeUndefined();
  expect(data?.allRule).toMatchObject([
    {
      entryId: "deposit-cap",
      path: "/rights#deposit-cap",
      sentence: "The deposit may not exceed $1,000.",
      checkedNote: "Checked on November 22, 2026",
      due: "2027-05-22",
      isDue: false,
      group: { title: "Contract and payments", anchor: "contract-and-payments", order: 3 },
      related: [{ path: "/rules#casita" }],
    },
    {
      path: "/rules#casita",
      sentence: "Ask the City of Henderson which sizes apply to a casita.",
      checkedNote: "Not settled when checked on November 22, 2026",
    },
  ]);
});

it("compares with the day of the build", () => {
  expect(query("2027-11-22").data?.allRule[0]).toMatchObject({
    checkedNote: "Last checked on November 22, 2026, ask before you rely on it",
    isDue: true,
  });
});

it("links to rules in an answer", () => {
  expect(query().data?.allFaqEntry).toMatchObject([
    {
      answer: {
        html: expect.stringContaining('It is <a href="/rights#deposit-cap">capped</a>.') as string,
        text: expect.stringContaining("It is capped.") as string,
      },
    },
  ]);
});
