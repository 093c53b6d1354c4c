import { checkDates } from "../../../scripts/words/dates";
import { article, messages } from "./pages";

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
