/**
 * Every kind of mistake that the content check detects (mistakes.yml), made one at a time in a
 * valid project. Each must be reported with its file, line and field, and what to write instead.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { symlink } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { parse, stringify } from "yaml";
import { checkContent, formatMistakes } from "../../src/content/check";
import {
  append,
  casino,
  checkedProject,
  contentProject,
  hasRules,
  pageNamed,
  replace,
  type Files,
} from "../support/content-fixture";

const mistakesAfter = async (change?: (files: Files) => void) =>
  (await checkedProject(change)).mistakes;

type Case = Record<"kind" | "field" | "code", string> & {
  in?: string;
  replace?: string;
  by: string;
  append?: string;
  write?: Record<string, string>;
  delete?: string;
  file?: string;
  at?: string;
};
/** The cases of the core, and those of each extra for its own files. */
const cases = [
  "__tests__",
  ...readdirSync("src/extras").map((name) => `src/extras/${name}/__tests__`),
]
  .map((folder) => path.join(folder, "content/mistakes.yml"))
  .filter((file) => existsSync(file))
  .flatMap((file) => parse(readFileSync(file, "utf8")) as Case[]);

test("the valid project has no mistakes", async () => {
  expect(await mistakesAfter()).toEqual([]);
});

const permit = {
  id: "permit",
  title: "The permit",
  summary: "What happens in it, in one sentence.",
  you: "You choose the drawings.",
  we: "We apply for it.",
  papers: "The approved drawings.",
  authority: "It checks the drawings.",
};

test("links may lead to ids that templates and components create", async () => {
  const links = [
    "/services#commercial",
    "/services/hotel#faq",
    "/services/hotel#first-questions",
    "/build-process#permit",
    "/blog/guide#checklist",
    "/contact#main",
    "#faq",
  ];
  const mistakes = await mistakesAfter((files) => {
    Object.assign(files, pageNamed("services"), pageNamed("build-process"));
    files["content/steps.yml"] = stringify({ steps: [permit] });
    append(casino, links.map((link) => `[a link](${link})`).join(" "))(files);
  });
  expect(mistakes).toEqual([]);
});

test("a page of its own links to its own headings and their parts by their id alone", async () => {
  const page = "content/pages/services/index.md";
  const mistakes = await mistakesAfter((files) => {
    Object.assign(files, pageNamed("services"));
    append(page, "[below](#call), [a part](#pay) and [nowhere](#nowhere)\n\n### Pay\n\nIt")(files);
  });
  expect(mistakes).toHaveLength(1);
  expect(mistakes[0]).toMatchObject({ file: page, code: "link-id" });
  expect(mistakes[0]?.problem).toContain("#nowhere");
});

test("no link may lead to a group of services that has none", async () => {
  const mistakes = await mistakesAfter((files) => {
    Object.assign(files, pageNamed("services"));
    append(casino, "[some](/services#commercial) [none](/services#residential)")(files);
  });
  expect(mistakes).toHaveLength(1);
  expect(mistakes[0]).toMatchObject({ file: casino, code: "link-id" });
  expect(mistakes[0]?.problem).toContain("residential");
});

test.each(cases)("$kind", async ({ in: changed = casino, file = changed, at, ...one }) => {
  let text = "";
  const mistakes = await mistakesAfter((files) => {
    if (one.replace) replace(changed, one.replace, one.by)(files);
    if (one.append) append(changed, one.append)(files);
    if (one.delete) Reflect.deleteProperty(files, one.delete);
    Object.assign(files, one.write);
    text = String(files[file] ?? "");
  });
  const { field, code } = one;
  const found = mistakes.find(
    (mistake) => mistake.file === file && mistake.field === field && mistake.code === code,
  );
  expect(found ?? mistakes).toMatchObject({ code });
  expect(found?.problem).toMatch(/./);
  expect(found?.remedy).toMatch(/./);
  if (at) expect(text.split("\n")[found!.line - 1]).toContain(at);
  else expect(found?.line).toBeGreaterThanOrEqual(1);
});

/** A finished job without phases, with pictures of some names and as many words. */
const finishedJob = (pictures: readonly string[], count: number) => (files: Files) => {
  const written = cases.find(({ field }) => field === "group")?.write ?? {};
  const [first, ...others] = pictures.map((name) => `./${name}.jpg`);
  const shown = others.map((file) => `![The wall as it was then](${file})`).join("\n\n");
  const words = Array.from({ length: count }, () => "wall").join(" ");
  for (const [file, text] of Object.entries(written)) {
    const page = text
      .replace("group: industrial", "group: commercial")
      .replace("./kitchen.jpg", String(first));
    files[file] = `${page}\nThe ${words}.\n\n${shown}\n`;
  }
  for (const name of pictures)
    files[`content/build-process/kitchen/${name}.jpg`] =
      files["content/services/casino/casino.jpg"]!;
};

test.each([
  [["one", "two", "three"], 59],
  [["one", "two", "three", "four", "five", "six"], 149],
])("a finished job needs no phases", async (pictures, count) => {
  expect(await mistakesAfter(finishedJob(pictures, count))).toEqual([]);
});

test("a finished job of seven pictures and too many words", async () => {
  const seven = ["one", "two", "three", "four", "five", "six", "seven"];
  const mistakes = await mistakesAfter(finishedJob(seven, 150));
  expect(mistakes.map(({ field, problem }) => `${field} ${problem}`)).toEqual([
    "job is a finished job with 7 pictures",
    "text has 151 words of a finished job",
  ]);
});

test("a log of a client's job has the pictures and words of a log", async () => {
  const text =
    "What happens in the phase and why it has to come before all others, in words that an owner understands, and who does it.";
  const phases = `phases: [{ weeks: Week 1, title: Demolition, text: "${text}" }]\n---\n\nThe`;
  const mistakes = await mistakesAfter((files) => {
    finishedJob(["one"], 3)(files);
    replace("content/build-process/kitchen/index.md", "---\n\nThe", phases)(files);
  });
  expect(mistakes).toEqual([]);
});

test("a file that is not UTF-8", async () => {
  const mistakes = await mistakesAfter((files) => {
    files[casino] = Buffer.from(String(files[casino]).replace("Casino", "café"), "latin1");
  });
  expect(mistakes).toContainEqual(expect.objectContaining({ file: casino, code: "file" }));
  const details = "content/services/casino/details.yml";
  const others = await mistakesAfter((files) => (files[details] = Buffer.from("# café", "latin1")));
  expect(others).toContainEqual(expect.objectContaining({ file: details, code: "file" }));
});

test("a picture that is too small", async () => {
  const create = { width: 640, height: 400, channels: 3, background: "#fff" } as const;
  const small = await sharp({ create }).jpeg().toBuffer();
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
  const mistakes = await mistakesAfter(replace("content/faq.yml", "      - id: deposit", line));
  expect(new Set(mistakes.map(({ file }) => file))).toEqual(new Set(["content/faq.yml"]));
});

test("a mistake in the file of groups is none in the pages that have a heading for each", async () => {
  const services = "content/pages/services/index.md";
  const change = (files: Files) => {
    Object.assign(files, pageNamed("services"));
    append(services, "\n\n## Offices {#commercial}\n")(files);
  };
  expect(await mistakesAfter(change)).toEqual([]);
  const mistakes = await mistakesAfter((files) => {
    change(files);
    replace("content/site.yml", "    - /contact", "    - /contact\n    - /contact")(files);
  });
  expect(mistakes.map(({ file }) => file)).toEqual(["content/site.yml"]);
});

test("one tab is one mistake", async () => {
  const mistakes = await mistakesAfter(replace(casino, "  permits:", "\tpermits:"));
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

test("what ends within thirty days is a warning, and what ends later is none", async () => {
  const endingOn = async (day: string) => {
    const { mistakes, warnings } = await checkedProject(
      replace("content/business.yml", "- board: nscb", `- board: nscb\n    expires: ${day}`),
    );
    expect(mistakes).toEqual([]);
    return warnings.map(({ file, field, code }) => `${file} ${field} ${code}`);
  };
  const warning = ["content/business.yml licenses[0].expires expires"];
  expect(await endingOn("2026-11-26")).toEqual(warning);
  expect(await endingOn("2026-12-26")).toEqual(warning);
  expect(await endingOn("2026-12-27")).toEqual([]);
});

test("what was looked up more than a year ago is a warning that says what to do", async () => {
  const lookedUpOn = async (day: string) => {
    const { mistakes, warnings } = await checkedProject(
      replace("content/faq.yml", "checked: 2026-11-20", `checked: ${day}`),
    );
    expect(mistakes).toEqual([]);
    return warnings;
  };
  const due = await lookedUpOn("2025-11-26");
  expect(due).toMatchObject([{ file: "content/faq.yml", line: 8, code: "due" }]);
  expect(formatMistakes(due, "warning")).toContain(
    "groups[0].entries[0].checked is 2025-11-26, 12 months ago or more; look at the source again",
  );
  expect(await lookedUpOn("2025-11-27")).toEqual([]);
});

const rules = "content/rules/test.yml";

if (hasRules)
  test("a rule says itself after how long it is looked up again", async () => {
    const warningsOf = async (day: string, months: number) => {
      const { warnings } = await checkedProject((files) => {
        replace(rules, "checked: 2026-11-20", `checked: ${day}`)(files);
        replace(rules, "months: 6", `months: ${months}`)(files);
      });
      return warnings.map(({ file, field, code }) => `${file} ${field} ${code}`);
    };
    expect(await warningsOf("2026-05-26", 6)).toEqual([`${rules} rules[0].checked due`]);
    expect(await warningsOf("2026-05-27", 6)).toEqual([]);
    expect(await warningsOf("2025-05-27", 24)).toEqual([]);
  });

test("the length of texts is advice", async () => {
  const short = replace(casino, "What a search result shows", "Too short.\n# ");
  const { mistakes, advice } = await checkedProject(short);
  expect(mistakes).toEqual([]);
  expect(advice.map(({ field, code }) => `${field} ${code}`)).toEqual(
    expect.arrayContaining(["description short", "text words"]),
  );
});

test("a hundred mistakes are reported at once", async () => {
  const mistakes = await mistakesAfter((files) => {
    for (let number = 0; number < 100; number += 1)
      files[`content/services/broken-${number}/index.md`] = `---\ntitle: [${number}\n---\n`;
  });
  const broken = new Set(mistakes.map(({ file }) => file));
  expect(broken.size).toBe(100);
  const report = formatMistakes(mistakes);
  for (const file of broken) expect(report).toContain(`${file}:`);
});
