import { checkWordCounts, countWords } from "../../../scripts/words/word-counts";
import { article, faq, filler, messages, recap, service } from "./pages";

test.each([
  ["service", service, 700, 1100],
  ["article", article, 1200, 1800],
  ["recap", recap, 800, 1200],
] as const)("%s: the limits are inclusive", (_, page, min, max) => {
  expect(checkWordCounts([page(filler(min)), page(filler(max))])).toEqual([]);
  expect(messages(checkWordCounts([page(filler(min - 1))]))[0]).toMatch(`${min - 1} words`);
  expect(messages(checkWordCounts([page(filler(max + 1))]))[0]).toMatch(
    `wanted ${min} to ${max}: cut`,
  );
});

test("counted are paragraphs, lists, tables and headings of the body; not pictures, not front matter", () => {
  const page = service(
    '## Two words\n\nThree more words.\n\n- One item\n\n| A | B |\n| - | - |\n| C | D |\n\n![Not one of these](./a.jpg "Illustration: nor these")',
    "title: Not counted\npromise: Not counted either.\nchecked: 2026-11-20",
  );
  expect(countWords(page)).toBe(2 + 3 + 2 + 4);
});

test("a recap counts its phases and lessons, not its facts", () => {
  const frontMatter = `
disclaimer: Not counted.
facts: { area: not counted }
phases:
  - { weeks: Week 0, title: Two words, text: Three more words. }
lessons:
  - { title: One two, text: Three. }
checked: 2026-11-20`;
  expect(countWords(recap("Body of four words.", frontMatter))).toBe(4 + 2 + 2 + 3 + 2 + 1);
});

test("answers have 40 to 90 words, in faq.yml and on service pages, all paragraphs together", () => {
  const entry = (count: number) =>
    faq(
      `groups:\n  - entries:\n      - id: a\n        question: Why?\n        answer: ${filler(count)}\n        checked: 2026-11-20\n`,
    );
  expect(checkWordCounts([entry(40), entry(90)])).toEqual([]);
  expect(checkWordCounts([entry(39)])).toMatchObject([
    {
      file: "content/faq.yml",
      line: 5,
      rule: "word-count",
      message: expect.stringMatching(
        /^39 words in groups\.0\.entries\.0\.answer, wanted 40 to 90: say/,
      ),
    },
  ]);
  expect(checkWordCounts([entry(91)])).toHaveLength(1);
  const page = (answer: string) =>
    service(filler(800), `faq:\n  - question: Why?\n    answer: |\n${answer}\nchecked: 2026-11-20`);
  expect(checkWordCounts([page(`      ${filler(25)}\n\n      ${filler(25)}`)])).toEqual([]);
  expect(checkWordCounts([page(`      ${filler(25)}`)])).toHaveLength(1);
});
