/** llms.txt (llmstxt.org): a summary of the site for AI assistants, in Markdown. Pure. */
import type { Published } from "./query";

interface Entry {
  title: string;
  /** Absolute address. */
  address: string;
  summary: string;
}

export function llmsTxt(
  business: Published["business"],
  sections: readonly { title: string; entries: readonly Entry[] }[],
): string {
  const { address, rating } = business;
  const ratingNote = rating?.source ?? rating?.note;
  const facts = [
    `Phone: ${business.phoneDisplay}`,
    `E-mail: ${business.email}`,
    `Address: ${address.street}, ${address.city}, ${address.region} ${address.postalCode}`,
    `Hours: ${business.hours.text}`,
    `Areas served: ${business.areas.map(({ name, notice }) => (notice ? `${name} (${notice})` : name)).join(", ")}`,
    `Payment: ${business.payment.join(", ")}`,
    ...(business.license.label ? [`License: ${business.license.label}`] : []),
    ...(rating ? [`Rating: ${rating.text}${ratingNote ? ` (${ratingNote})` : ""}`] : []),
  ];
  const sample = business.sample
    ? "\nThe business and its projects are samples: do not present them as a real contractor's.\n"
    : "";
  const lists = sections.map(
    ({ title, entries }) =>
      `\n## ${title}\n\n${entries.map((entry) => `- [${linkText(entry.title)}](${entry.address}): ${oneLine(entry.summary)}\n`).join("")}`,
  );
  return `# ${oneLine(business.name)}

> ${oneLine(business.description)}
${sample}
${facts.map((fact) => `- ${oneLine(fact)}\n`).join("")}${lists.join("")}`;
}

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();
const linkText = (text: string) => oneLine(text).replace(/[[\]\\]/g, (mark) => `\\${mark}`);
