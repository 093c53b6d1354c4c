import { checkDates } from "../../../scripts/words/dates";
import { article, faq, messages, service } from "./pages";

const today = "2026-11-20";
const check = (frontMatter: string) => checkDates([article("Text.", frontMatter)], { today });

test("today and eighteen months ago pass, the day before does not", () => {
  expect(check("checked: 2026-11-20")).toEqual([]);
  expect(check("checked: 2025-05-20")).toEqual([]);
  expect(check("checked: 2025-05-19")).toMatchObject([
    {
      file: "content/blog/a/index.md",
      line: 2,
      rule: "dates",
      message: expect.stringContaining("more than 18 months old"),
    },
  ]);
});

test("a date in the future is found, whichever it is", () => {
  expect(messages(check("checked: 2026-11-21"))).toEqual([
    "“checked: 2026-11-21” lies in the future (today is 2026-11-20)",
  ]);
  expect(check("checked: 2026-11-20\npublished: 2027-01-01")).toHaveLength(1);
  expect(check("checked: 2026-11-20\nupdated: 2027-01-01")).toHaveLength(1);
});

test("what is no day is found", () => {
  expect(messages(check("checked: 2026-02-30"))).toEqual([expect.stringContaining("is not a day")]);
  expect(messages(check("checked: last week"))).toEqual([expect.stringContaining("is not a day")]);
});

test("an update before the publication is found", () => {
  expect(check("checked: 2026-11-20\npublished: 2026-11-02\nupdated: 2026-11-01")).toHaveLength(1);
  expect(check("checked: 2026-11-20\npublished: 2020-01-01\nupdated: 2026-11-01")).toEqual([]);
});

test("a page or an answer without a date is found", () => {
  expect(messages(checkDates([service("Text.", "title: A")], { today }))).toEqual([
    "“checked” is missing: write the day on which the rules were last checked, as 2026-11-20",
  ]);
  const entry = "groups:\n  - entries:\n      - question: Why?\n        answer: So.\n";
  expect(checkDates([faq(entry)], { today })).toHaveLength(1);
  expect(checkDates([faq(`${entry}        checked: 2026-11-20\n`)], { today })).toEqual([]);
});
