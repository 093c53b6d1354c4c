import { checkDuplicates } from "../../../scripts/words/duplicates";
import { article, service } from "./pages";

const twelve = "one two three four five six seven eight nine ten eleven twelve";

test("twelve words in common are found, with both places", () => {
  const findings = checkDuplicates([
    article(`First line.\n\nBefore it ${twelve} after it.`),
    service(`Another start, ${twelve}, another end.`),
  ]);
  expect(findings).toEqual([
    {
      file: "content/services/casino/index.md",
      line: 5,
      rule: "duplicate",
      message: `“${twelve}” stands in content/blog/a/index.md:7 too: say it anew here, or link to it`,
    },
  ]);
});

test("eleven words in common are not", () => {
  const eleven = twelve.replace(" twelve", "");
  expect(checkDuplicates([article(`${eleven} more.`), service(`${eleven} else.`)])).toEqual([]);
});

test("case, punctuation and markup hide nothing", () => {
  const dressed =
    "One, two **three** “four” five; [six seven](/faq) eight — nine ten eleven TWELVE!";
  expect(checkDuplicates([article(`${twelve}.`), service(dressed)])).toHaveLength(1);
});

test("a longer run is one finding, whole", () => {
  const twenty = `${twelve} thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty`;
  const [finding, ...rest] = checkDuplicates([article(`${twenty}.`), service(`So ${twenty}.`)]);
  expect(rest).toEqual([]);
  expect(finding?.message).toContain(`“${twenty}”`);
});

test("two runs in one passage are two findings", () => {
  const other = twelve.split(" ").reverse().join(" ");
  expect(
    checkDuplicates([article(`${twelve} and ${other}.`), service(`${other} or ${twelve}.`)]),
  ).toHaveLength(2);
});

test("runs do not cross passages, and a page may repeat itself", () => {
  const [head, tail] = [twelve.slice(0, 20), twelve.slice(21)];
  expect(checkDuplicates([article(`${twelve}.`), service(`${head}\n\n${tail}`)])).toEqual([]);
  expect(checkDuplicates([article(`${twelve}.\n\n${twelve}.`)])).toEqual([]);
});

test("a set phrase counts as one word", () => {
  const long = "the Board of Many Long Words That Has to Be Named, in Full";
  const phrases = ["the board of many long words that has to be named in full"];
  const pages = [article(`Ask ${long} today.`), service(`Ask ${long} today.`)];
  expect(checkDuplicates(pages, [])).toHaveLength(1);
  expect(checkDuplicates(pages, phrases)).toEqual([]);
  expect(
    checkDuplicates([article(`${twelve} ${long}.`), service(`${twelve} ${long}.`)], phrases),
  ).toHaveLength(1);
});

test("titles of sources and words of pictures are not compared, other fields are", () => {
  const sources = `sources:\n  - title: ${twelve}\n    url: https://a.gov\nchecked: 2026-11-20`;
  const hero = `hero: { src: ./a.jpg, alt: ${twelve} }\nchecked: 2026-11-20`;
  const summary = `summary: ${twelve}\nchecked: 2026-11-20`;
  expect(checkDuplicates([article("A.", sources), service("B.", sources)])).toEqual([]);
  expect(checkDuplicates([article("A.", hero), service("B.", hero)])).toEqual([]);
  expect(checkDuplicates([article("A.", summary), service("B.", summary)])).toHaveLength(1);
});

test("the time grows with the number of words, not of pairs", () => {
  const page = article("One.");
  const [passage] = page.passages;
  const pages = Array.from({ length: 300 }, (_, number) => {
    const text = Array.from({ length: 500 }, (_, word) => `a${number}b${word}`).join(" ");
    return { ...page, passages: [{ ...passage!, text }] };
  });
  const start = performance.now();
  expect(checkDuplicates(pages)).toEqual([]);
  // 150,000 words; comparing pairs of pages takes minutes.
  expect(performance.now() - start).toBeLessThan(10_000);
});
