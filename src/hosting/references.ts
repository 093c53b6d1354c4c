/** What a text of the site refers to. Pure. */
import path from "node:path";
import { notWritten } from "./gatsby-output";

/** Up to what ends an address in HTML and JSON, `srcset` included. */
const address = /\/static\/[^"\s<>\\?#]+/g;

/**
 * The name that Gatsby gives a file: its hash, for a picture that of its size too, and the file.
 */
const gatsbyName = /^\/static\/[\da-f]{32}\/(?:[\da-f]{5}\/)?[^/\\]+$/;

/**
 * Returns Gatsby's files below `static/` that a text names: HTML or page data. Anything else is
 * words of an author, who may write `/static/../admin`, and names no file.
 */
export function picturesNamedIn(text: string): string[] {
  const plain = text.replaceAll("&#x27;", "'").replaceAll("&amp;", "&").replaceAll("&quot;", '"');
  const named = (plain.match(address) ?? []).map((found) => decode(found.replace(/[,;]+$/, "")));
  const isName = (found: string) => gatsbyName.test(found) && path.posix.normalize(found) === found;
  return [...new Set(named.filter(isName))].map((found) => found.slice(1)).sort();
}

/**
 * The fields in which Gatsby's documentation has the addresses of files: of a `File`, and in
 * `gatsbyImageData`.
 */
const documentedFields = ["publicURL", "src", "srcSet"];

/**
 * Returns Gatsby's files that the data of a page name. Throws where one of its documented fields
 * names a file in another form.
 * @param text JSON
 */
export function picturesInData(text: string): string[] {
  const values: string[] = [];
  JSON.parse(text, (field, value: unknown) => {
    if (documentedFields.includes(field) && typeof value === "string") values.push(value);
    return value;
  });
  for (const one of values.flatMap((value) => value.split(",\n"))) {
    const [file = ""] = one.trim().split(" ");
    if (file && picturesNamedIn(file).length === 0)
      throw notWritten(`pictures as /static/<hash>/<name>, but ${file}`);
  }
  return picturesNamedIn(text);
}

function decode(found: string): string {
  try {
    return decodeURIComponent(found);
  } catch {
    // Words of an author, and no address.
    return found;
  }
}
