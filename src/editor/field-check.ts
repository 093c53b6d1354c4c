/** The content check for one field while it is typed, in the same words as the whole check. Pure. */
import { explainIssues } from "../content/explain";
import type { YamlData } from "../content/front-matter";
import { registry as siteRegistry, type Registry } from "../content/registry";
import { elementOf, shapeOf, type Schema } from "../content/schema";

/**
 * The schema of a field, as the editor's forms name it.
 * @param model such as `buildRecap.phases[].text` or `business.address.city`
 */
export function schemaOf(model: string, registry: Registry = siteRegistry): Schema | undefined {
  const [name, ...steps] = model.match(/\[\]|[^.[\]]+/g) ?? [];
  return steps.reduce<Schema | undefined>(
    (schema, step) => (step === "[]" ? elementOf(schema) : shapeOf(schema)[step]),
    registry.kinds.find((kind) => kind.name === name)?.fileSchema,
  );
}

/** What is wrong with a value in that place; undefined where it may stand there. */
export function fieldMistake(model: string, value: unknown): string | undefined {
  const schema = schemaOf(model);
  if (!schema) return undefined;
  const checked = (schema as unknown as { safeParse: (data: unknown) => Result }).safeParse(value);
  if (!checked.error) return undefined;
  const yaml: YamlData = { data: value, lineOf: () => 1, linesOf: () => [1, 1] };
  const [mistake] = explainIssues(schema, checked.error.issues.slice(0, 1), "", yaml);
  if (!mistake) return undefined;
  const name = model.split(".").pop() ?? model;
  const field = mistake.field === "front matter" ? name : `${name}${mistake.field}`;
  return `${field} ${mistake.problem}; ${mistake.remedy}`;
}

interface Result {
  error?: { issues: Parameters<typeof explainIssues>[1] };
}
