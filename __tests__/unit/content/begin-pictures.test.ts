/** @jest-environment node */
import { Kind, parse, visit, type SelectionSetNode } from "graphql";
import { picturesQuery } from "../../../src/build/gatsby/begin-pictures";
import { readFiles } from "../../../src/content/check/read-files";
import { metaOf, valuesIn } from "../../../src/content/schema";

/** Returns the path of every field of a query, such as `allService.nodes.hero`. */
function pathsOf(query: string): string[] {
  const paths: string[] = [];
  const read = ({ selections }: SelectionSetNode, before: string) => {
    for (const field of selections) {
      if (field.kind !== Kind.FIELD) continue;
      paths.push(before + field.name.value);
      if (field.selectionSet) read(field.selectionSet, `${before}${field.name.value}.`);
    }
  };
  visit(parse(query), { OperationDefinition: ({ selectionSet }) => read(selectionSet, "") });
  return paths;
}

test("a first build begins with every picture in the front matter of pages", async () => {
  const queried = pathsOf(picturesQuery());
  const { pages } = await readFiles(process.cwd());
  const pictures = pages.flatMap(({ kind, data }) =>
    [...valuesIn(kind.schema, data)]
      .filter(({ meta }) => meta.role === "picture")
      .map(({ path }) => path.filter((step) => typeof step === "string"))
      .map((path) => `all${metaOf(kind.schema).typeName}.nodes.${path.join(".")}`),
  );
  expect(new Set(pictures)).toContain("allBuildRecap.nodes.beforeAfter.before");
  expect(queried).toEqual(expect.arrayContaining([...new Set(pictures)]));
});
