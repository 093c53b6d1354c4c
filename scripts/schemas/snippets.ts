/**
 * Snippets for VS Code, from the registry of kinds. Its YAML extension ignores the front matter of Markdown, so snippets
 * offer the fields there, with their descriptions. Pure.
 */
import { registry as siteRegistry, type Registry } from "../../src/content/registry";
import {
  elementOf,
  isOptional,
  metaOf,
  optionsOf,
  shapeOf,
  typeOf,
  type Schema,
} from "../../src/content/schema";

interface Snippet {
  scope: string;
  prefix: string;
  body: string[];
  description: string;
}

/** Returns a snippet for every top-level field of a page's front matter, by the name that VS Code lists. */
export function frontMatterSnippets({ pages }: Registry = siteRegistry): Record<string, Snippet> {
  const snippets: Record<string, Snippet> = {};
  for (const { name: kind, schema } of pages) {
    for (const [field, inner] of Object.entries(shapeOf(schema))) {
      const name = Object.values(snippets).some((other) => other.prefix === field)
        ? `${field} (${kind})`
        : field;
      const tabStop = { last: 0 };
      const snippet: Snippet = {
        scope: "markdown,yaml",
        prefix: field,
        body: linesOf(field, inner, tabStop),
        description: metaOf(inner).description ?? "",
      };
      // A field that several kinds share is offered once.
      const isDuplicate = Object.values(snippets).some(
        (other) => JSON.stringify(other) === JSON.stringify(snippet),
      );
      if (!isDuplicate) snippets[name] = snippet;
    }
  }
  return snippets;
}

/** Returns the lines of a field, with a tab stop (`$1`, `$2` …) for each value. */
function linesOf(key: string, field: Schema, tabStop: { last: number }): string[] {
  if (typeOf(field) === "object") {
    const fields = Object.entries(shapeOf(field));
    const required = fields.filter(([, child]) => !isOptional(child));
    const children = required.length > 0 ? required : fields;
    return [
      `${key}:`,
      ...children.flatMap(([name, child]) =>
        linesOf(name, child, tabStop).map((line) => `  ${line}`),
      ),
    ];
  }
  const element = elementOf(field);
  if (element) {
    const [first = "", ...rest] = linesOf("entry", element, tabStop);
    const isGroup = typeOf(element) === "object";
    if (!isGroup) return [`${key}:`, `  - ${first.replace("entry: ", "")}`];
    const [head = "", ...tail] = rest;
    return [`${key}:`, `  - ${head.trim()}`, ...tail.map((line) => `  ${line}`)];
  }
  tabStop.last += 1;
  return [`${key}: ${placeholder(field, tabStop.last)}`];
}

/** Returns a tab stop, with choices where the schema has them. */
function placeholder(schema: Schema, number: number): string {
  const options = optionsOf(schema);
  if (options) return `\${${number}|${options.join(",")}|}`;
  if (typeOf(schema) === "boolean") return `\${${number}|true,false|}`;
  if (metaOf(schema).role === "date")
    return `\${${number}:$CURRENT_YEAR-$CURRENT_MONTH-$CURRENT_DATE}`;
  return `$${number}`;
}
