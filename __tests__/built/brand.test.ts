/** The brand that gives one recap its address is named there, in one sentence that disclaims it, and nowhere else (docs/words.md). */
import { brand, brandPath } from "../../scripts/words/brand";
import { languageOf } from "../../src/content/language";
import { pagesWithHtml } from "../support/built";

/** What a reader sees of a page: no addresses, no data. */
const textOf = (html: string) =>
  html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, " ").replace(/<[^>]*>/g, " ");

it.each(pagesWithHtml)("$path names the brand only where it is disclaimed", ({ path, html }) => {
  const mentions = textOf(html).match(new RegExp(brand, "gi")) ?? [];
  expect(mentions).toHaveLength(languageOf(path).path === brandPath ? 1 : 0);
});
