/** What HTML may reach a page from Markdown, for the sanitizer in a build and for the policy in browsers alike. */

/** Elements that running text needs; everything else is dropped, its words kept. */
export const allowedTags: readonly string[] = [
  "h2 h3 h4 p blockquote ul ol li dl dt dd hr br",
  "a strong em b i del code pre kbd abbr cite q small sub sup time",
  "table thead tbody tr th td div",
].flatMap((line) => line.split(" "));

/** Attributes that they may have. */
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

/** Where a link may lead: out by https, to mail or phone, or to a page or place of this site; not to `//elsewhere`. */
export const allowedAddress = /^(https:\/\/|mailto:|tel:|\/(?![/\\])|#)/i;
