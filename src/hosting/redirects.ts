/** The lines of `_redirects` (docs.netlify.com/routing/redirects). Pure. */
import { fileIn, languages, prefixOf } from "../content/language";
import { notFoundFile, notFoundPage } from "../content/not-found";

type Redirect = Record<"path" | "toPath", string> & { status: number };

/** Returns an address as it stands in a line whose parts are divided by spaces. */
const part = (address: string) => encodeURI(decodeURI(address)).replaceAll("'", "%27");

/**
 * Returns a line of `_redirects`. A query stands apart from its path, and its rule wins over the
 * page there.
 */
export function redirectLine({ path, toPath, status }: Redirect): string {
  const [from = "", query = ""] = path.split("?");
  const parameters = query ? query.split("&") : [];
  const parts = [from, ...parameters, toPath].map(part);
  return `${[...parts, query ? `${status}!` : String(status)].join(" ")}\n`;
}

/** Returns the lines with which a 404 page answers 404 at its own address, too. */
export const notFoundLines = (): string =>
  languages
    .map(prefixOf)
    .map((prefix) => `${prefix}${notFoundPage} ${prefix}${notFoundFile} 404!\n`)
    .join("");

/** Returns the lines for feeds that readers know at another address. */
export const feedLines = (): string =>
  languages
    .filter((language) => prefixOf(language) !== "")
    .map((language) => `${prefixOf(language)}/feed.xml ${fileIn(language, "/feed.xml")} 301\n`)
    .join("");
