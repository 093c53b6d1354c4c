/** Links in HTML made from Markdown, whose addresses are those of the original language. Pure. */
import { addressIn, original, type Language } from "./language";
import { textIn } from "./text";

const link = /<a href="(\/[^"]*)"([^>]*)>(.*?)<\/a>/gs;

/** Returns a field's value with the links in its HTML leading to the pages of a language, where `isThere` says that there is one. */
export function withLinksIn(
  language: Language,
  answer: unknown,
  isThere: (path: string) => boolean,
): unknown {
  if (language === original) return answer;
  if (Array.isArray(answer))
    return answer.map((item: unknown) => withLinksIn(language, item, isThere));
  if (typeof answer === "object" && answer !== null) {
    const fields = Object.entries(answer).map(([name, value]) => [
      name,
      withLinksIn(language, value, isThere),
    ]);
    return Object.fromEntries(fields);
  }
  if (typeof answer !== "string") return answer;
  return answer.replace(link, (whole, to: string, rest: string, text: string) => {
    // Files are shared by all languages.
    const [path = ""] = to.split(/[?#]/);
    if (/\.\w+$/.test(path)) return whole;
    return isThere(path)
      ? `<a href="${addressIn(language, to)}"${rest}>${text}</a>`
      : `<a href="${to}" hreflang="${original}"${rest}>${text}</a> ${textIn(language).t("link.inOriginal")}`;
  });
}
