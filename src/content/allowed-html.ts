/** The HTML that Markdown may contain, for the sanitizer of the build and for the Trusted Types policy in browsers. */

/** Elements that running text needs; of any other, only the words are kept. */
export const allowedTags: readonly string[] = [
  "h2 h3 h4 p blockquote ul ol li dl dt dd hr br",
  "a strong em b i del code pre kbd abbr cite q small sub sup time",
  "table thead tbody tr th td div",
].flatMap((line) => line.split(" "));

/** Their allowed attributes. */
export const allowedAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ["href", "title", "rel"],
  h2: ["id"],
  h3: ["id"],
  h4: ["id"],
  th: ["scope"],
  ol: ["start"],
  abbr: ["title"],
  time: ["datetime"],
  div: ["class", "role", "tabindex", "aria-label"],
};

/** Where a link may lead: to an https, mail or phone address, or to a page or id of this site; not to `//elsewhere`. */
export const allowedAddress = /^(https:\/\/|mailto:|tel:|\/(?![/\\])|#)/i;
