/**
 * The line in which a visit tells what happens to it. The component VisitStatus puts it into every
 * page, with its words in the page's language; only script writes into it. It is there, empty, from
 * the start, since screen readers announce changes only.
 */
import { statusLineId } from "../content/sections";

/** What the line can say, the name of the progress bar, and the words of the last resort. */
export type StatusWord = "bar" | "loading" | "offline" | "online" | "failed" | "broken" | "home";

/** Returns one of the line's words in the language of the page that is shown. */
export const statusWord = (document: Document, word: StatusWord): string =>
  document.getElementById(statusLineId)?.dataset[word] ?? "";

/** Says something in the line; without a word, empties it. */
export function say(document: Document, word?: StatusWord): void {
  const line = document.getElementById(statusLineId);
  const text = word ? statusWord(document, word) : "";
  // Setting the same text again would make screen readers repeat it.
  if (line && line.textContent !== text) line.textContent = text;
}

/** Says that a page is still loading, unless the line says something else. */
export function sayLoading(document: Document): void {
  if (document.getElementById(statusLineId)?.textContent === "") say(document, "loading");
}

/** Takes back that a page is loading. */
export function sayLoaded(document: Document): void {
  const line = document.getElementById(statusLineId);
  if (line?.textContent === statusWord(document, "loading")) say(document);
}
