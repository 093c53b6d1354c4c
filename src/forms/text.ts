/**
 * Checks of texts. No text is refused for its characters: markup, control characters and direction marks are accepted, since
 * whatever shows an answer escapes it. Pure.
 */

/** Counts characters roughly as a person does, and the same in every browser: by code point, with a line break as one. */
export function length(text: string): number {
  return Array.from(text.replace(/\r\n?/g, "\n")).length;
}

/**
 * Removes the invisible characters that address books and messengers put around a copied address or number: direction marks,
 * joiners, control characters.
 */
export function withoutMarks(text: string): string {
  return text.replace(/[\p{Cf}\p{Cc}]/gu, "").trim();
}

/** Whether a text looks like an e-mail address: something before the @, a domain with a dot after it. Only sending proves more. */
export function isEmail(text: string): boolean {
  return /^[^\s@<>()[\],;:"]+@[^\s@<>()[\],;:"]+\.[^\s@.<>()[\],;:"]{2,}$/u.test(
    withoutMarks(text),
  );
}

/**
 * Whether a text looks like a phone number, in any notation: dots, spaces, brackets, extension, country code, letters of the
 * keypad (https://design-system.service.gov.uk/patterns/phone-numbers/). It needs seven digits or letters, three of them digits.
 */
export function isPhone(text: string): boolean {
  const digits = text.match(/\p{Nd}/gu)?.length ?? 0;
  const keys = text.match(/[\p{Nd}a-z]/giu)?.length ?? 0;
  const words = /[\p{L}]{8,}|[@!?=%$&{}]/u.test(text);
  return digits >= 3 && keys >= 7 && digits <= 25 && !words;
}
