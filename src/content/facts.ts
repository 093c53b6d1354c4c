/** Facts in texts: `{phone}` stands for the phone number of business.yml. Pure. */
import { hoursText, mainPhone } from "./business";
import { phoneDisplay, phoneHref } from "./phone";
import type { BusinessFacts } from "./kinds/business";
import type { SiteSettings } from "./kinds/site";
import { localeOf, type Language } from "./language";

/** The key of the record with the facts about the business. */
export const businessKey = "business/business";

/** The key of the record with the settings of the site. */
export const settingsKey = "site/site";

/** What stands for the names that texts have in braces. */
export type TextFacts = Readonly<Record<string, string>>;

/**
 * Returns what stands for each name, in a language; the board is that of the site's own state.
 * @param counts how many pages there are, by the name of their kind
 */
export function factsOf(
  { name, email, hours, areas, ...business }: BusinessFacts,
  { licenseBoards: [board] }: Pick<SiteSettings, "licenseBoards">,
  counts: Readonly<Record<string, number>>,
  language: Language,
): TextFacts {
  const phone = mainPhone(business);
  return {
    name,
    phone: phoneDisplay(phone),
    "tel:phone": phoneHref(phone),
    email,
    hours: hoursText(hours, language),
    // No work is offered in an area with a notice.
    areas: new Intl.ListFormat(localeOf(language)).format(
      areas.filter(({ notice }) => !notice).map((area) => area.name),
    ),
    ...(board && {
      boardPhone: phoneDisplay(board.phone),
      "tel:boardPhone": phoneHref(board.phone),
    }),
    services: String(counts.service ?? 0),
  };
}

/** The names that texts may have in braces. */
export const factNames = [
  "name",
  "phone",
  "email",
  "hours",
  "areas",
  "boardPhone",
  "services",
] as const;

const named = /(tel:)?\{([a-zA-Z]+)\}/g;

/**
 * A word in braces, whatever its characters, or in two of them, as other systems write it; `{#…}`
 * is the id of a heading, and a backslash keeps a brace as it is.
 */
const braced = /\{(\{[^{}]*\}| *[^\s{}#\\][^\s{}\\]* *)\}/g;

/** Returns the words in braces that stand for nothing. */
export const unknownFacts = (text: string): string[] =>
  [...text.matchAll(braced)]
    .map(([, name = ""]) => name)
    .filter((name) => !factNames.some((known) => known === name));

/**
 * Replaces the names in braces, `tel:{phone}` by the address of a number; a brace around anything
 * else stays.
 */
export const fillFacts = (text: string, facts?: () => TextFacts): string =>
  text.replace(named, (whole: string, tel = "", name = "") => {
    const known = facts?.() ?? {};
    const key = `${String(tel)}${String(name)}`;
    return (Object.hasOwn(known, key) ? known[key] : undefined) ?? whole;
  });
