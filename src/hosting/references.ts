/** What a text of the site refers to. Pure. */

/** Up to what ends an address in HTML and JSON, `srcset` included. */
const address = /\/static\/[^"\s<>\\?#]+/g;

/** Returns the files below `static/` that a text names: HTML or page data. */
export function picturesNamedIn(text: string): string[] {
  const plain = text.replaceAll("&#x27;", "'").replaceAll("&amp;", "&").replaceAll("&quot;", '"');
  const named = (plain.match(address) ?? []).map((found) => decode(found.replace(/[,;]+$/, "")));
  return [...new Set(named)].map((found) => found.slice(1)).sort();
}

function decode(found: string): string {
  try {
    return decodeURIComponent(found);
  } catch {
    return found;
  }
}
