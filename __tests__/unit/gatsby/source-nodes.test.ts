/** @jest-environment node */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Node } from "gatsby";
import type { Relations } from "../../../src/gatsby/nodes";
import { sourceContent } from "../../../src/gatsby/source-nodes";
import { contentProject } from "../../support/content-fixture";
import { addMarkdownFiles, sourceArgs } from "../../support/gatsby-nodes";

const nodes = new Map<string, Node>();
const api = sourceArgs(nodes);

let project: Awaited<ReturnType<typeof contentProject>>;
beforeEach(async () => {
  nodes.clear();
  project = await contentProject();
  await addMarkdownFiles(nodes, project.root);
  jest.spyOn(process, "cwd").mockReturnValue(project.root);
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "production" });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await project.remove();
});

const hotel = "content/services/hotel/index.md";
const change = (file: string, from: string, to: string) => {
  const name = path.join(project.root, file);
  const text = readFileSync(name, "utf8");
  if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
  writeFileSync(name, text.replace(from, to));
};
const relations = () => nodes.get("relations") as Relations;
const related = () => relations().slugs["service/casino"]?.service;
const questions = () => [...nodes.keys()].filter((key) => key.startsWith("faq/"));

it("makes the nodes of all files, and says what belongs together", async () => {
  await sourceContent(api);
  expect(nodes.get("service/casino/en")).toMatchObject({ internal: { type: "Service" } });
  expect(related()).toEqual(["hotel"]);
  expect(relations().paths.en).toEqual(
    expect.arrayContaining(["/blog/guide", "/services/casino", "/services/hotel"]),
  );
  expect(relations().counts).toMatchObject({ service: 2, article: 1 });
});

it("makes no node of a draft that is hidden, and makes it again when the draft is shown", async () => {
  change(hotel, "title:", "draft: true\ntitle:");
  await sourceContent(api);
  expect(nodes.has("service/hotel/en")).toBe(false);
  expect(related()).toEqual([]);
  jest.replaceProperty(process, "env", { ...process.env, CONTEXT: "deploy-preview" });
  await sourceContent(api);
  expect(nodes.has("service/hotel/en")).toBe(true);
  expect(related()).toEqual(["hotel"]);
});

it("deletes the nodes of what is gone: a file, and an entry that has another id", async () => {
  await sourceContent(api);
  rmSync(path.join(project.root, hotel));
  change("content/faq.yml", "id: deposit", "id: largest-deposit");
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "development" });
  await sourceContent(api);
  expect(nodes.has("service/hotel/en")).toBe(false);
  expect(questions()).toEqual(["faq/largest-deposit/en"]);
});

it("keeps, while developing, the nodes of a file with a mistake until it is mended", async () => {
  await sourceContent(api);
  const before = nodes.get("service/hotel/en");
  change(hotel, "order: ", "order: first, not ");
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "development" });
  await sourceContent(api);
  expect(nodes.get("service/hotel/en")).toBe(before);
});

it("fails a build with the name of a file that Gatsby has not read", async () => {
  nodes.delete(hotel);
  await expect(sourceContent(api)).rejects.toThrow(`${hotel} has no MarkdownRemark node`);
});

it("fails a build with the name of the file that cannot be read", async () => {
  change(hotel, "order: ", "order: first, not ");
  await expect(sourceContent(api)).rejects.toThrow(`${hotel}:`);
});
