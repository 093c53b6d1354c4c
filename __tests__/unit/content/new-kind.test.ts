/**
 * @jest-environment node
 *
 * A kind of content that the site does not have, declared in one file (../../support/testimonial.ts): everything that walks the
 * registry supports it, without a change anywhere else.
 */
import { checkContent } from "../../../src/content/check";
import { kinds } from "../../../src/content/kinds";
import { registryOf } from "../../../src/content/registry";
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

test("references to unknown kinds and duplicate names are refused", () => {
  expect(() => registryOf([testimonial])).toThrow(
    "testimonial.testimonials.service refers to service, which no kind has.",
  );
  expect(() => registryOf([...others, testimonial, testimonial])).toThrow("the same name");
});
