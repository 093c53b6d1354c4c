/** The business as a contact to save on a phone or in a mail program. Pure. */
import type { Published } from "./query";

type CardFacts = Pick<
  Published["allBusiness"]["nodes"][number],
  "name" | "shortName" | "description" | "url" | "phone" | "email" | "address" | "geo" | "hours"
>;

/** Escapes backslash, comma, semicolon and line breaks (RFC 6350, section 3.4). */
const escape = (text: string) => text.replace(/[\\,;]/g, "\\$&").replace(/\r?\n/g, "\\n");

/** Folds a line into lines of at most 75 octets, continued after a space (RFC 6350, section 3.2). */
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

/** Returns a vCard 3.0, the newest version that iOS, Android, Outlook and Google Contacts all support. */
export function vcard(business: CardFacts): string {
  const { address, geo } = business;
  const parts = ["", "", address.street, address.city, address.region, address.postalCode];
  return [
    "BEGIN:VCARD",
    "VERSION:3.0",
    "N:;;;;",
    `FN:${escape(business.name)}`,
    `ORG:${escape(business.name)}`,
    `NICKNAME:${escape(business.shortName)}`,
    `TEL;TYPE=work,voice:${escape(business.phone)}`,
    `EMAIL;TYPE=internet:${escape(business.email)}`,
    `ADR;TYPE=work:${[...parts, address.country].map(escape).join(";")}`,
    `GEO:${geo.latitude};${geo.longitude}`,
    `URL:${business.url}/`,
    `NOTE:${escape(`Open ${business.hours.text}. ${business.description}`)}`,
    "X-ABShowAs:COMPANY",
    "END:VCARD",
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join("");
}
