/** @jest-environment node */
import { readFiles } from "../../../src/content/check/read-files";
import { registry } from "../../../src/content/registry";
import { contentSchema, queryForAll } from "../../support/content-schema";

test("every node of the site answers every field of its type", async () => {
  const { pages, data } = await readFiles(process.cwd());
  const { schema, query } = contentSchema(registry, [...pages, ...data]);
  const { data: answer, errors } = query(queryForAll(schema));
  expect(errors).toBeUndefined();
  const lists = answer as Record<string, Record<string, unknown>[]>;
  expect(lists.allService).toHaveLength(pages.filter(({ kind }) => kind.name === "service").length);
  expect(lists.allService?.find(({ slug }) => slug === "casino")).toMatchObject({
    kind: "service",
    path: "/services/casino",
    layout: "service",
    heading: expect.any(String),
    hero: { file: { relativePath: expect.stringMatching(/^services\/casino\/.+\.jpg$/) } },
    drawing: { file: { relativePath: "services/casino/drawing.svg" } },
    faq: expect.arrayContaining([
      {
        question: expect.any(String),
        answer: expect.objectContaining({ html: expect.any(String) }),
      },
    ]),
    middleware: [],
    aliases: [],
  });
  expect(lists.allFaqEntry?.[0]).toMatchObject({
    order: 1,
    entryId: "licensed",
    path: "/faq#licensed",
    group: { id: "hiring-a-contractor", order: 1 },
  });
  expect(lists.allBusiness).toMatchObject([
    { phoneHref: "tel:+17025550142", hours: { zone: "Pacific time" } },
  ]);
});
