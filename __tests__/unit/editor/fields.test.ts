/** @jest-environment node */
import { z } from "zod";
import { fieldsOf, type EditorField } from "../../../src/build/editor/fields";
import { registry } from "../../../src/content/registry";

/** Returns the fields of the items of every list, with the name of the list. */
function partsOfLists(fields: readonly EditorField[], inList = ""): [string, EditorField][] {
  return fields.flatMap((field) => {
    const list = field.widget === "list" ? field.model : inList;
    return [
      ...(inList ? [[inList, field] as [string, EditorField]] : []),
      ...partsOfLists(field.fields ?? [], list),
    ];
  });
}

it("gives no field of a list's items a default, with which Decap would add a first item to each new page", () => {
  const schema = z.strictObject({
    drawings: z.array(
      z.strictObject({ strip: z.boolean().optional().meta({ description: "Half as high." }) }),
    ),
  });
  expect(partsOfLists(fieldsOf(schema, "test", {}))).toHaveLength(1);
  const all = registry.kinds.flatMap(({ schema, name }) => fieldsOf(schema, name, {}));
  for (const fields of [fieldsOf(schema, "test", {}), all])
    expect(partsOfLists(fields).filter(([, field]) => "default" in field)).toEqual([]);
});
