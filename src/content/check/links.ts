/** Checks that the links of a text lead to pages and ids that exist. Pure. */
import type { Root } from "hast";
import { visit } from "unist-util-visit";
import { languageOf } from "../language";
import { isFrameId } from "../sections";
import type { SiteIndex } from "./site-index";
import type { Report } from "./text";

export interface LinkContext {
  index: SiteIndex;
  /** Whether `static/` has a file. */
  isStatic: (path: string) => boolean;
}

/** The files that a build publishes beside the pages; those of `static/` are there as well. */
const publishedFile =
  /^\/(?:(?:[a-z]{2}\/)?feed\.xml|sitemap\.xml|robots\.txt|llms\.txt|contact\.vcf|manifest\.webmanifest|\.well-known\/security\.txt)$/;

/**
 * @param path address of the page that shows the text, for links to an `#id` alone; none where many pages show it
 * @param draft a draft may link to other drafts
 */
export function checkLinks(
  tree: Root,
  site: LinkContext,
  path: string | undefined,
  draft: boolean,
  report: Report,
): void {
  visit(tree, "element", (node) => {
    const { href } = node.properties;
    const isNote = "dataFootnoteRef" in node.properties || "dataFootnoteBackref" in node.properties;
    if (node.tagName !== "a" || typeof href !== "string" || isNote) return;
    const fault = faultOf(href, site, path, draft);
    if (fault) report(node, ...fault);
  });
}

function faultOf(
  address: string,
  { index, isStatic }: LinkContext,
  path: string | undefined,
  draft: boolean,
): [code: string, problem: string, remedy: string] | undefined {
  if (/^(https:|mailto:|tel:)/i.test(address)) return undefined;
  const fault = (code: string, problem: string, remedy: string) =>
    [`link-${code}`, `links to ${problem}`, remedy] as [string, string, string];
  if (/^http:/i.test(address))
    return fault(
      "http",
      `${address}, which is not safe on its way`,
      `write ${address.replace(/^http:/i, "https:")}, after a look at whether it answers`,
    );
  const isHere = address.startsWith("#");
  if (!/^[/#]/.test(address) || address.startsWith("//") || (isHere && !path))
    return fault(
      "form",
      `“${address}”`,
      "link to https://…, mailto:…, tel:…, /a-page of this site or #an-id; nothing else is allowed",
    );
  const [route = "", id] = address.split("#");
  const page = (route === "" ? path : route.split("?")[0]) ?? "";
  if (publishedFile.test(page) || (/\.\w+$/.test(page) && isStatic(page))) return undefined;
  const found = index.pages.get(page);
  const now = index.moved.get(page);
  if (!found && now)
    return fault("moved", `${page}, which has moved`, `write its new address: ${now}`);
  if (!found) {
    const { path: inOriginal } = languageOf(page);
    const withoutSlash = page.replace(/\/$/, "");
    const remedy = index.pages.has(withoutSlash)
      ? `write it without the slash at its end: ${withoutSlash}`
      : index.pages.has(inOriginal)
        ? `write ${inOriginal}: in a translation, links lead to the translated page by themselves`
        : "write the address of a page of this site";
    return fault("missing", `${page}, which does not exist`, remedy);
  }
  if (found.draft && !draft)
    return fault(
      "draft",
      `${page}, which is a draft that visitors do not see`,
      "publish that page first, or take the link out",
    );
  const ids = found.ids();
  if (id === undefined || ids.has(id) || isFrameId(id)) return undefined;
  return fault(
    "id",
    `${page}#${id}, but that page has no such id`,
    ids.size > 0 ? `write one of: ${[...ids].join(", ")}` : "remove the part after #",
  );
}
