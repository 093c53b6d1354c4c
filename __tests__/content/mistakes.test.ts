/**
 * Every kind of mistake that the content check detects, made one at a time in a valid project. Each must be reported with its
 * file, line and field, and what to write instead.
 */
import { symlink } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { checkContent, formatMistakes } from "../../src/content/check";
import { contentProject, type Files } from "../support/content-fixture";
import { casino } from "./mistakes/case";
import { fields } from "./mistakes/fields";
import { links } from "./mistakes/links";
import { pictures } from "./mistakes/pictures";
import { rules } from "./mistakes/rules";
import { texts } from "./mistakes/texts";
import { files } from "./mistakes/files";

async function mistakesAfter(change: (files: Files) => void) {
  const project = await contentProject(change);
  try {
    return (await checkContent(project.root)).mistakes;
  } finally {
    await project.remove();
  }
}

const cases = [...fields, ...pictures, ...links, ...texts, ...rules, ...files];

test("the valid project has no mistakes", async () => {
  expect(await mistakesAfter(() => undefined)).toEqual([]);
});

test("links may lead to ids that templates and components create", async () => {
  const links = [
    "/services#commercial",
    "/services#residential-title",
    "/services/hotel#faq",
    "/services/hotel#first-questions",
    "/build-process#permit",
    "/blog/guide#checklist",
    "/contact#main",
    "#faq",
  ];
  const mistakes = await mistakesAfter((files) => {
    files["src/pages/services.tsx"] = "export default () => null;\n";
    files["src/pages/build-process.tsx"] = "export default () => null;\n";
    files[casino] =
      `${String(files[casino])}\n${links.map((link) => `[a link](${link})`).join(" ")}\n`;
  });
  expect(mistakes).toEqual([]);
});

test.each(cases)("$kind", async ({ change, file = casino, at, field, code }) => {
  let text = "";
  const mistakes = await mistakesAfter((files) => {
    change(files);
    text = String(files[file] ?? "");
  });
  const found = mistakes.find(
    (one) => one.file === file && one.field === field && one.code === code,
  );
  expect(found ?? mistakes).toMatchObject({ code });
  expect(found?.problem).toMatch(/./);
  expect(found?.remedy).toMatch(/./);
  if (at) expect(text.split("\n")[found!.line - 1]).toContain(at);
  else expect(found?.line).toBeGreaterThanOrEqual(1);
});

test("a picture that is too small", async () => {
  const small = await sharp({
    create: { width: 640, height: 400, channels: 3, background: "#fff" },
  })
    .jpeg()
    .toBuffer();
  const mistakes = await mistakesAfter((files) => {
    files["content/services/casino/casino.jpg"] = small;
  });
  expect(mistakes.map(({ field, problem }) => `${field} ${problem}`)).toEqual([
    "hero.src names a picture only 640 pixels wide, ./casino.jpg",
    "text names a picture only 640 pixels wide, ./casino.jpg",
  ]);
});

test.each([
  ["malformed YAML", "\ta: [b"],
  ["an id that is missing", ""],
])("%s in a data file does not break links to its ids", async (_name, line) => {
  const mistakes = await mistakesAfter((files) => {
    files["content/faq.yml"] = String(files["content/faq.yml"]).replace(/ +- id: deposit/, line);
  });
  expect(new Set(mistakes.map(({ file }) => file))).toEqual(new Set(["content/faq.yml"]));
});

test("one tab is one mistake", async () => {
  const mistakes = await mistakesAfter((files) => {
    files[casino] = String(files[casino]).replace("  permits:", "\tpermits:");
  });
  expect(mistakes).toMatchObject([{ file: casino, problem: expect.stringMatching(/tab/i) }]);
});

test("what is not a plain file is reported", async () => {
  const project = await contentProject();
  await symlink("casino.jpg", path.join(project.root, "content/services/casino/other.jpg"));
  const { mistakes } = await checkContent(project.root);
  await project.remove();
  expect(mistakes).toMatchObject([
    { file: "content/services/casino/other.jpg", code: "file-plain" },
  ]);
});

test("the length of texts is advice", async () => {
  const project = await contentProject((files) => {
    files[casino] = String(files[casino])
      .replace(/(?:word ){600}/, "")
      .replace(/^description: .*$/m, "description: Too short for a search result.");
  });
  const { mistakes, advice } = await checkContent(project.root);
  await project.remove();
  expect(mistakes).toEqual([]);
  expect(advice.map(({ field, code }) => `${field} ${code}`)).toEqual(
    expect.arrayContaining(["description short", "text words"]),
  );
});

test("a hundred mistakes are reported at once", async () => {
  const mistakes = await mistakesAfter((files) => {
    for (let number = 0; number < 100; number += 1) {
      files[`content/services/broken-${number}/index.md`] = `---\ntitle: [${number}\n---\n`;
    }
  });
  const broken = new Set(mistakes.map(({ file }) => file));
  expect(broken.size).toBe(100);
  const report = formatMistakes(mistakes);
  for (const file of broken) expect(report).toContain(`${file}:`);
});
