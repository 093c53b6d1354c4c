/** The content check for one field while it is typed, in the same words as the whole check. Pure. */
import { dataSchemas, pageSchemas } from "../content";
import { explainIssues, unwrap } from "../explain";
import { definitionOf, type Schema } from "../model/walk";

/**
 * The schema at a place of the model, as the editor's fields name it.
 * @param model such as `buildRecap.phases[].text` or `business.yml.address.city`
 */
export function schemaOf(model: string): Schema | undefined {
  const all: Record<string, Schema> = { ...pageSchemas, ...dataSchemas };
  const root = Object.keys(all).find((name) => model === name || model.startsWith(`${name}.`));
  if (!root) return undefined;
  const steps = model.slice(root.length).match(/\[\]|[^.[\]]+/g) ?? [];
  return steps.reduce<Schema | undefined>((schema, step) => {
    const { shape, element } = schema ? definitionOf(unwrap(schema)) : {};
    return step === "[]" ? element : shape?.[step];
  }, all[root]);
}

/** What is wrong with a value in that place; undefined where it may stand there. */
export function fieldMistake(model: string, value: unknown): string | undefined {
  const schema = schemaOf(model);
  if (!schema) return undefined;
  const checked = (schema as unknown as { safeParse: (data: unknown) => Result }).safeParse(value);
  if (!checked.error) return undefined;
  const yaml = { data: value, lineOf: () => 1 };
  const [mistake] = explainIssues(schema, checked.error.issues.slice(0, 1), "", yaml);
  if (!mistake) return undefined;
  const name = model.split(".").pop() ?? model;
  const field = mistake.field === "front matter" ? name : `${name}${mistake.field}`;
  return `${field} ${mistake.problem}; ${mistake.remedy}`;
}

interface Result {
  error?: { issues: Parameters<typeof explainIssues>[1] };
}
