/** @jest-environment node */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Node, NodePluginArgs } from "gatsby";
import sharp, { type AvifOptions, type Sharp } from "sharp";
import {
  forgetFiles,
  onCreateNode,
  relate,
  type Relations,
} from "../../../src/gatsby/create-nodes";
import { createResolvers } from "../../../src/gatsby/resolvers";
import { onPluginInit } from "../../../src/gatsby/pictures";
import { keepGatsbyVariables, nameClasses } from "../../../src/gatsby/webpack";
import { contentProject } from "../../support/content-fixture";

type Computed = Record<string, { resolve: (...args: unknown[]) => unknown }>;

it("encodes AVIF with less effort, least what no phone loads, unless a plugin asks for more", () => {
  const prototype = sharp.prototype as Sharp;
  const original = prototype.avif;
  const passed: (AvifOptions | undefined)[] = [];
  prototype.avif = function avif(this: Sharp, options?: AvifOptions) {
    passed.push(options);
    return this;
  };
  void onPluginInit?.({} as never, {} as never, () => undefined);
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

describe("the nodes of files", () => {
  const nodes = new Map<string, Node>();
  const api = {
    createNodeId: (key: string) => key,
    createContentDigest: (value: unknown) => JSON.stringify(value),
    getNode: (id: string) => nodes.get(id),
    getNodesByType: (type: string) =>
      [...nodes.values()].filter(({ internal }) => internal.type === type),
    actions: {
      createNode: (node: Node) => nodes.set(node.id, node),
      deleteNode: ({ id }: Node) => nodes.delete(id),
    },
  } as unknown as NodePluginArgs;
  let project: Awaited<ReturnType<typeof contentProject>>;
  beforeEach(async () => {
    nodes.clear();
    project = await contentProject();
    jest.spyOn(process, "cwd").mockReturnValue(project.root);
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await project.remove();
  });
  const fileOf = (slug: string) => `services/${slug}/index.md`;
  const read = (name: string) => readFileSync(path.join(project.root, "content", name), "utf8");
  const save = async (name: string, text: string) => {
    writeFileSync(path.join(project.root, "content", name), text);
    const node = {
      ...{ id: name, parent: null, children: [], internal: { type: "File" } },
      ...{ relativePath: name, sourceInstanceName: "content" },
    };
    void api.actions.createNode(node as never);
    await onCreateNode?.({ ...api, node } as never, {} as never, () => undefined);
  };

  const relations = async () => {
    forgetFiles(api);
    await relate(api);
    return nodes.get("relations") as Relations;
  };

  it("keep a rule that moves to a file which is read before the one that it left", async () => {
    const text = read("rules/test.yml");
    const saveAs = (name: string, id: string) =>
      save(`rules/${name}.yml`, text.replace("deposit-cap", id));
    const parents = () => api.getNodesByType("Rule").map(({ id, parent }) => `${id} in ${parent}`);
    await saveAs("test", "deposit-cap");
    await saveAs("first", "deposit-cap");
    await saveAs("test", "other");
    await saveAs("test", "third");
    const own = ["rule/deposit-cap in rules/first.yml", "rule/third in rules/test.yml"];
    expect(parents().sort()).toEqual(own);
  });

  it("leave a page as it is when its text changes: no page that names it is queried again", async () => {
    const file = fileOf("casino");
    const body = `body/en/content/${file}`;
    const text = read(file);
    const saved = async (changed: string) => {
      await save(file, changed);
      return ["service/casino", body].map((id) => nodes.get(id)?.internal.contentDigest);
    };
    const [page, words] = await saved(text);
    const [same, more] = await saved(`${text}\nA sentence more.\n`);
    expect([same, more]).toEqual([page, expect.stringContaining("A sentence more.")]);
    const [another, sameWords] = await saved(text.replace("title: Casino", "title: Casinos"));
    expect([another === page, sameWords]).toEqual([false, words]);
  });

  it("go with their file, and are gone while a page is a draft; related pages follow", async () => {
    jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "production" });
    const saveService = (slug: string, from = "", to = "") =>
      save(fileOf(slug), read(fileOf(slug)).replace(from, to));
    const related = async () => (await relations()).slugs["service/casino"]?.service;
    await saveService("casino");
    await saveService("hotel");
    expect(await related()).toEqual(["hotel"]);
    await saveService("hotel", "title:", "draft: true\ntitle:");
    expect(await related()).toEqual([]);
    await saveService("hotel", "draft: true\n");
    expect(await related()).toEqual(["hotel"]);
    nodes.delete(fileOf("hotel"));
    expect(await related()).toEqual([]);
  });

  it("are not made of a file with mistakes: a build fails with its name", async () => {
    jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "production" });
    const panicOnBuild = jest.fn();
    Object.assign(api, { reporter: { panicOnBuild } });
    await save(fileOf("casino"), read(fileOf("casino")).replace("title: Casino\n", ""));
    expect(nodes.has("service/casino")).toBe(false);
    expect(panicOnBuild).toHaveBeenCalledWith(
      expect.stringContaining("content/services/casino/index.md:2  title"),
    );
  });

  it("make a query run again that lacked a translation when one comes", async () => {
    const asked: string[] = [];
    const getNodeById = ({ id }: { id: string }) => (asked.push(id), nodes.get(id) ?? null);
    const create = ({ Service: { inLanguages } = {} }: Record<string, Computed>) =>
      void inLanguages?.resolve(nodes.get("service/casino"), {}, { nodeModel: { getNodeById } });
    await save(fileOf("casino"), read(fileOf("casino")));
    void createResolvers?.({ ...api, createResolvers: create } as never, {} as never, () => null);
    expect(asked).toContain("relations");
    expect((await relations()).translations).toEqual([]);
    await save("services/casino/index.es.md", "---\ntitle: Casino\n---\n");
    expect((await relations()).translations).toHaveLength(1);
  });
});

it("names classes by a hash wherever css-loader reads CSS Modules", () => {
  const options = { modules: { localIdentName: "[name]--[local]" } };
  nameClasses([{ oneOf: [{ use: [{ loader: "css-loader/cjs.js", options }] }] }, {}], "[hash]");
  expect(options.modules.localIdentName).toBe("[hash]");
});

it("takes the variables that Gatsby does not read out of the renderer", () => {
  const definitions = { "process.env.HOME": "", "process.env.NODE_ENV": "", "process.env": "" };
  keepGatsbyVariables(definitions);
  expect(Object.keys(definitions)).toEqual(["process.env.NODE_ENV", "process.env"]);
});
