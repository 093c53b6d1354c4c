/** The structured data of a page as one graph, and as the text of a script element. Pure. */
import type { SiteIn } from "../site-facts";
import { businessNode } from "./business";
import type { GraphNode } from "./node";
import { breadcrumbNode, heroNode, webPageNode, webSiteNode, type PageFacts } from "./page";

/** Returns the graph of a page: the nodes of every page, then its own. */
export function pageGraph(site: SiteIn, page: PageFacts, nodes: readonly GraphNode[] = []) {
  const { url } = site.business;
  const graph = [
    businessNode(site),
    webSiteNode(site),
    webPageNode(url, site.language, page),
    breadcrumbNode(url, page),
    heroNode(url, page),
    ...nodes,
  ].filter((node) => node !== undefined);
  return { "@context": "https://schema.org", "@graph": graph };
}

/**
 * Returns JSON that is safe inside a script element. Without `<` neither `</script>` nor `<!--` can end or change the
 * element (HTML standard, "Restrictions for contents of script elements").
 */
export function toScriptText(value: unknown): string {
  return JSON.stringify(value).replace(/</g, "\\u003c");
}
