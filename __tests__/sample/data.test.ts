/** What the queries of docs/data.md answered while the site was built. */
import { readFileSync } from "node:fs";

interface Answer {
  data?: Record<string, unknown>;
  errors?: unknown;
}

const document = readFileSync("docs/data.md", "utf8");
const names = Array.from(document.matchAll(/^query (\w+)/gm), ([, name = ""]) => name);
const answers = JSON.parse(
  readFileSync("node_modules/.cache/documented-queries.json", "utf8"),
) as Answer[];

/** Whether there is a value at every end of an answer's lists and objects. */
const isEmpty = (value: unknown): boolean =>
  value === null || (Array.isArray(value) && value.length === 0);

test("every query was run", () => {
  expect(names).toHaveLength(answers.length);
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
