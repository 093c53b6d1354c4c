/** @jest-environment node */
import { originalsOf, readFiles } from "../../../src/content/check/read-files";
import { nodesOf } from "../../../src/gatsby/nodes";
import { contentProject, replace, translated, type Files } from "../../support/content-fixture";

const ids = { nodeIdOf: (key: string) => key, markdownIdOf: (file: string) => `text of ${file}` };

/**
 * Returns the nodes of the small project with its translations, altered by `changes`, by their
 * keys.
 */
async function nodesAfter(...changes: ((files: Files) => unknown)[]) {
  const { root, remove } = await contentProject((files) =>
    [translated, ...changes].forEach((change) => change(files)),
  );
  try {
    const files = await readFiles(root);
    const nodes = originalsOf(files).flatMap((content) =>
      nodesOf(
        {
          content,
          translations: files.translations.filter(({ original }) => original === content.file),
        },
        ids,
      ),
    );
    return new Map(nodes.map((node) => [node.key, node]));
  } finally {
    await remove();
  }
}

const without = (file: string) => (files: Files) => Reflect.deleteProperty(files, file);

test("a page has a node in each language, with its Markdown and the paths of its files", async () => {
  const nodes = await nodesAfter();
  const common = {
    kind: "service",
    slug: "casino",
    path: "/services/casino",
    layout: "service",
    hero: { relativePath: "services/casino/casino.jpg" },
    middleware: [],
    aliases: [],
    original: "service/casino/en",
  };
  expect(nodes.get("service/casino/en")?.fields).toMatchObject({
    ...common,
    language: "en",
    markdown: "text of content/services/casino/index.md",
  });
  expect(nodes.get("service/casino/es")?.fields).toMatchObject({
    ...common,
    language: "es",
    markdown: "text of content/services/casino/index.es.md",
    promise: "Una frase que dice qué recibe el cliente al final.",
    facts: { language: "es", permits: "La oficina de la parcela" },
  });
});

test.each(["Week 3.jpg", "owner's-bath.jpg"])(
  "the name of a picture stays as its author typed it: %s",
  async (name) => {
    const nodes = await nodesAfter(
      replace("content/services/casino/index.md", "src: ./casino.jpg", `src: "./${name}"`),
    );
    for (const language of ["en", "es"])
      expect(nodes.get(`service/casino/${language}`)?.fields.hero).toMatchObject({
        relativePath: `services/casino/${name}`,
      });
  },
);

test("a text is in no page's node, so that an edit of it queries no page that names it again", async () => {
  const file = "content/services/casino/index.es.md";
  const of = async (...changes: ((files: Files) => unknown)[]) =>
    JSON.stringify((await nodesAfter(...changes)).get("service/casino/es"));
  const edited = replace(file, "## Lo que hace falta", "## Lo que hace falta hoy");
  expect(await of(edited)).toBe(await of());
});

test("a page without a translation has a node in its own language only", async () => {
  const nodes = await nodesAfter();
  expect([...nodes.keys()].filter((key) => key.startsWith("service/hotel"))).toEqual([
    "service/hotel/en",
  ]);
});

test("an entry has the original's id, order and address, and the words and the group of its language", async () => {
  const nodes = await nodesAfter();
  const common = { entryId: "deposit", order: 1, path: "/faq#deposit" };
  expect(nodes.get("faq/deposit/en")?.fields).toMatchObject({
    ...common,
    question: "How much is the deposit?",
    group: { id: "money", title: "Money", order: 1, language: "en" },
  });
  expect(nodes.get("faq/deposit/es")?.fields).toMatchObject({
    ...common,
    question: "¿De cuánto es el depósito?",
    group: { id: "money", title: "Dinero", order: 1, language: "es" },
  });
});

test("an entry without a translation is not published in that language; the facts of the business are", async () => {
  const nodes = await nodesAfter(without("content/faq.es.yml"));
  expect(nodes.has("faq/deposit/en")).toBe(true);
  expect(nodes.has("faq/deposit/es")).toBe(false);
  expect(nodes.get("business/business/es")?.fields).toMatchObject({ language: "es" });
});

test("a reference is the id of the node in the same language", async () => {
  const nodes = await nodesAfter((files) => {
    files["content/reviews.yml"] = `reviews:
  - id: first
    words: They built it in the weeks that they had said.
    lang: en
    name: Maria G.
    neighborhood: Green Valley
    month: 2026-05
    service: casino
    source: { title: A list of reviews, url: https://reviews.example }
    permission: 2026-06-01\n`;
  });
  expect(nodes.get("review/first/en")?.fields).toMatchObject({ service: "service/casino/en" });
  expect(nodes.get("review/first/es")?.fields).toMatchObject({ service: "service/casino/es" });
});

test("an object that names a language of its own keeps it", async () => {
  const nodes = await nodesAfter();
  const term = nodes.get("term/deposit/en");
  expect(term?.fields).toMatchObject({ words: [{ language: "es", word: "depósito" }] });
});
