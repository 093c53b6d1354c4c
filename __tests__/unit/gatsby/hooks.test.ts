/** @jest-environment node */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Node, NodePluginArgs } from "gatsby";
import sharp, { type AvifOptions, type Sharp } from "sharp";
import { onCreateNode, relate, type Relations } from "../../../src/gatsby/create-nodes";
import { onPreInit } from "../../../src/gatsby/pictures";
import { nameClasses } from "../../../src/gatsby/webpack";
import { contentProject } from "../../support/content-fixture";

it("encodes AVIF with less effort, least what no phone loads, unless a plugin asks for more", () => {
  const prototype = sharp.prototype as Sharp;
  const original = prototype.avif;
  const passed: (AvifOptions | undefined)[] = [];
  prototype.avif = function avif(this: Sharp, options?: AvifOptions) {
    passed.push(options);
    return this;
  };
  void onPreInit?.({} as never, {} as never, () => undefined);
  sharp().avif({ quality: 50 });
  sharp().resize(1600).avif({ quality: 45 });
  sharp().avif({ effort: 6 });
  prototype.avif = original;
  expect(passed).toMatchObject([
    { effort: 1, quality: 50 },
    { effort: 0, quality: 50 },
    { effort: 6 },
  ]);
});

it("fills the place of a page that is removed in the lists of the others", async () => {
  let services = ["arena", "casino", "clinic", "hotel", "store"].map((slug) => ({
    relatable: { kind: "service", slug, group: "commercial", declared: {} },
  }));
  let created: Node | undefined;
  const api = {
    createNodeId: (key: string) => key,
    createContentDigest: (value: unknown) => JSON.stringify(value),
    getNodesByType: (type: string) => (type === "Service" ? services : []),
    actions: { createNode: (node: Node) => (created = node) },
  } as unknown as NodePluginArgs;
  const relatedToArena = async () => {
    await relate(api);
    return (created as Relations | undefined)?.slugs["service/arena"]?.service;
  };
  expect(await relatedToArena()).toEqual(["casino", "clinic", "hotel"]);
  services = services.filter(({ relatable }) => relatable.slug !== "clinic");
  expect(await relatedToArena()).toEqual(["casino", "hotel", "store"]);
});

it("keeps a rule that moves to a file which is read before the one that it left", async () => {
  const project = await contentProject();
  const cwd = jest.spyOn(process, "cwd").mockReturnValue(project.root);
  const nodes = new Map<string, Node>();
  const api = {
    createNodeId: (key: string) => key,
    createContentDigest: (value: unknown) => JSON.stringify(value),
    getNode: (id: string) => nodes.get(id),
    getNodesByType: (type: string) =>
      [...nodes.values()].filter(({ internal }) => internal.type === type),
    actions: {
      // Gatsby deletes the children of a node that has changed, whoever is their parent by now.
      createNode: (node: Node) => {
        for (const child of nodes.get(node.id)?.children ?? []) nodes.delete(child);
        nodes.set(node.id, node);
      },
      deleteNode: ({ id }: Node) => nodes.delete(id),
      createParentChildLink: ({ parent, child }: Record<string, Node>) =>
        parent!.children.push(child!.id),
    },
  } as unknown as NodePluginArgs;
  const file = path.join(project.root, "content/rules/test.yml");
  const text = readFileSync(file, "utf8");
  const save = async (name: string, id: string) => {
    writeFileSync(path.join(path.dirname(file), name), text.replace("deposit-cap", id));
    const node = {
      ...{ id: name, parent: null, children: [], internal: { type: "File" } },
      ...{ relativePath: `rules/${name}`, sourceInstanceName: "content" },
    };
    void api.actions.createNode(node as never);
    await onCreateNode?.({ ...api, node } as never, {} as never, () => undefined);
  };
  const parents = () =>
    api.getNodesByType("Rule").map((rule) => `${rule.id} in ${String(rule.parent)}`);
  await save("test.yml", "deposit-cap");
  await save("first.yml", "deposit-cap");
  await save("test.yml", "other");
  expect(parents().sort()).toEqual(["rule/deposit-cap in first.yml", "rule/other in test.yml"]);
  await save("test.yml", "third");
  expect(parents().sort()).toEqual(["rule/deposit-cap in first.yml", "rule/third in test.yml"]);
  cwd.mockRestore();
  await project.remove();
});

it("names classes by a hash wherever css-loader reads CSS Modules", () => {
  const modules = { localIdentName: "[name]--[local]" };
  const css = { loader: "/node_modules/css-loader/dist/cjs.js", options: { modules } };
  nameClasses([{ oneOf: [{ use: [css] }] }, {}], "[hash:base64:5]");
  expect(modules.localIdentName).toBe("[hash:base64:5]");
});
