/** The links of a Markdown text: to pages and ids that exist. */
import visit from "unist-util-visit";
import type { Link, Root } from "mdast";
import type { Mistake } from "../front-matter";
import { isFrameId } from "../sections";
import type { Addresses } from "./addresses";
import type { Hidden } from "./site";
import { mistakeAt, type Text } from "./text-mistake";

export function checkLinks(
  text: Text,
  root: Root,
  addresses: Addresses,
  hidden: Hidden,
): Mistake[] {
  const mistakes: Mistake[] = [];
  visit(root, ["link", "definition"], (node) => {
    const link = node as unknown as Link;
    const fault = (problem: string, remedy: string) =>
      mistakes.push(mistakeAt(text, link, problem, remedy));
    const address = link.url;
    if (/^(https:|mailto:|tel:)/i.test(address)) return;
    const isHere = address.startsWith("#");
    if (!/^[/#]/.test(address) || address.startsWith("//") || (isHere && !text.path)) {
      fault(
        `links to “${address}”`,
        "link to https://…, mailto:…, tel:…, /a-page of this site or #an-id; nothing else is allowed",
      );
      return;
    }
    const [route = "", id] = address.split("#");
    const page = (route === "" ? text.path : route.split("?")[0]) ?? "";
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
      fault(
        `links to ${page}, which does not exist`,
        page.length > 1 && addresses.has(page.replace(/\/$/, ""))
          ? `write it without the slash at its end: ${page.replace(/\/$/, "")}`
          : "write the address of a page of this site",
      );
      return;
    }
    if (id === undefined) return;
    const ids = idsOf();
    if (ids && !ids.has(id) && !isFrameId(id)) {
      fault(
        `links to ${page}#${id}, but that page has no such id`,
        ids.size > 0 ? `write one of: ${[...ids].join(", ")}` : "remove the part after #",
      );
    }
  });
  return mistakes;
}
