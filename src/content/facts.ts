/** Facts in texts: `{phone}` stands for the phone number of business.yml. Pure. */
import { hoursText, phoneDisplay, phoneHref } from "./business";
import type { BusinessFacts } from "./kinds/business";
import type { Language } from "./language";

export const businessKey = "business/business";

export type Facts = Readonly<Record<string, string>>;

/** Returns what stands for each name, in a language. @param counts how many pages there are, by the name of their kind */
export const factsOf = (
  { name, phone, email, hours, license }: BusinessFacts,
  counts: Readonly<Record<string, number>>,
  language: Language,
): Facts => ({
  name,
  phone: phoneDisplay(phone),
  "tel:phone": phoneHref(phone),
  email,
  hours: hoursText(hours, language),
  boardPhone: phoneDisplay(license.phone),
  "tel:boardPhone": phoneHref(license.phone),
  services: String(counts.service ?? 0),
});

/** Replaces the names in braces, `tel:{phone}` by the address of a number; a brace around anything else stays. */
export const fillFacts = (text: string, facts?: () => Facts): string =>
  text.replace(
    /(tel:)?\{([a-zA-Z]+)\}/g,
    (whole, tel = "", name = "") => facts?.()[`${String(tel)}${String(name)}`] ?? whole,
  );
