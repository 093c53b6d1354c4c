/** llms.txt (llmstxt.org): a summary of the site for AI assistants, in Markdown. Pure. */
import { inLanguage } from "../content/in-language";
import { languageOf, nameOf, original, translations, type Language } from "../content/language";
import { registry } from "../content/registry";
import { textIn } from "../content/text";
import { isSample } from "../seo/page";
import type { BuiltPage } from "./built-page";
import { businessIn, type Published } from "./query";

/** A page, and what stands on it, each with its own address. */
export interface LlmsSection {
  page: string;
  entries: readonly { path: string; title: string; summary: string }[];
}

/** What is said of a page. */
type Listed = Pick<BuiltPage, "path" | "title" | "description" | "isListed">;

/** Returns the description of a page without the notice of a sample, which llms.txt has once. */
function withoutNotice({ path, description }: Listed): string {
  const notice = `${textIn(languageOf(path).language).t("sample.short")} `;
  return description.startsWith(notice) ? description.slice(notice.length) : description;
}

/** Returns an address in one line. */
const lineOf = ({ street, city, region, postalCode }: Record<AddressPart, string>): string =>
  `${street}, ${city}, ${region} ${postalCode}`;

type AddressPart = "street" | "city" | "region" | "postalCode";

/**
 * @param ofExtras what extras add, before the other pages; what belongs to a page that an owner has
 * deleted is left out
 */
export function llmsTxt(
  data: Pick<Published, "allBusiness" | "allContentPage">,
  pages: readonly Listed[],
  ofExtras: readonly LlmsSection[],
): string {
  const business = businessIn(original, data);
  const contentPages = inLanguage(original, data.allContentPage);
  const { t } = textIn(original);
  const { address, mailingAddress, founded, rating } = business;
  const facts = [
    ...business.phones.map(
      ({ display, label, hours }) =>
        `${t("contacts.phone")}${label ? ` (${label})` : ""}: ${display}${hours ? `, ${hours}` : ""}`,
    ),
    `${t("contacts.email")}: ${business.email}`,
    `${t("contacts.address")}: ${lineOf(address)}`,
    ...(mailingAddress ? [`${t("contacts.mail")}: ${lineOf(mailingAddress)}`] : []),
    `${t("about.hours")}: ${business.hours.text}`,
    ...(founded ? [`${t("about.founded")}: ${founded}`] : []),
    `${t("footer.areas")}: ${business.areas.map(({ name, notice }) => (notice ? `${name} (${notice})` : name)).join(", ")}`,
    `${t("about.payment")}: ${business.payment.join(", ")}`,
    ...business.licenses.flatMap(({ label }) =>
      label ? [`${t("credentials.license")}: ${label}`] : [],
    ),
    // Without a source it is a specimen, and no fact about the business.
    ...(rating?.source ? [`${t("about.rating")}: ${rating.text} (${rating.source.title})`] : []),
  ];
  const section = (heading: string, entries: LlmsSection["entries"]) => {
    const lines = entries.map(
      ({ path, title, summary }) =>
        `- [${linkText(title)}](${business.url}${path}): ${oneLine(summary)}\n`,
    );
    return lines.length > 0 ? `\n## ${heading}\n\n${lines.join("")}` : "";
  };
  const titleOf = (address: string) => pages.find(({ path }) => path === address)?.title;
  const contentPaths = new Set(contentPages.map(({ path }) => path));
  const samples = new Set(contentPages.filter(isSample).map(({ path }) => path));
  const others = pages
    .filter(({ path, isListed }) => isListed && !contentPaths.has(path))
    .filter(({ path }) => !samples.has(languageOf(path).path))
    .map((page) => ({ ...page, summary: withoutNotice(page) }));
  const othersIn = (language: Language) =>
    others.filter(({ path }) => languageOf(path).language === language);
  const sample = business.sample ? `\n${t("llms.sample")}\n` : "";
  return [
    `# ${oneLine(business.name)}\n\n> ${oneLine(business.description)}\n${sample}\n`,
    ...facts.map((fact) => `- ${oneLine(fact)}\n`),
    ...registry.pages.map(({ name, folder, labels }) =>
      section(
        titleOf(`/${folder}`) ?? labels.many,
        contentPages.filter((page) => page.kind === name && !isSample(page)),
      ),
    ),
    ...ofExtras.map(({ page, entries }) => {
      const title = titleOf(page);
      return title === undefined ? "" : section(title, entries);
    }),
    section(t("llms.site"), othersIn(original)),
    ...translations.map((language) => section(nameOf(language), othersIn(language))),
  ].join("");
}

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();
const linkText = (text: string) => oneLine(text).replace(/[[\]\\]/g, (mark) => `\\${mark}`);
