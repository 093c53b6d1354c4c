import { DomUtils, parseDocument } from "htmlparser2";

export interface LinkedPage {
  /** Address on the site. */
  path: string;
  html: string;
}

/** Elements and the attributes by which they name an address. */
const attributes: Readonly<Record<string, readonly string[]>> = {
  a: ["href"],
  link: ["href"],
  img: ["src", "srcset"],
  source: ["src", "srcset"],
  script: ["src"],
  form: ["action"],
  video: ["src", "poster"],
};

/**
 * Addresses that lead to no page, file or place of the site, as `page → address`.
 * @param siteUrl the site's own address, by which it may be named too
 * @param hasFile whether there is a file, by its address
 * @param redirects addresses that lead on
 */
export function brokenLinks(
  pages: readonly LinkedPage[],
  siteUrl: string,
  hasFile: (address: string) => boolean,
  redirects: ReadonlySet<string> = new Set(),
): string[] {
  const parsed = pages.map(({ path, html }) => ({ path, children: parseDocument(html).children }));
  const ids = new Map(
    parsed.map(({ path, children }) => [
      path,
      new Set(
        DomUtils.filter((node) => DomUtils.isTag(node), children).map((node) =>
          "attribs" in node ? node.attribs.id : undefined,
        ),
      ),
    ]),
  );
  const leads = (page: string, address: string): boolean => {
    if (/^(mailto:|tel:)[^\s]+$/.test(address)) return true;
    const base = siteUrl + page;
    const url = URL.canParse(address, base) ? new URL(address, base) : undefined;
    if (!url) return false;
    if (url.origin !== siteUrl) return url.protocol === "https:";
    const place = decodeURIComponent(url.hash.slice(1));
    if (url.pathname.length > 1 && url.pathname.endsWith("/")) return false;
    const known = ids.get(url.pathname);
    if (known) return place === "" || known.has(place);
    return redirects.has(url.pathname) || hasFile(url.pathname);
  };
  return parsed.flatMap(({ path, children }) =>
    Object.entries(attributes).flatMap(([name, keys]) =>
      DomUtils.getElementsByTagName(name, children).flatMap((element) =>
        keys.flatMap((key) => {
          const value = element.attribs[key];
          if (value === undefined)
            return name === "a" && key === "href" ? [`${path} → an a without href`] : [];
          const addresses =
            key === "srcset"
              ? value.split(/,\s+/).map((part) => part.trim().split(/\s+/)[0] ?? "")
              : [value];
          return addresses
            .filter((address) => !leads(path, address))
            .map((address) => `${path} → ${address}`);
        }),
      ),
    ),
  );
}
