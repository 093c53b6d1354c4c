/**
 * Addresses: what folders may be called, what an alias may be, and that no two things are served at
 * one address. Pure.
 */
import type { FixedPage } from "../component-pages";
import { addressOf, isPage, type ContentFile } from "../content-file";
import { shownExtras } from "../extras";
import { idForm } from "../fields";
import type { Mistake } from "../front-matter";
import { fault, type Fault } from "../issues";
import { fileIn, languages } from "../language";
import { isLanguage } from "../language-code";
import { ownFolders } from "../own-folders";
import type { SiteIndex } from "./site-index";

/**
 * Parts of addresses under which the site has something else: the folders of a build beside those
 * of `static/`, the editor, what the host and Gatsby answer, the languages, pages of errors.
 */
const reserved: readonly string[] = [
  "admin",
  "static",
  "page-data",
  "share",
  "index",
  "404",
  ".netlify",
  ".well-known",
  "_gatsby",
  ...languages,
];

/** Whether the site, or an extra that is on, has something else under a part of an address. */
const isTaken = (part: string) =>
  reserved.includes(part) || shownExtras.some(({ folders = [] }) => folders.includes(part));

/**
 * What no page and no former address may be called; files of `static/` may lie in some of these
 * folders.
 */
const isReserved = (part: string) => isTaken(part) || ownFolders.some((name) => name === part);

/**
 * Whether a part of an address is the short code of a language, which the site may get some day.
 */
const isOfLanguage = (part: string) => part.length === 2 && isLanguage(part);

/**
 * Scripts and styles, and what belongs to them, lie beside the pages; their names have a hash,
 * which only the build knows.
 */
const builtFile = /^\/[^/]+\.(?:m?js|css|map|json|webmanifest)$/;

/**
 * The addresses of the files that a build publishes beside the pages; those of `static/` are there
 * as well.
 */
const publishedFiles: readonly string[] = [
  ...languages.map((language) => fileIn(language, "/feed.xml")),
  "/sitemap.xml",
  "/robots.txt",
  "/llms.txt",
  "/contact.vcf",
  "/manifest.webmanifest",
  "/_headers",
  "/_redirects",
  "/.well-known/security.txt",
];

/** Whether an address is that of a file which a build publishes beside the pages. */
export const isPublishedFile = (address: string): boolean => publishedFiles.includes(address);

/**
 * Whether an address is that of a file of the site, or lies in a folder of its files: no page or
 * former address may take it.
 */
export function isOfSite(address: string, staticFiles: ReadonlySet<string>): boolean {
  const [, folder = "", ...rest] = address.split("/");
  const isInStatic = [...staticFiles].some((name) => {
    const plain = name.toLowerCase();
    return `/${plain}` === address || (rest.length > 0 && plain.startsWith(`${folder}/`));
  });
  return isInStatic || isReserved(folder) || isPublishedFile(address) || builtFile.test(address);
}

/** Files are named by it, and no system takes a name of 250 characters with what is added to it. */
const longestPart = 80;

/**
 * Returns what is wrong with the folder that gives a page its address.
 * @param slug the folders below that of the kind: `casino`, `about/team`
 */
export function slugFaults(slug: string): Fault[] {
  const parts = slug.split("/");
  const taken = parts.find((part) => isReserved(part) || isOfLanguage(part));
  if (taken !== undefined) {
    const reason = isReserved(taken)
      ? `the site needs “${taken}” for itself`
      : `“${taken}” is the code of a language`;
    const problem = `would get the address “${slug}”, and ${reason}`;
    return [fault("file-name", problem, "give the folder another name")];
  }
  const remedy = `name the folder in at most ${longestPart} lower-case letters and digits joined by single hyphens`;
  return parts.every((part) => idForm.test(part) && part.length <= longestPart)
    ? []
    : [fault("file-name", `would get the address “${slug}”`, remedy)];
}

/**
 * Returns the path of an address as it is compared: without the ways in which a host writes the
 * same one. Undefined where it cannot be decoded.
 */
export function plainAddress(address: string): string | undefined {
  try {
    const path = decodeURIComponent(address.replace(/[?#].*/s, "")).toLowerCase();
    return path.replace(/[.\s]+$/, "").replace(/(?:\/index)?(?:\.html?)?\/?$/, "") || "/";
  } catch {
    return undefined;
  }
}

/**
 * Characters that cannot stand in an address, or mean something to the host: `*` and `:name` stand
 * for any part or value.
 */
const pattern = /[*:<>"'{}|\\^`\p{Cc}\p{Cf}\p{Cs}]|\/\/|\/\.{1,2}(?:\/|$)/u;

/**
 * A name with its value: the host's rules take a name of another form for a status, an address or a
 * condition.
 */
const parameter = /^(?!__proto__=)[a-z_][\w.-]*=[^=&?]*$/i;

/**
 * Whether a query is one of names with a value each, every name once: the host keeps one value of
 * each.
 */
function isQuery(query: string): boolean {
  const parts = query.split("&");
  const names = new Set(parts.map((part) => part.replace(/=.*$/s, "")));
  return names.size === parts.length && parts.every((part) => parameter.test(part));
}

/**
 * A character that only `decodeURIComponent` decodes, such as `?`: in a rule of the host it would
 * be encoded twice.
 */
const encodedSign = /%[0-9a-f]{2}/i;

/** Whether an address stands for others, or cannot stand in a rule of the host. */
function isPattern(alias: string): boolean {
  const [, query] = alias.split(/\?(.*)/s);
  if (query !== undefined && !isQuery(query)) return true;
  try {
    const decoded = decodeURI(alias);
    return [alias, decoded].some((one) => pattern.test(one)) || encodedSign.test(decoded);
  } catch {
    // A rule with it would match no request.
    return true;
  }
}

/**
 * Returns what is wrong with a former address, which may take no visitor from another page or file.
 */
export function aliasFaults(alias: string, { pages, staticFiles }: SiteIndex): Fault[] {
  const found = (problem: string) => [
    fault("alias", problem, "remove it, or name one address that is no longer used"),
  ];
  const plain = plainAddress(alias);
  if (plain === undefined || isPattern(alias))
    return found(`${alias} is a pattern, or no address that a browser asks for`);
  const [path = ""] = alias.split("?");
  if (isOfSite(plain, staticFiles)) return found(`${alias} lies where the site has its own files`);
  const [, first = ""] = plain.split("/");
  if (isOfLanguage(first)) return found(`${alias} lies where the site may have a language`);
  if ([...pages.keys()].some((address) => address.toLowerCase() === plain))
    return found(
      path === alias
        ? `${alias} is already an address of the site`
        : `${alias} would take visitors from ${plain}, a page of the site`,
    );
  return [];
}

/**
 * Returns what is wrong with the name of a file of `static/`: it is an address, and stands in the
 * rules of the host.
 */
function staticFaults(name: string, pages: SiteIndex["pages"]): Fault[] {
  if (!/^[\w.-]+(?:\/[\w.-]+)*$/.test(name))
    return [
      fault(
        "static-name",
        `would get the address /${name}`,
        "name it in letters, digits, dots and hyphens",
      ),
    ];
  if (isPublishedFile(`/${name}`))
    return [fault("static-name", "is a file that the build writes", "delete it here")];
  const [folder = "", ...rest] = name.split("/");
  if (rest.length === 0) return [];
  const page = [...pages.keys()].find((address) => `${address}/`.startsWith(`/${folder}/`));
  if (page === undefined && !isTaken(folder)) return [];
  const owner = page === undefined ? "for itself" : `for the page ${page}`;
  const problem = `lies in a folder that the site has ${owner}, ${folder}/`;
  return [fault("static-folder", problem, "put it into a folder without pages, or into none")];
}

/**
 * Reports things that would be served at one address, and files of `static/` at an address that
 * they cannot have.
 */
export function checkAddresses(
  files: readonly ContentFile[],
  fixed: readonly FixedPage[],
  { staticFiles, pages: addresses }: Pick<SiteIndex, "staticFiles" | "pages">,
): Mistake[] {
  const pages = new Map(files.filter(isPage).map(({ path, file }) => [path, file]));
  const texts = files
    .filter(({ kind }) => kind.type === "data" && kind.addressOf)
    .map((content) => [addressOf(content) ?? "", content.file] as const);
  const report = (file: string, address: string, other: string): Mistake => {
    const problem = `is served at ${address}, and so is ${other}`;
    const found = fault("address", problem, "give the folder another name");
    return { file, line: 1, field: "file", ...found };
  };
  const twice = (file: string, address: string) => {
    const other = pages.get(address);
    return other === undefined ? [] : [report(file, address, other)];
  };
  return [
    ...[...staticFiles].flatMap((name) =>
      staticFaults(name, addresses).map((found) => ({
        file: `static/${name}`,
        line: 1,
        field: "file",
        ...found,
      })),
    ),
    ...texts.flatMap(([address, file]) => twice(file, address)),
    // The words of a page of src/pages stand in content/pages: they are one.
    ...fixed.flatMap(({ path, file }) => twice(file, path)),
    ...[...pages, ...texts].flatMap(([address, file]) => {
      const name = address.slice(1);
      const names = [name, `${name}.html`, `${name}/index.html`];
      return names
        .filter((one) => staticFiles.has(one))
        .map((one) => report(file, address, `static/${one}`));
    }),
  ];
}
