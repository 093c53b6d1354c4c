/** Links within HTML that is made of Markdown, where addresses are the original's. Pure. */
import { addressIn, original, type Language } from "./language";

const link = /<a href="(\/[^"]*)"([^>]*)>(.*?)<\/a>/gs;

/** Said after a link to a page that is there in the original's language only. */
export const inOriginal = { es: " (en inglés)" };

/**
 * The HTML in what a field answers, its links leading to the pages of a language.
 * @param isThere whether that language has the page
 */
export function withLinksIn(
  language: Language,
  answer: unknown,
  isThere: (path: string) => boolean,
): unknown {
  if (language === original) return answer;
  if (Array.isArray(answer))
    return answer.map((item: unknown) => withLinksIn(language, item, isThere));
  if (typeof answer === "object" && answer !== null && "html" in answer)
    return { ...answer, html: withLinksIn(language, answer.html, isThere) };
  if (typeof answer !== "string") return answer;
  return answer.replace(link, (whole, to: string, rest: string, text: string) => {
    // Files are the same for all languages.
    const [path = ""] = to.split(/[?#]/);
    if (/\.\w+$/.test(path)) return whole;
    return isThere(path)
      ? `<a href="${addressIn(language, to, [])}"${rest}>${text}</a>`
      : `<a href="${to}" hreflang="${original}"${rest}>${text}</a>${inOriginal[language]}`;
  });
}
