/** The fields of the editor's forms, from the schemas of content. Pure. */
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

/** A field as Decap CMS reads it: https://decapcms.org/docs/widgets/ */
export interface EditorField {
  name: string;
  label: string;
  widget: string;
  required: boolean;
  hint?: string;
  /** Its path in its kind, such as `buildRecap.facts.area`. */
  model: string;
  field?: EditorField;
  fields?: EditorField[];
  [option: string]: unknown;
}

/** A longer text gets more than one line. */
const oneLine = 100;

/**
 * The fields of an object.
 * @param model the name of its kind, and the way to it
 */
export function fieldsOf(schema: Schema, model: string, choices: Choices): EditorField[] {
  return Object.entries(shapeOf(schema)).map(([name, field]) =>
    fieldOf(name, field, `${model}.${name}`, choices),
  );
}

function fieldOf(name: string, field: Schema, model: string, choices: Choices): EditorField {
  const widget = widgetOf(name, field, model, choices);
  const { description, owner, label } = metaOf(field);
  // A choice has no length.
  const bounds = widget.widget === "select" && !widget.multiple ? "" : boundsInWords(field);
  const hint = [description, bounds, owner && `Shown ${owner}.`].filter(Boolean).join(" ");
  return {
    name,
    label: label ?? labelOf(name),
    required: !isOptional(field),
    ...(hint ? { hint } : {}),
    // Where it is left out, Decap hides the field in the form of another language.
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
      const fields = partsOf(schema, model, choices);
      // Decap demands required fields even in a group that is left out; the content check does not.
      return isOptional(field)
        ? { widget: "object", collapsed: true, fields: fields.map(withoutDemand) }
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
        // Coordinates need five places.
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

function withoutDemand(field: EditorField): EditorField {
  return {
    ...field,
    required: false,
    ...(field.fields ? { fields: field.fields.map(withoutDemand) } : {}),
  };
}

/** The schema's hint is about file names, which the editor makes itself: see `src/editor/uploads.ts`. */
const pictureHint =
  "JPEG, PNG or WebP, as it came from the camera: it is named and made small here.";

/** The parts of a group; in a picture, the file is chosen or uploaded. */
function partsOf(schema: Schema, model: string, choices: Choices): EditorField[] {
  const parts = fieldsOf(schema, model, choices);
  if (metaOf(schema).role !== "picture") return parts;
  return parts.map((part) =>
    part.name === "src" ? { ...part, hint: pictureHint, widget: "image", choose_url: false } : part,
  );
}

function listOf(name: string, field: Schema, model: string, choices: Choices): Widget {
  const element = elementOf(field);
  if (!element) throw new Error(`The list ${model} has no entries.`);
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
    fields: partsOf(inner, `${model}[]`, choices).map(withoutDefault),
  };
}

/** Where a part of its entries has a default, Decap begins the list of a new page with an entry. */
function withoutDefault({ default: _default, ...part }: EditorField): EditorField {
  return part;
}

/** The content check, above everything else; see `src/editor/check-list.ts`. */
export const checkField: EditorField = {
  name: "check",
  label: "Content check",
  widget: "check",
  required: false,
  model: "",
};

/** The address of a page: the name of its folder, which its file does not hold. */
export const addressField = (route: string): EditorField => ({
  name: "address",
  label: labelOf("slug"),
  widget: "address",
  required: false,
  hint: `What follows ${route}/ in the address of the page. The title makes it. When you change it, the old address leads to the new one by itself, and links on other pages are changed with it.`,
  model: "",
});

/** The body of a page, which is not in the schema of its front matter. */
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

function boundsInWords(field: Schema): string {
  const type = typeOf(field);
  const { minimum, maximum } = boundsOf(field);
  const unit = type === "string" ? "characters" : type === "array" ? "entries" : undefined;
  if (!unit || maximum === undefined) return "";
  if (minimum === undefined) return `(At most ${maximum} ${unit}.)`;
  return minimum === maximum ? `(${maximum} ${unit}.)` : `(${minimum} to ${maximum} ${unit}.)`;
}
