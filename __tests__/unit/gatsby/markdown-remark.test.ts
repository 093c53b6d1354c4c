/** @jest-environment node */
/** Which record a Markdown node holds, in which language. */
import { buildSchema } from "graphql";
import { textFields } from "../../../src/gatsby/markdown-fields";
import {
  commonField,
  expectOwnAnswers,
  markdownTypes,
  onCreateNode,
} from "../../../src/gatsby/markdown-remark";
import { contentTypes } from "../../../src/gatsby/types";
import { contentProject, translated } from "../../support/content-fixture";
import { walkFiles } from "../../../src/content/walk-files";

/** Returns the fields that the node of a file below `content/` is given. */
async function fieldsOf(relativePath: string): Promise<Record<string, unknown>> {
  const fields: Record<string, unknown> = {};
  const args = {
    node: { parent: "file", internal: { type: "MarkdownRemark" } },
    getNode: () => ({ sourceInstanceName: "content", relativePath }),
    actions: {
      createNodeField: ({ name, value }: { name: string; value: unknown }) =>
        (fields[name] = value),
    },
  };
  await onCreateNode?.(args as never, { plugins: [] }, () => undefined);
  return fields;
}

test("every Markdown file of content holds a record, in the language of its name", async () => {
  const { root, remove } = await contentProject(translated);
  const files = (await walkFiles(`${root}/content`)).filter((name) => name.endsWith(".md"));
  await remove();
  expect(files).toEqual(
    expect.arrayContaining(["pages/about/index.md", "services/casino/index.es.md"]),
  );
  for (const file of files) {
    const [, slug, language = "en"] = /([^/]+)\/index(?:\.(\w+))?\.md$/.exec(file) ?? [];
    expect(await fieldsOf(file)).toEqual({
      kind: expect.any(String),
      slug,
      language,
      path: expect.stringMatching(new RegExp(`^/(?:.+/)?${slug}$`)),
    });
  }
});

test("the words of a page have its address", async () => {
  expect(await fieldsOf("services/casino/index.es.md")).toEqual({
    kind: "service",
    slug: "casino",
    language: "es",
    path: "/services/casino",
  });
});

test("a file that holds no record has no fields", async () => {
  expect(await fieldsOf("README.md")).toEqual({});
});

test("a build fails with a sentence where the plugin answers in place of the site", () => {
  const own = textFields((key) => key);
  const schemaWith = (describe: (description: string) => string) =>
    buildSchema(
      `type MarkdownRemark { ${Object.entries(own)
        .map(([name, { description }]) => `"""${describe(description)}""" ${name}: String`)
        .join("\n")} }`,
    );
  expect(() =>
    expectOwnAnswers(
      schemaWith((one) => one),
      own,
    ),
  ).not.toThrow();
  expect(() =>
    expectOwnAnswers(
      schemaWith(() => "Of the plugin"),
      own,
    ),
  ).toThrow("Gatsby no longer takes the site's field frontmatter of MarkdownRemark");
});

const day = { type: "Date", description: "The day on which it was published." };

test("a field that several kinds have is described for each where they differ", () => {
  const shared = [
    { of: "services", type: "String", description: "The headline." },
    { of: "articles", type: "String", description: "The headline." },
  ];
  expect(commonField("heading", shared)).toEqual({ type: "String", description: "The headline." });
  const own = { of: "pages", type: "String", description: "The words at its top." };
  expect(commonField("heading", [...shared, own])).toEqual({
    type: "String",
    description: "Of services, articles: The headline. Of pages: The words at its top.",
  });
});

test("a field that kinds have with different types is a mistake", () => {
  const kinds = [
    { of: "articles", ...day },
    { of: "build recaps", ...day, type: "Int" },
  ];
  expect(() => commonField("published", kinds)).toThrow(
    "The field published is Date of articles, and Int of build recaps: give it one type, or two names",
  );
});

test("the type of the front matter says of which kind a description is", () => {
  const { types } = contentTypes((key) => key);
  const [frontmatter] = markdownTypes(types);
  expect(frontmatter?.fields.published?.description).toMatch(/Of build recaps: .*Of articles: /);
});
