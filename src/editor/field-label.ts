/** The names of fields as the form shows them. Pure. */
import { pathOf } from "../content/explain";
import { labelOf, singularOf } from "../content/labels";
import type { Kind } from "../content/registry";
import { elementOf, metaOf, shapeOf, type Schema } from "../content/schema";

/** The path of a field in the form: `["phases", 0, "weeks"]`. */
export type FormPath = readonly (string | number)[];

/** Fields of a page that are not in its front matter, and what the form names them. */
const formNames: Readonly<Record<string, string | undefined>> = { text: "body", slug: "address" };

/** Returns the path of a field that a mistake names, such as `phases[0].weeks`. */
export function formPathOf(kind: Kind, field: string): FormPath {
  const formName = kind.type === "page" ? formNames[field] : undefined;
  return formName ? [formName] : pathOf(field);
}

/** Returns the label of a field that a mistake names: “Phase 1: Weeks” for `phases[0].weeks`. */
export function fieldLabel(kind: Kind, field: string): string {
  const labels: string[] = [];
  let schema: Schema | undefined = kind.fileSchema;
  let list = "";
  for (const step of formPathOf(kind, field)) {
    if (typeof step === "number") {
      labels.splice(-1, 1, `${singularOf(list)} ${step + 1}`);
      schema = elementOf(schema);
    } else {
      schema = shapeOf(schema)[step];
      labels.push((schema && metaOf(schema).label) ?? labelOf(step));
      list = step;
    }
  }
  // Drops the explanation from labels such as “Hero: the first picture”.
  return labels.map((label) => label.split(":")[0]).join(": ");
}
