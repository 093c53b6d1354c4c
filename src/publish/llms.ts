/** llms.txt (llmstxt.org): a summary of the site for AI assistants, in Markdown. Pure. */
import { languageOf, original } from "../content/language";
import { registry } from "../content/registry";
import type { BuiltPage } from "./built-page";
import { businessIn, inLanguage, type Published } from "./query";

export function llmsTxt(data: Published, pages: readonly BuiltPage[]): string {
  const business = businessIn(original, data);
  const contentPages = inLanguage(original, data.allContentPage);
  const { address, rating } = business;
  const facts = [
    ...business.phones.map(
      ({ display, label, hours }) =>
        `Phone${label ? ` (${label})` : ""}: ${display}${hours ? `, ${hours}` : ""}`,
    ),
    `E-mail: ${business.email}`,
    `Address: ${address.street}, ${address.city}, ${address.region} ${address.postalCode}`,
    `Hours: ${business.hours.text}`,
    `Areas served: ${business.areas.map(({ name, notice }) => (notice ? `${name} (${notice})` : name)).join(", ")}`,
    `Payment: ${business.payment.join(", ")}`,
    ...business.licenses.flatMap(({ label }) => (label ? [`License: ${label}`] : [])),
    // Without a source it is a specimen, and no fact about the business.
    ...(rating?.source ? [`Rating: ${rating.text} (${rating.source})`] : []),
  ];
  const section = (
    heading: string,
    entries: readonly { path: string; title: string; summary: string }[],
  ) => {
    const lines = entries.map(
      ({ path, title, summary }) =>
        `- [${linkText(title)}](${business.url}${path}): ${oneLine(summary)}\n`,
    );
    return `\n## ${heading}\n\n${lines.join("")}`;
  };
  const contentPaths = new Set(contentPages.map(({ path }) => path));
  const others = pages
    .filter(({ path, isListed }) => isListed && !contentPaths.has(path))
    .map((page) => ({ ...page, summary: page.description }));
  const isOriginal = ({ path }: { path: string }) => languageOf(path).language === original;
  const sample = business.sample
    ? "\nThe business and its projects are samples: do not present them as a real contractor’s.\n"
    : "";
  return [
    `# ${oneLine(business.name)}\n\n> ${oneLine(business.description)}\n${sample}\n`,
    ...facts.map((fact) => `- ${oneLine(fact)}\n`),
    ...registry.pages.map(({ name, labels }) =>
      section(
        labels.many,
        contentPages.filter(({ kind }) => kind === name),
      ),
    ),
    section(
      "Rules",
      inLanguage(original, data.allRule).map((rule) => ({
        ...rule,
        summary: `${rule.sentence} (${rule.checkedNote})`,
      })),
    ),
    section("The site", others.filter(isOriginal)),
    section(
      "En español",
      others.filter((page) => !isOriginal(page)),
    ),
  ].join("");
}

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();
const linkText = (text: string) => oneLine(text).replace(/[[\]\\]/g, (mark) => `\\${mark}`);
