/** The fields of a mistake as the form calls them. Pure. */
import { labelOf, singularOf } from "../content/labels";
import type { Kind } from "../content/registry";
import { elementOf, metaOf, shapeOf, type Schema } from "../content/schema";

/** The way to a field inside its entry: `["phases", 0, "weeks"]`. */
export type Steps = readonly (string | number)[];

/** The way to the field that a mistake names, such as `phases[0].weeks`; the text of a page is `body` in its form, its slug `address`. */
export function stepsOf(kind: Kind, field: string): Steps {
  const steps = field.match(/[^.[\]]+/g) ?? [];
  // These two are not in the front matter.
  const own = { text: "body", slug: "address" }[field];
  return kind.type === "page" && own
    ? [own]
    : steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

/** `phases[0].weeks` is “Phase 1: Weeks”. */
export function fieldInWords(kind: Kind, field: string): string {
  const words: string[] = [];
  let schema: Schema | undefined = kind.fileSchema;
  let list = "";
  for (const step of stepsOf(kind, field)) {
    if (typeof step === "number") {
      words.splice(-1, 1, `${singularOf(list)} ${step + 1}`);
      schema = elementOf(schema);
    } else {
      schema = shapeOf(schema)[step];
      words.push((schema && metaOf(schema).label) ?? labelOf(step));
      list = step;
    }
  }
  // Drops the explanation from labels such as “Hero: the first picture”.
  return words.map((label) => label.split(":")[0]).join(": ");
}
