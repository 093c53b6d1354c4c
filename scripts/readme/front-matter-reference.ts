/** The README's front-matter reference, from the content model. Pure. */
import type { z } from "zod";
import { unwrap } from "../../src/gatsby/explain";
import { article, buildRecap, service, type FieldMeta } from "../../src/gatsby/model";
import { pageFields } from "../../src/gatsby/model/page";

type Schema = z.core.$ZodType & { meta?: () => FieldMeta | undefined };

interface Definition {
  type: string;
  shape?: Record<string, Schema>;
  element?: Schema;
  entries?: Record<string, string>;
  checks?: { _zod: { def: { check: string; minimum?: number; maximum?: number } } }[];
}

const definitionOf = (schema: Schema) =>
  (schema as unknown as { _zod: { def: Definition } })._zod.def;

interface Row {
  field: string;
  form: string;
  required: boolean;
  description: string;
}

function rowsOf(schema: Schema, prefix = ""): Row[] {
  return Object.entries(definitionOf(schema).shape ?? {}).flatMap(([key, field]) => {
    const inner = unwrap(field);
    const definition = definitionOf(inner);
    const element = definition.element && unwrap(definition.element);
    const name = `${prefix}${key}`;
    const row: Row = {
      field: name,
      form: formOf(inner),
      required: definitionOf(field).type !== "optional",
      description: (field.meta?.() ?? inner.meta?.())?.description ?? "",
    };
    if (inner.meta?.()?.role === "picture") return [row];
    if (definition.type === "object") return [row, ...rowsOf(inner, `${name}.`)];
    if (element && definitionOf(element).type === "object" && !element.meta?.()?.role)
      return [row, ...rowsOf(element, `${name}[].`)];
    return [row];
  });
}

/** What an author writes there, in words. */
function formOf(schema: Schema): string {
  const definition = definitionOf(schema);
  const role = schema.meta?.()?.role;
  switch (definition.type) {
    case "object":
      return role === "picture" ? "picture: `src`, `alt`, `caption`" : "group";
    case "array":
      return `list${bounds(definition, "")}`;
    case "enum":
      return Object.keys(definition.entries ?? {})
        .map((value) => `\`${value}\``)
        .join(" or ");
    case "boolean":
      return "`true` or `false`";
    case "number":
      return "whole number";
    default:
      return role === "date"
        ? "date"
        : role === "url"
          ? "https address"
          : role === "path"
            ? "path"
            : role === "reference" || role === "id"
              ? "slug"
              : `${role === "markdown" ? "Markdown" : "text"}${bounds(definition, " characters")}`;
  }
}

function bounds({ checks = [] }: Definition, unit: string): string {
  const all = checks.map((check) => check._zod.def);
  const minimum = all.find((check) => check.minimum !== undefined)?.minimum;
  const maximum = all.find((check) => check.maximum !== undefined)?.maximum;
  const exact = all.find((check) => check.check === "length_equals") as
    { length: number } | undefined;
  if (exact) return ` of ${exact.length}${unit}`;
  if (minimum === undefined && maximum === undefined) return "";
  if (minimum === undefined) return `, at most ${maximum}${unit}`;
  if (maximum === undefined) return `, at least ${minimum}${unit}`;
  return `, ${minimum}–${maximum}${unit}`;
}

function table(rows: Row[]): string {
  const cells = rows.map(
    ({ field, form, required, description }) =>
      `| \`${field}\` | ${form} | ${required ? "yes" : "no"} | ${description.replaceAll("|", "\\|")} |`,
  );
  return [
    "| Field | Form | Required | What it is for |",
    "| --- | --- | --- | --- |",
    ...cells,
  ].join("\n");
}

/** Markdown: the fields that all pages share, then those of each kind. */
export function frontMatterReference(): string {
  const shared = new Set(Object.keys(pageFields));
  const own = (schema: Schema) =>
    rowsOf(schema).filter(({ field }) => !shared.has(field.split(/[.[]/)[0] ?? ""));
  const common = rowsOf(article).filter(({ field }) => shared.has(field.split(/[.[]/)[0] ?? ""));
  return [
    "#### Every page",
    table(common),
    "#### Service: `content/services/<slug>/index.md`",
    table(own(service)),
    "#### Build recap: `content/build-process/<slug>/index.md`",
    table(own(buildRecap)),
    "#### Article: `content/blog/<slug>/index.md`",
    table(own(article)),
  ].join("\n\n");
}
