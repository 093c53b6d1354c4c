/** What a text of the site refers to. Pure. */
import path from "node:path";

/** Up to what ends an address in HTML and JSON, `srcset` included. */
const address = /\/static\/[^"\s<>\\?#]+/g;

/** The name that Gatsby gives a file: its hash, for a picture that of its size too, and the file. */
const gatsbyName = /^\/static\/[\da-f]{32}\/(?:[\da-f]{5}\/)?[^/\\]+$/;

/**
 * Returns Gatsby's files below `static/` that a text names: HTML or page data. Anything else is words of an author, who may write
 * `/static/../admin`, and names no file.
 */
export function picturesNamedIn(text: string): string[] {
  const plain = text.replaceAll("&#x27;", "'").replaceAll("&amp;", "&").replaceAll("&quot;", '"');
  const named = (plain.match(address) ?? []).map((found) => decode(found.replace(/[,;]+$/, "")));
  const isName = (found: string) => gatsbyName.test(found) && path.posix.normalize(found) === found;
  return [...new Set(named.filter(isName))].map((found) => found.slice(1)).sort();
}

function decode(found: string): string {
  try {
    return decodeURIComponent(found);
  } catch {
    return found;
  }
}
