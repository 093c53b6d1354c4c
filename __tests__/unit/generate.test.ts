/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { format } from "../../scripts/generate/format";
import { renewFiles } from "../../scripts/generate/files";
import { renewSections } from "../../scripts/generate/sections";
import { frontMatterReference } from "../../scripts/generate/front-matter-reference";

test("everything that is generated is up to date", async () => {
  const stale = await renewFiles(process.cwd(), { write: false });
  expect(stale.map((file) => `${file} is out of date: run npm run generate`)).toEqual([]);
  // Subsetting the typeface takes a while.
}, 60_000);

test("modules that npm run generate loads can be required, as tsx does on Node 20", () => {
  const program = 'import { isBuilt } from "./scripts/build.mjs"; console.log(typeof isBuilt())';
  const tsx = require.resolve("tsx/cli");
  const answer = execFileSync(process.execPath, [tsx, "--eval", program], { encoding: "utf8" });
  expect(answer.trim()).toBe("boolean");
}, 30_000);

describe("renewing files", () => {
  const folder = () => mkdtempSync(join(tmpdir(), "generate-"));

  it("writes only files that differ, formatted", async () => {
    const root = folder();
    writeFileSync(join(root, "same.json"), '{ "a": 1 }\n');
    const generators = [
      () => ({ "same.json": '{"a":1}', "deep/new.json": '{"b":2}' }),
      // A later generator reads what an earlier one wrote.
      (at: string) => ({ "copy.bin": readFileSync(join(at, "deep/new.json")) }),
    ];
    const renewed = await renewFiles(root, { write: true, generators });
    expect(renewed).toEqual(["deep/new.json", "copy.bin"]);
    expect(readFileSync(join(root, "deep/new.json"), "utf8")).toBe('{ "b": 2 }\n');
    expect(readFileSync(join(root, "copy.bin"), "utf8")).toBe('{ "b": 2 }\n');
    expect(await renewFiles(root, { write: true, generators })).toEqual([]);
  });

  it("only lists files that differ if it must not write", async () => {
    const root = folder();
    writeFileSync(join(root, "a.json"), "{}\n");
    const generators = [() => ({ "a.json": "[1]" })];
    expect(await renewFiles(root, { write: false, generators })).toEqual(["a.json"]);
    expect(readFileSync(join(root, "a.json"), "utf8")).toBe("{}\n");
  });
});

test("a generated section replaces what was between its marks", () => {
  const page = "# Title\n\n<!-- list: start -->\n\nold\n\n<!-- list: end -->\n\nText\n";
  const renewed = renewSections(page, "docs/page.md", { list: "new" });
  expect(renewed).toBe(page.replace("old", "new"));
});

test("a page without a section's marks is refused", () => {
  expect(() => renewSections("# Title", "docs/page.md", { list: "new" })).toThrow(
    "docs/page.md has no place for its list",
  );
});

test("Markdown is formatted by the project's Prettier settings", async () => {
  expect(await format("|a|b|\n|-|-|\n|long|c|\n", "page.md")).toBe(
    "| a    | b   |\n| ---- | --- |\n| long | c   |\n",
  );
});

test("the front-matter reference lists fields and their limits", () => {
  const reference = frontMatterReference();
  expect(reference).toContain("| `description` | text, 110–160 characters | yes |");
  expect(reference).toContain("| `questions` | list of 3 | yes |");
  expect(reference).toContain("| `phases[].text` | Markdown, 120–1600 characters | yes |");
  expect(reference).toContain("| `draft` | `true` or `false` | no |");
});
