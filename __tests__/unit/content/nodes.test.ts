/** @jest-environment node */
import { nodesOf, translationNodeOf } from "../../../src/gatsby/nodes";
import { readFiles } from "../../../src/content/check/read-files";
import { inWordsOf } from "../../../src/content/translation";

const idOf = (key: string) => key;

test("nodes hold what is written, references as ids, and the paths of files", async () => {
  const { pages, data } = await readFiles(process.cwd());
  const nodes = [...pages, ...data].flatMap((file) => nodesOf(file, idOf));
  const fieldsOf = (key: string) => nodes.find((node) => node.key === key)?.fields;
  expect(fieldsOf("service/casino")).toMatchObject({
    kind: "service",
    path: "/services/casino",
    layout: "service",
    heading: expect.any(String),
    hero: { relativePath: expect.stringMatching(/^services\/casino\/.+\.jpg$/) },
    drawings: expect.arrayContaining([
      expect.objectContaining({ file: "services/casino/drawing.svg" }),
    ]),
    middleware: [],
    aliases: [],
  });
  expect(nodes.find(({ type }) => type === "FaqEntry")?.fields).toMatchObject({
    order: 1,
    entryId: "licensed",
    path: "/faq#licensed",
    group: { id: "hiring-a-contractor", order: 1 },
  });
  expect(nodes.find(({ type }) => type === "Schedule")?.fields.service).toMatch(/^service\//);
});

test("an entry with its translation differs from the original only in what is translated", async () => {
  const { pages, data, translations } = await readFiles(process.cwd());
  expect(translations.length).toBeGreaterThan(35);
  for (const translation of translations) {
    const original = [...pages, ...data].find(({ file }) => file === translation.original);
    if (!original) throw new Error(translation.original);
    const { fields } = translationNodeOf(translation);
    const nodes = nodesOf(original, idOf);
    const entries = fields.entries as object[];
    expect([translation.file, entries.length]).toEqual([translation.file, nodes.length]);
    for (const [index, node] of nodes.entries()) {
      expect(node.fields.origin).toEqual({ file: original.file, entry: index });
      const words = inWordsOf(node.fields, entries[index]) as Record<string, unknown>;
      expect(words.original).toBe(node.fields);
      // Ids, addresses, files and references are the original's; a statement is not.
      for (const name of ["entryId", "path", "slug", "order", "related", "service", "checked"])
        expect([name, words[name]]).toEqual([name, node.fields[name]]);
      const hero = (node.fields.hero ?? {}) as Record<string, unknown>;
      expect(words.hero ?? {}).toMatchObject(hero.src === undefined ? {} : { src: hero.src });
      if (typeof node.fields.statement === "string")
        expect(words.statement).not.toBe(node.fields.statement);
    }
  }
  const topic = translations.find(({ file }) => file.endsWith("liens.es.yml"));
  const [first] = translationNodeOf(topic!).fields.entries as { group: { title: string } }[];
  expect(first?.group.title).toBe(topic?.data.title);
});

test("a page's node has its word count and headings, in a translation with the original's ids", async () => {
  const { pages, translations } = await readFiles(process.cwd());
  const page = pages.find(({ file }) => file === "content/services/casino/index.md")!;
  const translation = translations.find(({ original }) => original === page.file)!;
  const [node] = nodesOf(page, idOf);
  const [first, second] = node!.fields.tableOfContents as { id: string; title: string }[];
  expect(page.body).toContain(`## ${first?.title}\n`);
  expect(node!.fields.wordCount).toBeGreaterThan(600);
  const [entry] = translationNodeOf(translation).fields.entries as object[];
  const words = inWordsOf(node!.fields, entry) as Record<string, unknown>;
  expect(words.tableOfContents).toMatchObject([
    { id: first?.id, depth: 2, title: expect.stringMatching(/\p{L}/u) },
    { id: second?.id },
    ...Array.from({ length: (words.tableOfContents as object[]).length - 2 }, () => ({})),
  ]);
  const [heading] = words.tableOfContents as { title: string }[];
  expect(translation.body).toContain(`## ${heading?.title}\n`);
  expect(words.wordCount).not.toBe(node!.fields.wordCount);
});
