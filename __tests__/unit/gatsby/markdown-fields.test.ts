/** @jest-environment node */
/** What a MarkdownRemark node answers: the text as it is published. */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Node } from "gatsby";
import { textFields } from "../../../src/gatsby/markdown-fields";
import type { MarkdownNode } from "../../../src/gatsby/markdown-fields";
import { dayKey } from "../../../src/gatsby/nodes";
import type { Context } from "../../../src/gatsby/site";
import { sourceContent } from "../../../src/gatsby/source-nodes";
import { contentProject, replace, translated } from "../../support/content-fixture";
import { addMarkdownFiles, complete, sourceArgs } from "../../support/gatsby-nodes";

const file = "content/services/casino/index.md";
const spanish = "content/services/casino/index.es.md";

/** The nodes of the small project. */
const nodes = new Map<string, Node>();
const context: Context = {
  nodeModel: { getNodeById: ({ id }) => nodes.get(id) ?? null },
};

function addMarkdown(root: string, name: string, language: string): void {
  const fileAbsolutePath = path.join(root, name);
  const text = readFileSync(fileAbsolutePath, "utf8");
  nodes.set(name, {
    id: name,
    fileAbsolutePath,
    rawMarkdownBody: text.slice(text.indexOf("\n---\n") + 5),
    fields: { kind: "service", slug: "casino", language, path: "/services/casino" },
    parent: null,
    children: [],
    internal: { type: "MarkdownRemark", contentDigest: text, owner: "" },
  });
}

const fields = textFields((key) => key);
const ask = (name: string, of: string, args: Record<string, unknown> = {}) => {
  const { resolve, args: known = {} } = fields[name]!;
  const defaults = Object.entries(known).map(([key, { defaultValue }]) => [key, defaultValue]);
  const asked = { ...(Object.fromEntries(defaults) as object), ...args };
  return resolve(nodes.get(of) as MarkdownNode, asked as never, context);
};

async function source(...changes: Parameters<typeof contentProject>[0][]) {
  nodes.clear();
  const { root, remove } = await contentProject((files) => {
    for (const change of [translated, ...changes]) change?.(files);
  });
  await addMarkdownFiles(nodes, root);
  addMarkdown(root, file, "en");
  addMarkdown(root, spanish, "es");
  jest.spyOn(process, "cwd").mockReturnValue(root);
  await sourceContent(sourceArgs(nodes));
  const internal = { type: "BuildDay", contentDigest: "" };
  nodes.set(dayKey, complete({ id: dayKey, internal, day: "2026-11-26" }));
  await remove();
}

describe("the text of a service", () => {
  beforeEach(() => source());

  test("html is sanitized, with its facts and links of the language", () => {
    const html = ask("html", spanish);
    // The ids are those of the original, so that a link works in every language.
    expect(html).toContain('<h2 id="what-it-takes">Lo que hace falta</h2>');
    // The project has these pages in English only.
    expect(html).toContain('<a href="/faq#deposit" hreflang="en">la respuesta</a> (en inglés)');
    expect(html).toContain(
      '<figure><img src="./casino.jpg" alt="Lo que muestra la imagen"><figcaption>Ilustración: una leyenda</figcaption></figure>',
    );
    expect(html).not.toContain("<p></p>");
    expect(ask("html", file)).toContain('<a href="/faq#deposit">the answer</a>');
  });

  test("headings are those of the page, all or of one level", () => {
    expect(ask("headings", file)).toEqual([
      { id: "what-it-takes", value: "What it takes", depth: 2 },
      { id: "the-list", value: "The list", depth: 3 },
      { id: "what-drives-the-price", value: "What drives the price", depth: 2 },
    ]);
    expect(ask("headings", spanish, { depth: "h3" })).toEqual([
      { id: "the-list", value: "La lista", depth: 3 },
    ]);
  });

  test("tableOfContents links to them", () => {
    const contents = ask("tableOfContents", spanish, { maxDepth: 2 });
    expect(contents).toContain('<a href="#what-it-takes">Lo que hace falta</a>');
    expect(contents).not.toContain("#the-list");
  });

  test("excerpt begins with its words, and ends with a whole one", () => {
    expect(ask("excerpt", file, { pruneLength: 30 })).toBe("What it takes By July 1, 2025…");
    expect(ask("excerptAst", file, { pruneLength: 30 })).toEqual({
      type: "root",
      children: [{ type: "text", value: "What it takes By July 1, 2025…" }],
    });
  });

  test("its length is that of its words", () => {
    expect(ask("timeToRead", file)).toBe(1);
    expect(ask("wordCount", file)).toEqual({ paragraphs: 2, sentences: 2, words: 36 });
  });

  test("htmlAst is its tree, without places in the file", () => {
    const tree = JSON.stringify(ask("htmlAst", spanish));
    expect(tree).toContain("Lo que hace falta");
    expect(tree).toContain('"tagName":"figure"');
    expect(tree).not.toContain('"position"');
  });

  test("frontmatter is its record in the language", () => {
    expect(ask("frontmatter", spanish)).toMatchObject({
      language: "es",
      promise: "Una frase que dice qué recibe el cliente al final.",
      group: "commercial",
    });
  });
});

test("tableOfContents has the words of a heading, whatever is in them", async () => {
  const heading = "## Costs \\[2026\\] of a 2\\*4 & more {#what-it-takes}";
  await source(replace(file, "## What it takes", heading));
  expect(ask("tableOfContents", file, { maxDepth: 2 })).toContain(
    '<a href="#what-it-takes">Costs [2026] of a 2*4 &#x26; more</a>',
  );
});

test("a draft that is hidden answers nothing", async () => {
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "production" });
  await source(replace(file, "title:", "draft: true\ntitle:"));
  for (const name of Object.keys(fields))
    for (const node of [file, spanish]) expect([name, ask(name, node)]).toEqual([name, null]);
});
