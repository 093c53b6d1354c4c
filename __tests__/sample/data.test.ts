/**
 * What the queries of docs/data.md answered while the site was built, and what GraphiQL says of the
 * types of content.
 */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { IntrospectionObjectType, IntrospectionQuery } from "graphql";
import { original } from "../../src/content/language";
import { registry } from "../../src/content/registry";
import { metaOf } from "../../src/content/schema";
import { languagesOff } from "../../src/content/site-file";
import { queriesIn } from "../../src/publish/documented-queries";
import { readAnswers } from "../support/answers";

const { queries, types: introspection } = readAnswers();
const names = queries.map(({ query }) => /^query (\w+)/.exec(query)?.[1] ?? "");
const answers = queries.map(({ answer }) => answer);

/** Whether an answer holds no value at all, however deep. */
const isEmpty = (value: unknown): boolean =>
  value === null || (typeof value === "object" && Object.values(value).every(isEmpty));

test("the build has run the queries as the document prints them", () => {
  expect(queries.map(({ query }) => query)).toEqual(
    queriesIn(readFileSync("docs/data.md", "utf8")),
  );
  expect(queries.length).toBeGreaterThan(0);
});

test.each(names.map((name, index) => [name, answers[index]] as const))(
  "%s answers",
  (_name, answer) => {
    expect(answer?.errors).toBeUndefined();
    const found = Object.values(answer?.data ?? {}).flatMap((value) => {
      const list = value as { nodes?: unknown; group?: unknown } | null;
      return [list?.nodes ?? list?.group ?? value];
    });
    expect(found.filter(isEmpty)).toEqual([]);
  },
);

test("every Markdown file of content has a node in its language", () => {
  const answer = answers[names.indexOf("MarkdownFiles")]?.data as {
    allMarkdownRemark: {
      nodes: { fileAbsolutePath: string; fields: { language: string } | null }[];
    };
  };
  const found = answer.allMarkdownRemark.nodes.map(({ fileAbsolutePath, fields }) => [
    path.relative("content", fileAbsolutePath),
    fields?.language,
  ]);
  const files = readdirSync("content", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md") && !name.endsWith("README.md"))
    .map((name) => [name, /\.(\w+)\.md$/.exec(name)?.[1] ?? original]);
  const off = languagesOff.map((code) => `.${code}.md`);
  expect(found.sort()).toEqual(
    files.filter(([name = ""]) => !off.some((end) => name.endsWith(end))).sort(),
  );
});

test("Markdown nodes answer with the text as it is published", () => {
  const answer = answers[names.indexOf("MarkdownOfServices")]?.data as {
    allMarkdownRemark: {
      nodes: { fields: { path: string }; frontmatter: { title: string }; html: string }[];
    };
  };
  for (const { fields, frontmatter, html } of answer.allMarkdownRemark.nodes) {
    const published = readFileSync(`dist${fields.path}.html`, "utf8");
    const [, paragraph = ""] = /<p>(.*?)<\/p>/.exec(html) ?? [];
    expect(paragraph).not.toBe("");
    expect(published).toContain(paragraph);
    expect(published).toContain(frontmatter.title.replaceAll("&", "&amp;"));
  }
});

describe("GraphiQL describes", () => {
  const { data } = introspection as { data: IntrospectionQuery };
  const all = new Map(data.__schema.types.map((type) => [type.name, type]));
  /** Gatsby's own, and what it makes of other types. */
  const isGatsbys =
    /^(?:File|ImageSharp|JSON|Date|Node|Internal|ID|String|Boolean|Int|Float)$|(?:Connection|Edge|Input|Selector)$/;

  /** The fields of a type; an enum has none. */
  const fieldsOf = (name: string) =>
    (all.get(name) as { fields?: IntrospectionObjectType["fields"] | null }).fields ?? [];

  /** The types that can be reached from some, with these. */
  function reachable(names: readonly string[], found = new Set<string>()): Set<string> {
    for (const name of names) {
      if (!all.has(name) || found.has(name) || isGatsbys.test(name)) continue;
      found.add(name);
      const next = fieldsOf(name).flatMap((field) => [field, ...field.args]);
      reachable(
        next.map((each) => nameOf(each.type)),
        found,
      );
    }
    return found;
  }
  const nameOf = (type: { ofType?: unknown; name?: string }): string =>
    type.name ?? nameOf(type.ofType as typeof type);

  const types = reachable([
    "MarkdownRemark",
    ...registry.kinds.map(({ schema }) => metaOf(schema).typeName ?? ""),
  ]);
  const nodeFields = ["id", "parent", "children", "internal"];

  test("the Markdown nodes, their front matter, and what they hold", () => {
    expect([...types]).toEqual(
      expect.arrayContaining(["MarkdownRemark", "MarkdownRemarkFrontmatter", "MarkdownHeading"]),
    );
  });

  test.each([...types])("%s and each of its fields", (name) => {
    expect(all.get(name)?.description).toBeTruthy();
    const bare = fieldsOf(name)
      .filter((field) => !field.description && !nodeFields.includes(field.name))
      .map((field) => field.name);
    expect(bare).toEqual([]);
  });

  test("each field of a Markdown node that the plugin has", () => {
    const names = "html htmlAst excerpt excerptAst headings tableOfContents timeToRead wordCount";
    expect(fieldsOf("MarkdownRemark").map((field) => field.name)).toEqual(
      expect.arrayContaining(["frontmatter", "rawMarkdownBody", ...names.split(" ")]),
    );
  });
});
