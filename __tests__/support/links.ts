import { DomUtils, parseDocument } from "htmlparser2";

interface LinkedPage {
  /** The page's path on the site. */
  path: string;
  html: string;
}

/** Elements and their attributes that contain addresses. */
const attributes: Readonly<Record<string, readonly string[]>> = {
  a: ["href"],
  link: ["href"],
  img: ["src", "srcset"],
  source: ["src", "srcset"],
  script: ["src"],
  form: ["action"],
  video: ["src", "poster"],
};

const textElements = new Set(["p", "li", "dd", "td", "figcaption"]);

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

/**
 * Returns the other pages of the site that the sentences of a page's `<main>` link to. A link is
 * part of a sentence when its paragraph, item or cell has at least three words outside of links.
 */
export function pagesLinkedInText({ path, html }: LinkedPage): string[] {
  const [main] = DomUtils.getElementsByTagName("main", parseDocument(html).children);
  const targets = DomUtils.getElementsByTagName("a", main ?? []).flatMap((link) => {
    const [target = ""] = (link.attribs.href ?? "").split(/[?#]/);
    if (!/^\/(?!.*\.)/.test(target) || target === path) return [];
    let around = link.parent;
    while (around && !("name" in around && textElements.has(around.name))) around = around.parent;
    if (!around) return [];
    const links = DomUtils.getElementsByTagName("a", around);
    const linked = links.reduce((sum, other) => sum + wordsIn(DomUtils.textContent(other)), 0);
    return wordsIn(DomUtils.textContent(around)) - linked >= 3 ? [target] : [];
  });
  return [...new Set(targets)];
}

/**
 * Returns the addresses that lead to no page, file or id of the site, as `page → address`.
 * @param siteUrl the site's own address, which absolute links to it begin with
 * @param hasFile whether the site has a file at an address
 */
export function brokenLinks(
  pages: readonly LinkedPage[],
  siteUrl: string,
  hasFile: (address: string) => boolean,
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
    const id = decodeURIComponent(url.hash.slice(1));
    if (url.pathname.length > 1 && url.pathname.endsWith("/")) return false;
    const pageIds = ids.get(url.pathname);
    if (pageIds) return id === "" || pageIds.has(id);
    return hasFile(url.pathname);
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
