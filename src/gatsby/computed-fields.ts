/**
 * Fields that are made of others, each from what its type stores: by the data layer when they are asked for
 * (create-resolvers.ts), and by the editor's preview, so that both say the same. Pure.
 */
import { hoursText, licenseLabel, phoneDisplay, phoneHref, ratingText } from "./business";
import {
  countWords,
  parseMarkdown,
  readingMinutes,
  tableOfContents,
  toHtmlText,
  toPlainText,
} from "./markdown";

/** The texts of a page that a reader reads in a row. */
interface PageTexts {
  body: string;
  phases?: readonly { text: string }[];
  lessons?: readonly { text: string }[];
}

function wordsOf({ body, phases = [], lessons = [] }: PageTexts): number {
  const texts = [body, ...[...phases, ...lessons].map(({ text }) => text)];
  return countWords(texts.map(toPlainText).join(" "));
}

export const pageFields = {
  tableOfContents: ({ body }: PageTexts) => tableOfContents(parseMarkdown(body)),
  wordCount: wordsOf,
  readingTime: (page: PageTexts) => readingMinutes(wordsOf(page)),
};

export const richTextFields = { html: toHtmlText, text: toPlainText };

interface Reached {
  phone: string;
  email: string;
}

export const businessFields = {
  phoneDisplay: ({ phone }: Reached) => phoneDisplay(phone),
  phoneHref: ({ phone }: Reached) => phoneHref(phone),
  emailHref: ({ email }: Reached) => `mailto:${email}`,
};

export const hoursFields = { text: hoursText };
export const licenseFields = { label: licenseLabel };
export const ratingFields = { text: ratingText };

type Fields<Source> = Record<string, (source: Source) => unknown>;

/** All of some fields at once. */
export function compute<Source, Made extends Fields<Source>>(made: Made, source: Source) {
  const entries = Object.entries(made).map(([name, make]) => [name, make(source)]);
  return Object.fromEntries(entries) as { [Name in keyof Made]: ReturnType<Made[Name]> };
}
