/** @jest-environment node */
import { dueReport } from "../../../scripts/due-rules";
import { readContent, type ContentFile } from "../../../src/content/content-file";
import { placeOf } from "../../../src/content/paths";

const record = (id: string, checked: string, months: number) => `
  - id: ${id}
    title: Rule ${id}
    audience: Owners
    jurisdictions: [nevada]
    statement: A sentence that is long enough to be a rule.
    authority: Legislature
    citation: NRS 1.${months}
    grade: text
    checked: ${checked}
    months: ${months}
`;

function rules(...records: string[]): ContentFile {
  const place = placeOf("rules/test.yml");
  const text = `title: Topic\norder: 1\nrules:${records.join("")}`;
  const { content, mistakes } = readContent(place!, "content/rules/test.yml", Buffer.from(text));
  expect(mistakes).toEqual([]);
  return content!;
}

const file = rules(record("young", "2026-11-22", 12), record("old", "2026-11-22", 6));

it("lists nothing before the first due day, and names the next rule", () => {
  expect(dueReport([file], "2027-05-21")).toEqual([
    "0 of 2 rules are due on 2027-05-21; the next is old on 2027-05-22.",
  ]);
});

it("lists due rules with file and line, the longest due first", () => {
  expect(dueReport([file], "2027-11-22")).toEqual([
    "content/rules/test.yml:23  old has been due since 2027-05-22 (NRS 1.6); its page tells readers to ask first",
    "content/rules/test.yml:12  young has been due since 2027-11-22 (NRS 1.12)",
    "2 of 2 rules are due on 2027-11-22.",
  ]);
});
