import { bareWords, excerpt, isSentence, sentences, words } from "../../../scripts/words/text";

test("a word is separated by white space and has a letter or a digit", () => {
  expect(words("Well-known costs – $1,000 · or 10 % — count.")).toEqual([
    "Well-known",
    "costs",
    "$1,000",
    "or",
    "10",
    "count.",
  ]);
});

test("an em dash separates two words", () => {
  expect(words("the slab—before the pour")).toHaveLength(5);
});

test("words for comparing lose case and outer punctuation", () => {
  expect(bareWords("“The Board’s limit: $1,000.50 (NAC 624.640).”")).toEqual([
    "the",
    "board's",
    "limit",
    "1,000.50",
    "nac",
    "624.640",
  ]);
});

test("sentences end at punctuation, except in abbreviations and decimals", () => {
  expect(
    sentences(
      "Work starts at 7 a.m. on weekdays. See Reg. 5.160 and No. 4. U 0.30 is low! “Why?” Because.",
    ),
  ).toEqual([
    "Work starts at 7 a.m. on weekdays.",
    "See Reg. 5.160 and No. 4.",
    "U 0.30 is low!",
    "“Why?”",
    "Because.",
  ]);
});

test("a text without punctuation at its end is counted as a sentence, but is not one", () => {
  expect(sentences("The load calculation for this house")).toHaveLength(1);
  expect(isSentence("The load calculation for this house")).toBe(false);
  expect(isSentence("Ask for the (signed) copy.”")).toBe(true);
});

test("an excerpt is short and ends in an ellipsis", () => {
  expect(excerpt("short")).toBe("short");
  expect(excerpt("a long text that goes on", 10)).toBe("a long te…");
});
