/** @jest-environment node */
import type { Node, NodePluginArgs } from "gatsby";
import sharp, { type AvifOptions, type Sharp } from "sharp";
import { onPreInit } from "../../../src/gatsby/bootstrap";
import { relate, type Relations } from "../../../src/gatsby/create-nodes";
import { nameClasses } from "../../../src/gatsby/webpack";

it("encodes AVIF with less effort, unless a plugin asks for more", () => {
  const prototype = sharp.prototype as Sharp;
  const original = prototype.avif;
  const passed: (AvifOptions | undefined)[] = [];
  prototype.avif = function avif(this: Sharp, options?: AvifOptions) {
    passed.push(options);
    return this;
  };
  void onPreInit?.({} as never, {} as never, () => undefined);
  sharp().avif({ quality: 50 });
  sharp().avif({ effort: 6 });
  prototype.avif = original;
  expect(passed).toEqual([{ effort: 2, quality: 50 }, { effort: 6 }]);
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

it("names classes by a hash wherever css-loader reads CSS Modules", () => {
  const modules = { localIdentName: "[name]--[local]" };
  const css = { loader: "/node_modules/css-loader/dist/cjs.js", options: { modules } };
  nameClasses([{ oneOf: [{ use: [css] }] }, {}], "[hash:base64:5]");
  expect(modules.localIdentName).toBe("[hash:base64:5]");
});
