/** A real owner's first day: with the facts filled in, the content passes its check, and claims are allowed that were not. */
import { cp, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { parse } from "yaml";
import { readFileSync, writeFileSync } from "node:fs";
import { checkContent } from "../../src/content/check";
import { fillIn } from "../support/owner";

// The check reads everything, which takes long where other programs keep the processor busy.
jest.setTimeout(120_000);

let root: string;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), "owner-"));
  await cp("content", path.join(root, "content"), { recursive: true });
  for (const name of ["src", "static"]) await symlink(path.resolve(name), path.join(root, name));
  await fillIn(path.join(root, "content"));
});

afterAll(() => rm(root, { recursive: true }));

it("has no mistake", async () => {
  expect((await checkContent(root)).mistakes).toEqual([]);
});

it("has mistakes again where a fact behind a claim is missing", async () => {
  const file = path.join(root, "content/business.yml");
  const filled = readFileSync(file, "utf8");
  writeFileSync(
    file,
    filled.replace(/^insurance: .*\n/m, "").replace(/^sample: false/m, "sample: true"),
  );
  const { mistakes } = await checkContent(root);
  writeFileSync(file, filled);
  expect(mistakes).toMatchObject([
    {
      file: "content/services/kitchen-remodel/index.md",
      problem: expect.stringContaining("insurance is missing"),
    },
    {
      file: "content/services/kitchen-remodel/index.md",
      problem: expect.stringContaining("a history that nobody"),
    },
  ]);
  expect(parse(filled)).toMatchObject({ sample: false });
});
