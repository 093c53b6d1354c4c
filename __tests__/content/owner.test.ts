/** A real owner's first day: claims are allowed once the facts behind them are filled in. `npm test -- owner` builds this content. */
import { readFileSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { checkContent } from "../../src/content/check";
import { ownersProject } from "../support/owner";

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
