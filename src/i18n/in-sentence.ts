/**
 * Returns a name as it stands in a sentence, its words without capitals at their beginning:
 * “kitchen remodel”. Words in capitals, such as “HVAC”, stay. Pure.
 */
export const inSentence = (name: string): string =>
  name.replace(/(?<!\p{L})\p{Lu}(?!\p{Lu})/gu, (letter) => letter.toLowerCase());
