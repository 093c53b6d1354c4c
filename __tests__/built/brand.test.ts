/** The brand in one recap's address is named on that page only, in the sentence that disclaims it (docs/words.md). */
import { brand, brandPath } from "../../scripts/words/brand";
import { languageOf } from "../../src/content/language";
import { pagesWithHtml } from "../support/built";

/** Returns the visible text of a page, without addresses and data. */
const textOf = (html: string) =>
  html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, " ").replace(/<[^>]*>/g, " ");

it.each(pagesWithHtml)("$path names the brand only where it is disclaimed", ({ path, html }) => {
  const mentions = textOf(html).match(new RegExp(brand, "gi")) ?? [];
  expect(mentions).toHaveLength(languageOf(path).path === brandPath ? 1 : 0);
});
