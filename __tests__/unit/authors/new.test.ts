/** @jest-environment node */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { CommandError } from "../../../scripts/command";
import { slugOf } from "../../../src/content/slug";
import { newContent } from "../../../scripts/new/run";
import { formattedContent } from "../../../scripts/schemas/format-content";
import { checkContent } from "../../../src/content/check";
import { entriesOf } from "../../../src/content/content-file";
import { leftoverMark } from "../../../src/content/check/leftovers";
import { contentProject, type Files } from "../../support/content-fixture";

const today = "2026-11-20";

/** Runs the command in a small project; `answers` are typed one after the other. */
async function run(
  args: { kind?: string; title?: string; flags?: Record<string, string> },
  answers?: string[],
  change?: (files: Files) => void,
) {
  const project = await contentProject(change);
  const said: string[] = [];
  const asked: string[] = [];
  const ask = (text: string) => {
    asked.push(text);
    return Promise.resolve(answers?.shift() ?? "");
  };
  await newContent(
    project.root,
    { kind: args.kind, title: args.title, flags: args.flags ?? {}, today },
    { ask: answers ? ask : undefined, say: (text) => said.push(text) },
  ).catch(async (error: unknown) => {
    await project.remove();
    throw error;
  });
  const read = (file: string) => readFile(path.join(project.root, file), "utf8");
  return { ...project, read, said: said.join("\n"), asked };
}

test.each([
  [
    "service",
    "content/services/pool-house/index.md",
    { group: "residential", offer: "residential-construction" },
  ],
  ["recap", "content/build-process/pool-house/index.md", {}],
  ["article", "content/blog/pool-house/index.md", {}],
])("a new %s is a valid draft in the editor's format", async (kind, file, flags) => {
  const made = await run({ kind, title: "Pool House", flags });
  const { mistakes, pages } = await checkContent(made.root);
  expect(mistakes).toEqual([]);
  expect(pages.find((page) => page.file === file)?.data.draft).toBe(true);
  const text = await made.read(file);
  const formatted = await formattedContent(made.root);
  expect(formatted.find((other) => other.file === file)?.text).toBe(text);
  // The fields that are left to write are listed with the right lines.
  const places = [...made.said.matchAll(/^ {2}\S+:(\d+) {2}(\S+)$/gm)];
  expect(places.length).toBeGreaterThan(8);
  for (const [, line, field = ""] of places) {
    const last = field.replace(/.*\./, "").replace(/\[\d+\]$/, "");
    const words = text.split("\n")[Number(line) - 1];
    if (field !== "text") expect(words).toMatch(new RegExp(`${last}:|${leftoverMark}`));
  }
  expect(made.said).toContain("Take the line draft: true out");
  await made.remove();
});

test("a draft cannot be published before it is complete", async () => {
  const { root, read, remove } = await run({ kind: "article", title: "Pool House" });
  const file = "content/blog/pool-house/index.md";
  await writeFile(path.join(root, file), (await read(file)).replace("draft: true\n", ""));
  const { mistakes } = await checkContent(root);
  expect(mistakes.map(({ field }) => field)).toEqual(
    expect.arrayContaining([
      "description",
      "summary",
      "hero.src",
      "hero.alt",
      "checklist.items[4]",
      "text",
    ]),
  );
  for (const mistake of mistakes) {
    expect(mistake.problem).toBe("still holds what npm run new put there");
    expect(mistake.remedy).toMatch(/^write it, or set draft: true/);
  }
  await remove();
});

test("it asks for what flags leave out, and asks again after an invalid number", async () => {
  const answers = ["1", "Pool House", "", "9", "2", "2"];
  const { asked, read, remove } = await run({}, answers);
  expect(asked[0]).toContain("1  service");
  expect(asked[2]).toContain("[pool-house]");
  expect(asked).toHaveLength(6);
  const text = await read("content/services/pool-house/index.md");
  expect(text).toContain("group: residential\noffer: residential-construction\norder: 1\n");
  await remove();
});

test("a service comes last in its group", async () => {
  const flags = { group: "commercial", offer: "commercial-construction" };
  const { read, remove } = await run({ kind: "service", title: "Arena", flags });
  expect(await read("content/services/arena/index.md")).toContain("order: 3\n");
  await remove();
});

test("a question is added to the end of its group, and the check reports what is left to write", async () => {
  const made = await run({
    kind: "faq",
    title: "Who pulls the permit?",
    flags: { group: "money" },
  });
  const { mistakes, data } = await checkContent(made.root);
  const entries = data.filter(({ kind }) => kind.name === "faq").flatMap(entriesOf);
  expect(entries.map(({ id }) => id)).toEqual(["deposit", "who-pulls-the-permit"]);
  expect(mistakes.map(({ field }) => field)).toEqual(["groups[0].entries[1].answer"]);
  expect(made.said).toContain("groups[0].entries[1].answer");
  expect(made.said).not.toContain("draft: true");
  await made.remove();
});

test("comments in a file stay where they are", async () => {
  const commented = (text: string) =>
    text.replace("  - id: money", "  # Ask the accountant.\n  - id: money # first");
  const made = await run(
    { kind: "faq", title: "Who pulls the permit?", flags: { group: "money" } },
    undefined,
    (files) => {
      files["content/faq.yml"] = commented(String(files["content/faq.yml"]));
    },
  );
  const text = await made.read("content/faq.yml");
  expect(text).toContain("groups:\n  # Ask the accountant.\n  - id: money # first\n");
  expect(text).toContain("who-pulls-the-permit");
  const formatted = await formattedContent(made.root);
  expect(formatted.find(({ file }) => file === "content/faq.yml")?.text).toBe(text);
  await made.remove();
});

test.each([
  [{ kind: "poem", title: "A" }, /kind cannot be “poem”, one of: service, recap, article, faq/],
  [{ kind: "service" }, /give title/],
  [{ kind: "service", title: "Pool House" }, /give --group, one of: commercial, residential/],
  [{ kind: "recap", title: "A", flags: { slug: "Bad Name" } }, /cannot be an address/],
  [
    {
      kind: "service",
      title: "Casino",
      flags: { group: "commercial", offer: "tenant-improvements" },
    },
    /already exists/,
  ],
  [
    { kind: "faq", title: "A?", flags: { slug: "deposit", group: "money" } },
    /has a question with the id/,
  ],
])("refuses %j with an explanation", async (args, message) => {
  const refused = run(args);
  await expect(refused).rejects.toThrow(message);
  await expect(refused).rejects.toBeInstanceOf(CommandError);
});

test.each([
  ["Pool House", "pool-house"],
  ["Señor’s Café & Bar: 2nd floor!", "senors-cafe-and-bar-2nd-floor"],
  ["  —  ", ""],
])("the address of “%s” is %s", (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});
