/** What HTML may reach a page from Markdown. Content is committed by colleagues, yet it must not be able to run script. */
import sanitizeHtml from "sanitize-html";

/** Elements that running text needs; everything else is dropped, its words kept. */
const allowedTags = [
  "h2 h3 h4 p blockquote ul ol li dl dt dd hr br",
  "a strong em b i del code pre kbd abbr cite q small sub sup time",
  "table thead tbody tr th td div",
].flatMap((line) => line.split(" "));

/** Sanitized HTML: an allow-list of elements and attributes; external links do not hand over the window. */
export function sanitize(html: string): string {
  return sanitizeHtml(html, {
    allowedTags,
    allowedAttributes: {
      a: ["href", "title", "rel"],
      h2: ["id"],
      h3: ["id"],
      h4: ["id"],
      th: ["scope"],
      ol: ["start"],
      abbr: ["title"],
      time: ["datetime"],
      div: ["class", "role", "tabindex", "aria-label"],
    },
    allowedClasses: { div: ["table-wrap"] },
    allowedSchemes: ["https", "mailto", "tel"],
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, attribs) => ({
        tagName,
        attribs: /^https:/i.test(attribs.href ?? "") ? { ...attribs, rel: "noopener" } : attribs,
      }),
      th: (tagName, attribs) => ({ tagName, attribs: { ...attribs, scope: "col" } }),
    },
  });
}
