import { checkParagraphs, longestParagraph } from "../../../scripts/words/paragraphs";
import { article, faq, filler } from "./pages";

test("a paragraph of seventy words is allowed, one more is not", () => {
  expect(checkParagraphs([article(filler(longestParagraph))])).toEqual([]);
  expect(checkParagraphs([article(`Short.\n\n${filler(longestParagraph + 1)}`)])).toMatchObject([
    {
      line: 7,
      rule: "paragraph",
      message: expect.stringMatching(/^71 words in one paragraph/) as string,
    },
  ]);
});

test("paragraphs are counted separately, and tables are not counted", () => {
  expect(checkParagraphs([article(`${filler(60)}\n\n${filler(60)}`)])).toEqual([]);
  expect(checkParagraphs([article(`| A |\n| - |\n| ${filler(80)} |`)])).toEqual([]);
});

test("answers are paragraphs too", () => {
  const entry = `groups:\n  - entries:\n      - id: a\n        question: Why?\n        answer: ${filler(71)}\n        checked: 2026-11-20\n`;
  expect(checkParagraphs([faq(entry)])).toHaveLength(1);
});
