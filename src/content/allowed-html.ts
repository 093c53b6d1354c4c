/** The HTML that Markdown may contain, for the sanitizer of the build and for the Trusted Types policy in browsers. */

/** Elements that running text needs; of any other, only the words are kept. */
export const allowedTags: readonly string[] = [
  "h2 h3 h4 h5 h6 p blockquote ul ol li dl dt dd hr br details summary section",
  "a strong em b i u del ins mark code pre kbd abbr cite q small sub sup time",
  "table caption thead tbody tr th td div",
].flatMap((line) => line.split(" "));

/** Their allowed attributes. */
export const allowedAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ["href", "title", "rel", "id", "aria-label", "aria-describedby"],
  h2: ["id"],
  h3: ["id"],
  h4: ["id"],
  h5: ["id"],
  h6: ["id"],
  li: ["id"],
  th: ["scope", "class"],
  td: ["class"],
  ol: ["start"],
  abbr: ["title"],
  time: ["datetime"],
  details: ["open"],
  div: ["class", "role", "tabindex", "aria-label"],
};

/** Where a link may lead: to an https, mail or phone address, or to a page or id of this site; not to `//elsewhere`. */
export const allowedAddress = /^(https:\/\/|mailto:|tel:|\/(?![/\\])|#)/i;

/** The classes that the renderer itself gives. */
export const allowedClasses = ["table-wrap", "rule", "alert", "align-center", "align-right"];
