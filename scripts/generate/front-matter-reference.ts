/** The tables of docs/front-matter.md: all fields that authors write, from the registry of kinds. Pure. */
import { placeFor } from "../../src/content/paths";
import { registry as siteRegistry, type Kind, type Registry } from "../../src/content/registry";
import {
  boundsOf,
  elementOf,
  isInteger,
  isOptional,
  metaOf,
  optionsOf,
  shapeOf,
  typeOf,
  type Schema,
} from "../../src/content/schema";

interface Row {
  field: string;
  form: string;
  required: boolean;
  description: string;
}

function rowsOf(schema: Schema, prefix = ""): Row[] {
  return Object.entries(shapeOf(schema)).flatMap(([key, field]) => {
    const { role, description = "" } = metaOf(field);
    const element = elementOf(field);
    const name = `${prefix}${key}`;
    const row = { field: name, form: formOf(field), required: !isOptional(field), description };
    if (role === "picture") return [row];
    return [row, ...rowsOf(element ?? field, element ? `${name}[].` : `${name}.`)];
  });
}

/** Returns what an author writes there, in words. */
function formOf(schema: Schema): string {
  const options = optionsOf(schema);
  if (options) return options.map((value) => `\`${value}\``).join(" or ");
  const { role = "", refersTo = "" } = metaOf(schema);
  switch (typeOf(schema)) {
    case "object":
      return role === "picture" ? "picture: `src`, `alt`, `caption`" : "group";
    case "array":
      return `list${bounds(schema, "")}`;
    case "boolean":
      return "`true` or `false`";
    case "number":
      return isInteger(schema) ? "whole number" : "number";
  }
  const forms: Record<string, string> = {
    date: "date",
    url: "https address",
    path: "path",
    id: "slug",
    code: "text of a fixed form",
    reference: `slug of \`${refersTo}\``,
  };
  return (
    forms[role] ?? `${role === "markdown" ? "Markdown" : "text"}${bounds(schema, " characters")}`
  );
}

function bounds(schema: Schema, unit: string): string {
  const { minimum, maximum } = boundsOf(schema);
  if (minimum === undefined && maximum === undefined) return "";
  if (minimum === maximum) return ` of ${minimum}${unit}`;
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

/** Returns Markdown with the fields that all pages share, then those of each kind. */
export function frontMatterReference({ kinds, pages }: Registry = siteRegistry): string {
  const isOwn = ({ field }: Row, kind: Kind) =>
    kind.type === "data" || (field.split(/[.[]/)[0] ?? "") in kind.fields;
  const [first] = pages;
  const shared = first ? rowsOf(first.schema).filter((row) => !isOwn(row, first)) : [];
  return [
    "## Every page",
    table(shared),
    ...kinds.flatMap((kind) => [
      `## ${kind.labels.one}: \`${placeFor(kind)}\``,
      table(rowsOf(kind.fileSchema).filter((row) => isOwn(row, kind))),
    ]),
  ].join("\n\n");
}
