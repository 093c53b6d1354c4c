/** What is wrong with a text, whatever it is the answer to. Pure. */

/** Characters as a person counts them, near enough and the same in every browser: an emoji of one code point is one. */
export function length(text: string): number {
  return Array.from(text.replace(/\r\n?/g, "\n")).length;
}

/** Control characters have no place in an answer, except tab and the ends of lines. */
const control = /(?![\t\n\r])\p{Cc}/u;

/**
 * Marks, embeddings, overrides and isolates that turn the direction of text around and so make it look like something
 * else to whoever reads it (Unicode technical report 36, 2.5). Hebrew and Arabic are written without them.
 */
export const turning = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

/** Tags and comments. "a < b" and "<3" are none. */
const markup =
  /<[a-z!/?][^<>]*>|<\/?(?:script|style|iframe|object|embed|link|meta|svg|img|a|form|input|base)\b|<!--/i;

/** Half of a pair: it has no bytes of its own, and would arrive as something else than was typed. */
const loneSurrogate = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/**
 * The message about a text that could not be shown as it is to the person who reads it, or nothing.
 * @param called what the message calls the answer: "Your name"
 */
export function troubleIn(called: string, text: string): string | undefined {
  if (markup.test(text))
    return `${called} must not contain code: take out what stands between < and >`;
  if (turning.test(text))
    return `${called} contains an invisible character that turns text around: type it instead of pasting it`;
  if (control.test(text) || loneSurrogate.test(text))
    return `${called} contains a character that cannot be shown: type it instead of pasting it`;
  return undefined;
}

export function tooLong(called: string, max: number, text: string): string | undefined {
  const over = length(text) - max;
  if (over <= 0) return undefined;
  const number = (value: number) => value.toLocaleString("en-US");
  return `${called} must be ${number(max)} characters or fewer: take out ${number(over)}`;
}

/** An address that a person may have: something before the @, a name with a dot behind it. Only sending to it proves more. */
export function isEmail(text: string): boolean {
  return /^[^\s@<>()[\],;:"]+@[^\s@<>()[\],;:"]+\.[^\s@.<>()[\],;:"]{2,}$/u.test(text.trim());
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
