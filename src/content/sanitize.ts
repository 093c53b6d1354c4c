/** What HTML may reach a page from Markdown. Content is committed by colleagues, yet it must not be able to run script. */
import sanitizeHtml from "sanitize-html";
import { allowedAddress, allowedAttributes, allowedTags } from "./allowed-html";

/** Sanitized HTML: an allow-list of elements and attributes; external links do not hand over the window. */
export function sanitize(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...allowedTags],
    allowedAttributes: Object.fromEntries(
      Object.entries(allowedAttributes).map(([tag, names]) => [tag, [...names]]),
    ),
    allowedClasses: { div: ["table-wrap", "rule"] },
    allowedSchemes: ["https", "mailto", "tel"],
    allowProtocolRelative: false,
    transformTags: {
      a: withSafeAddress,
      h2: withPlainId,
      h3: withPlainId,
      h4: withPlainId,
      th: (tagName, attribs) => ({ tagName, attribs: { ...attribs, scope: "col" } }),
    },
  });
}

/** An id may not take the name of one of Gatsby's globals, such as `___loader`: elements with ids are globals too. */
function withPlainId(tagName: string, { id, ...attribs }: sanitizeHtml.Attributes) {
  return { tagName, attribs: id && /^[a-z0-9-]+$/.test(id) ? { ...attribs, id } : attribs };
}

/** A link that leads nowhere allowed keeps its words alone; one that leads out does not hand over the window. */
function withSafeAddress(
  tagName: string,
  { href, rel: _rel, ...attribs }: sanitizeHtml.Attributes,
) {
  const address = href?.trim() ?? "";
  if (!allowedAddress.test(address)) return { tagName, attribs };
  const link: sanitizeHtml.Attributes = { ...attribs, href: address };
  if (/^https:/i.test(address)) link.rel = "noopener";
  return { tagName, attribs: link };
}
