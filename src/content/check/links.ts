/** Checks that the links of a Markdown text lead to pages and ids that exist. */
import visit from "unist-util-visit";
import type { Link, Root } from "mdast";
import { languageOf } from "../language";
import { isFrameId } from "../sections";
import type { Addresses } from "./addresses";
import type { Hidden } from "./site";
import type { Report } from "./text-mistake";

/** @param path address of the page that shows the text, for links to an `#id` alone; none where many pages show it */
export function checkLinks(
  root: Root,
  path: string | undefined,
  { addresses, hidden }: { addresses: Addresses; hidden: Hidden },
  report: Report,
): void {
  visit(root, ["link", "definition"], (node) => {
    const fault = (problem: string, remedy: string) => report(node, problem, remedy);
    const address = (node as unknown as Link).url;
    if (/^(https:|mailto:|tel:)/i.test(address)) return;
    const isHere = address.startsWith("#");
    if (!/^[/#]/.test(address) || address.startsWith("//") || (isHere && !path)) {
      fault(
        `links to “${address}”`,
        "link to https://…, mailto:…, tel:…, /a-page of this site or #an-id; nothing else is allowed",
      );
      return;
    }
    const [route = "", id] = address.split("#");
    const page = (route === "" ? path : route.split("?")[0]) ?? "";
    const idsOf = addresses.get(page);
    const state = hidden.get(page);
    if (state === "draft") {
      fault(
        `links to ${page}, which is a draft that visitors do not see`,
        "publish that page first, or take the link out",
      );
      return;
    }
    if (state && !idsOf) {
      fault(`links to ${page}, which has moved`, `write its new address: ${state.now}`);
      return;
    }
    if (!idsOf) {
      const withoutSlash = page.replace(/\/$/, "");
      const { path: inOriginal } = languageOf(page);
      fault(
        `links to ${page}, which does not exist`,
        page.length > 1 && addresses.has(withoutSlash)
          ? `write it without the slash at its end: ${withoutSlash}`
          : addresses.has(inOriginal)
            ? `write ${inOriginal}: in a translation, links lead to the translated page by themselves`
            : "write the address of a page of this site",
      );
      return;
    }
    const ids = id === undefined ? undefined : idsOf();
    if (id !== undefined && ids && !ids.has(id) && !isFrameId(id))
      fault(
        `links to ${page}#${id}, but that page has no such id`,
        ids.size > 0 ? `write one of: ${[...ids].join(", ")}` : "remove the part after #",
      );
  });
}
