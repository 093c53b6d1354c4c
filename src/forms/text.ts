/**
 * What is wrong with a text, whatever it is the answer to. Nobody is refused for what they write: markup, control characters
 * and marks of direction are text like any other, and whatever shows an answer escapes it. Pure.
 */

/** Characters as a person counts them, near enough and the same in every browser: an emoji of one code point is one. */
export function length(text: string): number {
  return Array.from(text.replace(/\r\n?/g, "\n")).length;
}

/**
 * An address or a number without the invisible marks that address books and messengers put around what is copied from
 * them: marks of direction, joiners, control characters.
 */
export function withoutMarks(text: string): string {
  return text.replace(/[\p{Cf}\p{Cc}]/gu, "").trim();
}

/** An address that a person may have: something before the @, a name with a dot behind it. Only sending to it proves more. */
export function isEmail(text: string): boolean {
  return /^[^\s@<>()[\],;:"]+@[^\s@<>()[\],;:"]+\.[^\s@.<>()[\],;:"]{2,}$/u.test(
    withoutMarks(text),
  );
}

/**
 * A phone number in any way of writing: dots, spaces, brackets, extension, country code, letters on keys
 * (https://design-system.service.gov.uk/patterns/phone-numbers/). Seven digits or letters make one, some of them digits.
 */
export function isPhone(text: string): boolean {
  const digits = text.match(/\p{Nd}/gu)?.length ?? 0;
  const keys = text.match(/[\p{Nd}a-z]/giu)?.length ?? 0;
  const words = /[\p{L}]{8,}|[@!?=%$&{}]/u.test(text);
  return digits >= 3 && keys >= 7 && digits <= 25 && !words;
}
