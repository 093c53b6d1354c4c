import { parse, parseFragment, type DefaultTreeAdapterTypes } from "parse5";

type Node = DefaultTreeAdapterTypes.Node;

const elements = new Set(
  "script style iframe frame object embed applet form input button base meta link svg math template noscript audio video".split(
    " ",
  ),
);

/** Returns the elements and attributes of some HTML, parsed as a browser does, that would run, load or send something. */
export function activeContent(html: string, kind: "fragment" | "document" = "fragment"): string[] {
  const found: string[] = [];
  walk(kind === "fragment" ? parseFragment(html) : parse(html), (name, attributes, text) => {
    const type = attributes.get("type") ?? "";
    const isData = name === "script" && type === "application/ld+json";
    // A document's head is expected to have these.
    if (elements.has(name) && !isData && !(kind === "document" && ["meta", "link"].includes(name)))
      found.push(`<${name}>`);
    if (isData) JSON.parse(text);
    for (const [key, value] of attributes) {
      if (/^on/i.test(key) || key === "style" || key === "srcdoc") found.push(`${key}="${value}"`);
      if (["href", "src", "action", "formaction", "data", "xlink:href"].includes(key)) {
        // Without C0 controls and spaces, some of which browsers strip (WHATWG URL standard, basic URL parser).
        const address = Array.from(value)
          .filter((character) => character > " ")
          .join("");
        if (!/^(https:\/\/|mailto:|tel:|#|\/(?![/\\])|\.\/)/i.test(address))
          found.push(`${key}="${value}"`);
      }
      if (key === "id" && !/^[a-z0-9-]+$/.test(value)) found.push(`id="${value}"`);
    }
  });
  return found;
}

function walk(
  node: Node,
  visit: (name: string, attributes: Map<string, string>, text: string) => void,
): void {
  if ("tagName" in node) {
    const text = node.childNodes.map((child) => ("value" in child ? child.value : "")).join("");
    visit(
      node.tagName,
      new Map(
        node.attrs.map(({ name, value, prefix }) => [prefix ? `${prefix}:${name}` : name, value]),
      ),
      text,
    );
    if (node.tagName === "template" && "content" in node) walk(node.content, visit);
  }
  if ("childNodes" in node) node.childNodes.forEach((child) => walk(child, visit));
}
