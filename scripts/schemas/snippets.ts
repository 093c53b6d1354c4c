/**
 * Snippets for VS Code, from the content model: its YAML extension does not look into the front matter of Markdown, so
 * that there the fields are offered as snippets, each with what it is for. Pure.
 */
import { pageSchemas } from "../../src/gatsby/content";
import { unwrap } from "../../src/gatsby/explain";
import { definitionOf, isOptional, metaOf, type Schema } from "../../src/gatsby/model/walk";

interface Snippet {
  scope: string;
  prefix: string;
  body: string[];
  description: string;
}

/** Every top-level field of a page's front matter, by the name that the list of snippets shows. */
export function frontMatterSnippets(): Record<string, Snippet> {
  const snippets: Record<string, Snippet> = {};
  for (const [kind, schema] of Object.entries(pageSchemas)) {
    for (const [field, inner] of Object.entries<Schema>(schema.shape)) {
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
  const inner = unwrap(field);
  const { type, shape, element } = definitionOf(inner);
  if (type === "object" && shape) {
    const required = Object.entries(shape).filter(([, child]) => !isOptional(child));
    const children = required.length > 0 ? required : Object.entries(shape);
    return [
      `${key}:`,
      ...children.flatMap(([name, child]) =>
        linesOf(name, child, counter).map((line) => `  ${line}`),
      ),
    ];
  }
  if (type === "array" && element) {
    const [first = "", ...rest] = linesOf("entry", element, counter);
    const isGroup = definitionOf(unwrap(element)).type === "object";
    if (!isGroup) return [`${key}:`, `  - ${first.replace("entry: ", "")}`];
    const [head = "", ...tail] = rest;
    return [`${key}:`, `  - ${head.trim()}`, ...tail.map((line) => `  ${line}`)];
  }
  counter.last += 1;
  return [`${key}: ${placeOf(inner, counter.last)}`];
}

/** A place to fill in; where there is a choice, the choice. */
function placeOf(schema: Schema, number: number): string {
  const { type, entries } = definitionOf(schema);
  if (type === "enum") return `\${${number}|${Object.keys(entries ?? {}).join(",")}|}`;
  if (type === "boolean") return `\${${number}|true,false|}`;
  if (schema.meta?.()?.role === "date")
    return `\${${number}:$CURRENT_YEAR-$CURRENT_MONTH-$CURRENT_DATE}`;
  return `$${number}`;
}
