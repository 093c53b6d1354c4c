/** The fields of the editor's forms, generated from the schemas of content. Pure. */
import { labelOf, singularOf } from "../../content/labels";
import { translatedSchema } from "../../content/translation";
import type { Choices } from "../../content/site-data";
import {
  boundsOf,
  elementOf,
  isInteger,
  isOptional,
  metaOf,
  namingField,
  optionsOf,
  shapeOf,
  typeOf,
  unwrap,
  type Schema,
} from "../../content/schema";

/** A field in Decap's configuration: https://decapcms.org/docs/widgets/ */
export interface EditorField {
  name: string;
  label: string;
  widget: string;
  required: boolean;
  hint?: string;
  /** The kind and the path of the field in it, such as `buildRecap.facts.area`. */
  model: string;
  field?: EditorField;
  fields?: EditorField[];
  [option: string]: unknown;
}

/** Texts that may be longer, in characters, get a textarea. */
const oneLine = 100;

/**
 * Returns the fields of an object.
 * @param model its kind, and its path in it
 */
export function fieldsOf(schema: Schema, model: string, choices: Choices): EditorField[] {
  return Object.entries(shapeOf(schema)).map(([name, field]) =>
    fieldOf(name, field, `${model}.${name}`, choices),
  );
}

function fieldOf(name: string, field: Schema, model: string, choices: Choices): EditorField {
  const widget = widgetOf(name, field, model, choices);
  const { description, owner, label } = metaOf(field);
  // The length of a selected option is not the author's choice.
  const bounds = widget.widget === "select" && !widget.multiple ? "" : describeBounds(field);
  const hint = [description, bounds, owner && `Shown ${owner}.`].filter(Boolean).join(" ");
  return {
    name,
    label: label ?? labelOf(name),
    required: !isOptional(field),
    ...(hint ? { hint } : {}),
    // Without `i18n`, Decap hides the field in the form of another language.
    ...(translatedSchema(field) ? { i18n: true } : {}),
    model,
    ...widget,
  };
}

type Widget = { widget: string } & Record<string, unknown>;

function widgetOf(name: string, field: Schema, model: string, choices: Choices): Widget {
  const schema = unwrap(field);
  const { role, refersTo, unique } = metaOf(field);
  const { minimum, maximum } = boundsOf(schema);
  switch (typeOf(schema)) {
    case "object": {
      const fields = nestedFieldsOf(schema, model, choices);
      // Decap requires required fields even in an optional group that is empty; the content check does not.
      return isOptional(field)
        ? { widget: "object", collapsed: true, fields: fields.map(asOptional) }
        : { widget: "object", collapsed: false, fields };
    }
    case "array":
      return listOf(name, field, model, choices);
    case "enum":
      return { widget: "select", options: optionsOf(schema) };
    case "boolean":
      return { widget: "boolean", default: false };
    case "number":
      // A unique position is set by moving the page: see `src/editor/order.ts`.
      if (name === "order" && unique !== undefined) return { widget: "order" };
      return {
        widget: "number",
        value_type: isInteger(schema) ? "int" : "float",
        // Coordinates need five decimal places.
        step: isInteger(schema) ? 1 : 0.00001,
        ...(minimum === undefined ? {} : { min: minimum }),
        ...(maximum === undefined ? {} : { max: maximum }),
      };
  }
  if (refersTo) return { widget: "select", options: [...(choices[refersTo] ?? [])] };
  if (role === "date") {
    return {
      widget: "datetime",
      format: "YYYY-MM-DD",
      date_format: "YYYY-MM-DD",
      time_format: false,
      default: isOptional(field) ? "" : "{{now}}",
    };
  }
  // A path: see `src/editor/drawing.ts`.
  if (role === "code" && name === "drawing") return { widget: "drawing" };
  if (role === "markdown")
    return markdown(["bold", "italic", "link", "bulleted-list", "numbered-list"]);
  const isLong = role === "text" && maximum !== undefined && maximum > oneLine;
  return { widget: isLong ? "text" : "string" };
}

function asOptional(field: EditorField): EditorField {
  return {
    ...field,
    required: false,
    ...(field.fields ? { fields: field.fields.map(asOptional) } : {}),
  };
}

/** Replaces the schema's hint, which is about file names; the editor chooses those: see `src/editor/uploads.ts`. */
const pictureHint =
  "JPEG, PNG or WebP, as it came from the camera: it is named and made small here.";

/** Returns the fields of a nested object; for a picture, with a widget to choose or upload the file. */
function nestedFieldsOf(schema: Schema, model: string, choices: Choices): EditorField[] {
  const fields = fieldsOf(schema, model, choices);
  if (metaOf(schema).role !== "picture") return fields;
  return fields.map((field) =>
    field.name === "src"
      ? { ...field, hint: pictureHint, widget: "image", choose_url: false }
      : field,
  );
}

function listOf(name: string, field: Schema, model: string, choices: Choices): Widget {
  const element = elementOf(field);
  if (!element) throw new Error(`The list ${model} has no schema for its entries.`);
  const inner = unwrap(element);
  const { refersTo } = metaOf(inner);
  const { minimum, maximum } = boundsOf(field);
  const size = {
    ...(minimum === undefined ? {} : { min: minimum }),
    ...(maximum === undefined ? {} : { max: maximum }),
  };
  const options = refersTo === undefined ? optionsOf(inner) : (choices[refersTo] ?? []);
  if (options) return { widget: "select", multiple: true, options: [...options], ...size };
  if (typeOf(inner) !== "object") {
    const item = fieldOf("item", inner, `${model}[]`, choices);
    const label = singularOf(name);
    return { widget: "list", ...size, label_singular: label, field: { ...item, label } };
  }
  return {
    widget: "list",
    label_singular: singularOf(name),
    summary: `{{fields.${namingField(inner) ?? ""}}}`,
    collapsed: true,
    ...size,
    fields: nestedFieldsOf(inner, `${model}[]`, choices).map(withoutDefault),
  };
}

/** If a field of its entries had a default, Decap would start the list of a new page with an entry. */
function withoutDefault({ default: _default, ...field }: EditorField): EditorField {
  return field;
}

/** The content check, at the top of the form; see `src/editor/check-list.ts`. */
export const checkField: EditorField = {
  name: "check",
  label: "Content check",
  widget: "check",
  required: false,
  model: "",
};

/** Returns the field for the address of a page: the name of its folder, which is not in its file. */
export const addressField = (route: string): EditorField => ({
  name: "address",
  label: labelOf("slug"),
  widget: "address",
  required: false,
  hint: `What follows ${route}/ in the address of the page. The title makes it. When you change it, the old address leads to the new one by itself, and links on other pages are changed with it.`,
  model: "",
});

/** Returns the field for the body of a page, which is not in the schema of its front matter. */
export function bodyField(kind: string): EditorField {
  return {
    name: "body",
    label: labelOf("body"),
    required: false,
    hint: "Headings begin at level 2. A picture stands on a line of its own, with its alt text.",
    i18n: true,
    model: `${kind}.body`,
    ...markdown(
      [
        "bold",
        "italic",
        "link",
        "heading-two",
        "heading-three",
        "quote",
        "bulleted-list",
        "numbered-list",
      ],
      ["image"],
    ),
  };
}

function markdown(buttons: string[], components: string[] = []): Widget {
  return {
    widget: "markdown",
    buttons,
    editor_components: components,
    modes: ["rich_text", "raw"],
  };
}

/** Returns the limits of a text or list as a hint. */
function describeBounds(field: Schema): string {
  const type = typeOf(field);
  const { minimum, maximum } = boundsOf(field);
  const unit = type === "string" ? "characters" : type === "array" ? "entries" : undefined;
  if (!unit || maximum === undefined) return "";
  if (minimum === undefined) return `(At most ${maximum} ${unit}.)`;
  return minimum === maximum ? `(${maximum} ${unit}.)` : `(${minimum} to ${maximum} ${unit}.)`;
}
