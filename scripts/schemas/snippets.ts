/**
 * Snippets for VS Code, from the registry of kinds: its YAML extension does not look into the front matter of Markdown, so
 * that there the fields are offered as snippets, each with what it is for. Pure.
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

/** Every top-level field of a page's front matter, by the name that the list of snippets shows. */
export function frontMatterSnippets({ pages }: Registry = siteRegistry): Record<string, Snippet> {
  const snippets: Record<string, Snippet> = {};
  for (const { name: kind, schema } of pages) {
    for (const [field, inner] of Object.entries(shapeOf(schema))) {
      const name = Object.values(snippets).some((other) => other.prefix === field)
        ? `${field} (${kind})`
        : field;
      const counter = { last: 0 };
      const snippet: Snippet = {
        scope: "markdown,yaml",
        prefix: field,
        body: linesOf(field, inner, counter),
        description: metaOf(inner).description ?? "",
      };
      // A field that several kinds share is offered once.
      const isKnown = Object.values(snippets).some(
        (other) => JSON.stringify(other) === JSON.stringify(snippet),
      );
      if (!isKnown) snippets[name] = snippet;
    }
  }
  return snippets;
}

/** The lines of a field with a place to jump to (`$1`, `$2` …) for each value. */
function linesOf(key: string, field: Schema, counter: { last: number }): string[] {
  if (typeOf(field) === "object") {
    const all = Object.entries(shapeOf(field));
    const required = all.filter(([, child]) => !isOptional(child));
    const children = required.length > 0 ? required : all;
    return [
      `${key}:`,
      ...children.flatMap(([name, child]) =>
        linesOf(name, child, counter).map((line) => `  ${line}`),
      ),
    ];
  }
  const element = elementOf(field);
  if (element) {
    const [first = "", ...rest] = linesOf("entry", element, counter);
    const isGroup = typeOf(element) === "object";
    if (!isGroup) return [`${key}:`, `  - ${first.replace("entry: ", "")}`];
    const [head = "", ...tail] = rest;
    return [`${key}:`, `  - ${head.trim()}`, ...tail.map((line) => `  ${line}`)];
  }
  counter.last += 1;
  return [`${key}: ${placeOf(field, counter.last)}`];
}

/** A place to fill in; where there is a choice, the choice. */
function placeOf(schema: Schema, number: number): string {
  const options = optionsOf(schema);
  if (options) return `\${${number}|${options.join(",")}|}`;
  if (typeOf(schema) === "boolean") return `\${${number}|true,false|}`;
  if (metaOf(schema).role === "date")
    return `\${${number}:$CURRENT_YEAR-$CURRENT_MONTH-$CURRENT_DATE}`;
  return `$${number}`;
}
