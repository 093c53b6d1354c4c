/** @jest-environment node */
import { pageComputed } from "../../../src/content/page-computed";

const site = { day: () => "2026-11-20", rule: () => undefined };

/** Asks a recap of four words for a field; a lesson has many more. */
const ask = (field: string) => {
  const lessons = [{ title: "The mistake in one line", text: "word ".repeat(460) }];
  const page = { kind: "buildRecap", body: "Four words of *text*", folder: "", lessons };
  return pageComputed[field]!.resolve(page as never, site);
};

it("the words of a page are those of its text, and the time to read it is that of its fields too", () => {
  expect(ask("wordCount")).toBe(4);
  expect(ask("readingTime")).toBe(2);
});
