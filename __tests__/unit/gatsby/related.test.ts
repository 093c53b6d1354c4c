import type { Node, NodePluginArgs } from "gatsby";
import { relate, type Relations } from "../../../src/gatsby/related";

const page = (slug: string) => ({
  relatable: { kind: "service", slug, group: "commercial", declared: {} },
});

it("a page that is removed makes place for another in the lists of the others", async () => {
  let services = ["arena", "casino", "clinic", "hotel", "store"].map(page);
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
