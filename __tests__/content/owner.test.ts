/** A real owner's first day: claims are allowed once the facts behind them are filled in. `npm test -- owner` builds this content. */
import { readFileSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { checkContent } from "../../src/content/check";
import { append, casino, checkedProject } from "../support/content-fixture";
import { ownersProject } from "../support/owner";

const marks = `marks:
  - id: a-mark
    name: A mark
    viewBox: 0 0 10 10
    drawing: M0 0h10
    sample: true
`;

// The check reads everything, which takes long where other programs keep the processor busy.
jest.setTimeout(120_000);

let root: string;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), "owner-"));
  await ownersProject(root);
});

afterAll(() => rm(root, { recursive: true }));

it("has no mistake with all facts, and one for each claim whose fact is missing", async () => {
  expect((await checkContent(root)).mistakes).toEqual([]);
  const file = path.join(root, "content/business.yml");
  const filled = readFileSync(file, "utf8");
  writeFileSync(
    file,
    filled.replace(/^insurance: .*\n/m, "").replace(/^sample: false/m, "sample: true"),
  );
  const kitchen = "content/services/kitchen-remodel/index.md";
  expect((await checkContent(root)).mistakes).toMatchObject([
    { file: kitchen, problem: expect.stringContaining("insurance is missing") },
    { file: kitchen, problem: expect.stringContaining("a history that nobody") },
  ]);
});

it("has a mistake for each thing that is left of the sample", async () => {
  const { mistakes } = await checkedProject((files) => {
    const business = "content/business.yml";
    files[business] = String(files[business])
      .replace("sample: true", "sample: false")
      .replace("- board: nscb", "- board: nscb\n    expires: 2026-01-31");
    append("content/faq.yml", "\n        pending: true\n")(files);
    append(casino, "\n\nThis business signs no contracts while it has no license.\n")(files);
    files["content/clients.yml"] = marks;
    files["src/i18n/en.yml"] = "about.proof: A sample business\nsample.text: A sample website\n";
  });
  expect(mistakes.map(({ file, field }) => `${file} ${field}`)).toEqual([
    "content/business.yml url",
    "content/business.yml phones[0].number",
    "content/business.yml email",
    "content/business.yml address.street",
    "content/business.yml rating.source",
    "content/business.yml social[0].url",
    "content/business.yml social[1].url",
    "content/business.yml licenses[0].number",
    "content/business.yml licenses[0].expires",
    "content/clients.yml marks[0].sample",
    "content/faq.yml groups[0].entries[0].pending",
    `${casino} text`,
    `${casino} text`,
    "src/i18n/en.yml about.proof",
  ]);
});
