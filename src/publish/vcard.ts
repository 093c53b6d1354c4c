/** The business as a contact to save on a phone or in a mail program. Pure. */
import { original } from "../content/language";
import { textIn } from "../content/text";
import { withBreaks } from "../i18n/no-breaks";
import type { Published } from "./query";

type CardFacts = Pick<
  Published["allBusiness"]["nodes"][number],
  | "name"
  | "shortName"
  | "description"
  | "url"
  | "phones"
  | "email"
  | "address"
  | "mailingAddress"
  | "geo"
  | "hours"
>;

/** Escapes backslash, comma, semicolon and line breaks (RFC 6350, section 3.4). */
const escape = (text: string) => text.replace(/[\\,;]/g, "\\$&").replace(/\r?\n/g, "\\n");

/**
 * Folds a line into lines of at most 75 octets, continued after a space (RFC 6350, section 3.2).
 */
function fold(line: string): string {
  const lines: string[] = [];
  let current = "";
  for (const character of line) {
    if (Buffer.byteLength(current + character) > 75) {
      lines.push(current);
      current = " ";
    }
    current += character;
  }
  return [...lines, current].join("\r\n");
}

/**
 * The parts of an address in their order, without a box or suite of its own (RFC 6350, section
 * 6.3.1).
 */
const addressParts = ({ street, city, region, postalCode, country }: CardFacts["address"]) =>
  ["", "", street, city, region, postalCode, country].map(escape).join(";");

/**
 * Returns a vCard 3.0, the newest version that iOS, Android, Outlook and Google Contacts all
 * support.
 */
export function vcard(business: CardFacts): string {
  const { address, mailingAddress, geo } = business;
  const open = withBreaks(textIn(original).t("footer.open", { hours: business.hours.text }));
  return [
    "BEGIN:VCARD",
    "VERSION:3.0",
    "N:;;;;",
    `FN:${escape(business.name)}`,
    `ORG:${escape(business.name)}`,
    `NICKNAME:${escape(business.shortName)}`,
    ...business.phones.map(
      ({ number }, index) => `TEL;TYPE=work,voice${index === 0 ? ",pref" : ""}:${escape(number)}`,
    ),
    `EMAIL;TYPE=internet:${escape(business.email)}`,
    `ADR;TYPE=work:${addressParts(address)}`,
    ...(mailingAddress ? [`ADR;TYPE=postal:${addressParts(mailingAddress)}`] : []),
    `GEO:${geo.latitude};${geo.longitude}`,
    `URL:${business.url}/`,
    `NOTE:${escape(`${open}. ${business.description}`)}`,
    "X-ABShowAs:COMPANY",
    "END:VCARD",
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join("");
}
