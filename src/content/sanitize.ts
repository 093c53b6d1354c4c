/** Sanitizes the HTML that Markdown makes. Authors are colleagues, and still their content must not be able to run script. */
import sanitizeHtml from "sanitize-html";
import { allowedAddress, allowedAttributes, allowedTags } from "./allowed-html";

/** Keeps what the lists of elements and attributes allow, and the words of everything else. */
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

/** Elements with ids are global variables: an id must not take the name of one of Gatsby's, such as `___loader`. */
function withPlainId(tagName: string, { id, ...attribs }: sanitizeHtml.Attributes) {
  return { tagName, attribs: id && /^[a-z0-9-]+$/.test(id) ? { ...attribs, id } : attribs };
}

/** A link that leads nowhere allowed keeps only its words; an external one gets `rel="noopener"`. */
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
