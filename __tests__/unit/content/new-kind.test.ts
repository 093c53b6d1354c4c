/**
 * @jest-environment node
 *
 * A kind of content that the site does not have, declared in one file (../../support/testimonial.ts): everything that walks the
 * registry supports it, without a change anywhere else.
 */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { listOfKinds } from "../../../scripts/generate/kinds";
import { newContent } from "../../../scripts/new/run";
import { frontMatterReference } from "../../../scripts/generate/front-matter-reference";
import { filesForEditors } from "../../../scripts/schemas/files";
import { readContentFile } from "../../../scripts/words/content-file";
import { backendOf } from "../../../src/build/editor/backend";
import { editorConfig } from "../../../src/build/editor/config";
import { checkContent } from "../../../src/content/check";
import { checkOneFile } from "../../../src/content/check/one-file";
import { kinds } from "../../../src/content/kinds";
import { kindNamed, registryOf } from "../../../src/content/registry";
import { choicesOf, siteDataOf } from "../../../src/content/site-data";
import { formatOf } from "../../../src/editor/format";
import { contentProject, type Files } from "../../support/content-fixture";
import { contentSchema } from "../../support/content-schema";
import { testimonial } from "../../support/testimonial";

// The site may have testimonials of its own by now.
const others = kinds.filter(({ name }) => (name as string) !== testimonial.name);
const registry = registryOf([...others, testimonial]);
const file = "content/testimonials.yml";

const valid = `testimonials:
  - name: Ana of the corner shop
    words: They kept the [doors open](/services/casino#faq), as the whole street can tell you.
    day: 2026-05-01
    picture:
      src: ./shop.jpg
      alt: The front of a corner shop
    service: casino
`;

async function project(text = valid, change: (files: Files) => void = () => undefined) {
  return contentProject((files) => {
    files[file] = text;
    files["content/shop.jpg"] = files["content/services/casino/casino.jpg"]!;
    change(files);
  });
}

async function checked(text: string, change?: (files: Files) => void) {
  const { root, remove } = await project(text, change);
  const content = await checkContent(root, registry);
  await remove();
  return content;
}

describe("the content check", () => {
  it("accepts a valid file, unless the kind is not registered", async () => {
    expect((await checked(valid)).mistakes).toEqual([]);
    const { root, remove } = await project();
    const { mistakes } = await checkContent(root, registryOf(others));
    expect(mistakes).toMatchObject([{ file, problem: expect.stringContaining("lies where no") }]);
    await remove();
  });

  it.each<[string, string, string, number, string, RegExp]>([
    [
      "a broken link",
      "/services/casino#faq",
      "/servises",
      3,
      "words",
      /\/servises, which does not/,
    ],
    ["an unknown id", "casino#faq", "casino#fax", 3, "words", /that page has no such id/],
    ["a missing picture", "./shop.jpg", "./shed.jpg", 6, "picture.src", /not there, \.\/shed\.jpg/],
    [
      "an unknown slug",
      "service: casino",
      "service: cassino",
      8,
      "service",
      /“cassino”, which does/,
    ],
    ["a date that does not exist", "2026-05-01", "2026-05-32", 4, "day", /is no date/],
    ["a place left to fill in", "Ana of the corner shop", "'TODO: who'", 2, "name", /npm run new/],
    ["a missing field", "    day: 2026-05-01\n", "", 2, "day", /^is missing$/],
  ])("reports %s with its line", async (_what, from, to, line, field, problem) => {
    const { mistakes } = await checked(valid.replace(from, to));
    expect(mistakes).toMatchObject([
      { file, line, field: `testimonials[0].${field}`, problem: expect.stringMatching(problem) },
    ]);
    expect(mistakes[0]?.remedy).not.toBe("");
  });

  it("reports names that make the same id, and a missing file", async () => {
    const twice = `${valid}${valid.replace("testimonials:\n", "")}`;
    expect((await checked(twice)).mistakes).toMatchObject([
      { line: 9, field: "testimonials[1].name", problem: "“ana-of-the-corner-shop” stands twice" },
    ]);
    const { mistakes } = await checked(valid, (files) => Reflect.deleteProperty(files, file));
    expect(mistakes).toMatchObject([{ file, problem: "is missing" }]);
  });

  it("reports the same in the editor, before the file is saved", async () => {
    const content = await checked(valid);
    const kind = kindNamed("testimonial", registry);
    const text = formatOf(kind).toFile(
      formatOf(kind).fromFile(valid.replace("casino#", "casinos#")),
    );
    const { mistakes, pictures } = checkOneFile(kind, "", text, siteDataOf(content), registry);
    expect(mistakes).toMatchObject([{ file, field: "testimonials[0].words" }]);
    expect(pictures).toMatchObject([{ src: "./shop.jpg", minimum: 800 }]);
  });
});

test("GraphQL describes and returns it, with the service", async () => {
  const { pages, data } = await checked(valid);
  const { schema, query } = contentSchema(registry, [...pages, ...data]);
  const type = schema.getType("Testimonial");
  expect(type?.description).toBe("What a client says.");
  const { fields } = query('{ __type(name: "Testimonial") { fields { name description } } }').data
    ?.__type as { fields: { name: string; description: string }[] };
  expect(fields).toContainEqual({ name: "words", description: "What they say." });
  const answer = query(
    "{ allTestimonial { entryId order words { html text } day picture { alt file { relativePath } } service { path title } } }",
  );
  expect(answer.errors).toBeUndefined();
  expect(JSON.parse(JSON.stringify(answer.data))).toEqual({
    allTestimonial: [
      {
        entryId: "ana-of-the-corner-shop",
        order: 1,
        words: {
          html: expect.stringContaining('<a href="/services/casino#faq">doors open</a>'),
          text: "They kept the doors open, as the whole street can tell you.",
        },
        day: "2026-05-01",
        picture: { alt: "The front of a corner shop", file: { relativePath: "shop.jpg" } },
        service: { path: "/services/casino", title: "Casino" },
      },
    ],
  });
});

test("the editor has a form for it, with the services to choose from", async () => {
  const choices = choicesOf(await checked(valid));
  const { collections } = editorConfig(choices, backendOf({}), "https://site.test", registry);
  const collection = collections.find(({ name }) => name === "testimonial");
  expect(collection).toMatchObject({
    label: "Testimonials",
    description: "What clients say.",
    format: "testimonial",
    files: [
      {
        file,
        fields: [
          { name: "check", widget: "check" },
          {
            name: "testimonials",
            widget: "list",
            summary: "{{fields.name}}",
            fields: [
              { name: "name", widget: "string", hint: "Who says it. (3 to 60 characters.)" },
              { name: "words", widget: "markdown" },
              { name: "day", widget: "datetime", label: "Day" },
              { name: "picture", widget: "object" },
              {
                name: "service",
                widget: "select",
                options: [
                  { label: "Casino", value: "casino" },
                  { label: "Hotel", value: "hotel" },
                ],
              },
            ],
          },
        ],
      },
    ],
  });
});

interface JsonSchema {
  properties: Record<string, { items?: JsonSchema; description?: string }>;
  required: string[];
}

test("text editors get its JSON Schema, and the file that it applies to", () => {
  const files = filesForEditors(process.cwd(), registry);
  const schema = JSON.parse(files["schemas/testimonial.schema.json"]!) as JsonSchema;
  const { properties, required } = schema.properties.testimonials!.items!;
  expect(Object.keys(properties)).toEqual(["name", "words", "day", "picture", "service"]);
  expect(required).toHaveLength(5);
  expect(properties.words).toMatchObject({ description: "What they say.", maxLength: 400 });
  expect(files[".vscode/settings.json"]).toContain(
    '"./schemas/testimonial.schema.json": "content/testimonials.yml"',
  );
});

test("the field reference lists its fields", () => {
  const reference = frontMatterReference(registry);
  expect(reference).toContain("## Testimonial: `content/testimonials.yml`");
  expect(reference).toContain(
    "| `testimonials[].service` | slug of `service` | yes | The service that they speak of. |",
  );
});

test("npm run new creates one in a new file, and says what is left to write", async () => {
  const { root, remove } = await project(valid, (files) => Reflect.deleteProperty(files, file));
  const said: string[] = [];
  const args = {
    kind: "testimonial",
    title: "Ben next door",
    flags: { service: "hotel" },
    today: "2026-06-01",
  };
  const dialog = { ask: undefined, say: (text: string) => said.push(text) };
  await newContent(root, args, dialog, registry);
  const text = await readFile(path.join(root, file), "utf8");
  expect(text).toContain("# yaml-language-server: $schema=../schemas/testimonial.schema.json\n");
  expect(text).toContain("- name: Ben next door\n");
  expect(text).toContain("day: 2026-06-01\n");
  expect(text).toContain("service: hotel\n");
  const { mistakes } = await checkContent(root, registry);
  expect(mistakes.map(({ field }) => field)).toEqual([
    "testimonials[0].words",
    "testimonials[0].picture.src",
    "testimonials[0].picture.alt",
  ]);
  for (const { field } of mistakes) expect(said.join("\n")).toContain(field);
  const unknownService = { ...args, flags: { service: "nowhere" } };
  await expect(newContent(root, unknownService, dialog, registry)).rejects.toThrow(
    "--service cannot be “nowhere”, one of: casino, hotel",
  );
  await remove();
});

test("the check of words reads its texts by their roles", () => {
  const { kind, passages, pictures, stamps } = readContentFile(file, valid, registry);
  expect(kind).toBe("record");
  expect(passages.map(({ role, text, line }) => [role, text.slice(0, 9), line])).toEqual([
    ["heading", "Ana of th", 2],
    ["prose", "They kept", 3],
    ["alt", "The front", 6],
  ]);
  expect(pictures).toMatchObject([{ src: "./shop.jpg" }]);
  expect(stamps).toMatchObject([{ name: "day", value: "2026-05-01" }]);
});

test("the list of kinds is generated from the names of files", () => {
  const list = listOfKinds(["index.ts", "testimonial.ts", "build-recap.ts"]);
  expect(list).toContain('import { buildRecap } from "./build-recap";');
  expect(list).toContain("export const kinds = [buildRecap, testimonial] as const;");
});

test("references to unknown kinds and duplicate names are refused", () => {
  expect(() => registryOf([testimonial])).toThrow(
    "testimonial.testimonials.service refers to service, which no kind has.",
  );
  expect(() => registryOf([...others, testimonial, testimonial])).toThrow("the same name");
});
