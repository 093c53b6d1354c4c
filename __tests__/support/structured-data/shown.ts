import { nodesOf, textOf, typesOf } from "./checker";
import type { ReadPage } from "./read-page";

type Node = ReturnType<typeof nodesOf>[number];

const words = (text: unknown) => String(text).replace(/\s+/g, " ").trim().toLowerCase();
const letters = (text: unknown) => words(text).replace(/[^\p{L}\p{N}]/gu, "");

/**
 * Returns what a page's structured data states that the page does not show.
 * @param block the text of the page's JSON-LD
 */
export function notShown(page: ReadPage, block: string): string[] {
  const text = letters(page.text);
  const faults: string[] = [];
  const shows = (what: string, value: unknown) => {
    if (!text.includes(letters(value))) faults.push(`${what} “${String(value)}”`);
  };
  for (const node of nodesOf(JSON.parse(block) as Parameters<typeof nodesOf>[0])) {
    const types = typesOf(node);
    if (types.includes("LocalBusiness")) businessShown(node, shows, page);
    if (types.includes("Question")) {
      shows("question", node.name);
      shows("answer", (node.acceptedAnswer as Node).text);
    }
    if (types.includes("BlogPosting") || types.includes("Article")) {
      shows("headline", node.headline);
      if (node.abstract) shows("abstract", node.abstract);
    }
    if (types.includes("BreadcrumbList")) faults.push(...trailFaults(node, page));
    if (types.includes("ImageObject") && node.caption && node.description)
      shows("caption", node.caption);
  }
  return faults;
}

function businessShown(node: Node, shows: (what: string, value: unknown) => void, page: ReadPage) {
  const rating = node.aggregateRating as Node;
  const address = node.address as Node;
  shows("name", node.name);
  // The page may write the number without the country code and with other punctuation.
  shows("phone", textOf(node.telephone).replace(/^\+1/, ""));
  shows("e-mail", node.email);
  shows(
    "rating",
    `${textOf(rating.ratingValue)} / ${textOf(rating.bestRating)} ${page.lang === "es-US" ? "en" : "from"} ${textOf(rating.reviewCount)} ${page.lang === "es-US" ? "reseñas" : "reviews"}`,
  );
  for (const key of ["streetAddress", "addressLocality", "addressRegion", "postalCode"])
    shows(key, address[key]);
  for (const area of node.areaServed as Node[]) shows("area", area.name);
  if (!page.text.includes(textOf(rating.ratingValue))) shows("rating's number", "");
}

function trailFaults(node: Node, page: ReadPage): string[] {
  const marked = (node.itemListElement as Node[]).map(({ name, item }) => ({
    name: words(name),
    path: new URL(textOf(item)).pathname,
  }));
  const shown = page.trail.map(({ name, address }) => ({ name: words(name), path: address }));
  const differs = marked.some(
    (step, index) =>
      shown[index]?.name !== step.name || (shown[index].path ?? step.path) !== step.path,
  );
  return differs || marked.length !== shown.length
    ? [`trail ${JSON.stringify(marked)} is shown as ${JSON.stringify(shown)}`]
    : [];
}
