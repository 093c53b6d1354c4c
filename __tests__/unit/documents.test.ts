/**
 * @jest-environment node
 *
 * Files, headings and commands that documents name must exist.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { expectWithin, readme } from "../support/budgets";

const tracked = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => file !== "" && existsSync(file));
const textOf = (file: string) => readFileSync(file, "utf8");
const pages = tracked.filter((file) =>
  /^(README|CONTRIBUTING|docs\/.*|content\/README|src\/extras\/[^/]+\/README)\.md$/.test(file),
);

/** Returns the id that GitHub gives to a heading. */
const slugOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");

const headingsOf = (markdown: string) =>
  [...markdown.replace(/```[\s\S]*?```/g, "").matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    slugOf(heading),
  );

test.each(pages)("the links of %s lead to existing files and headings", (page) => {
  const markdown = textOf(page)
    .replace(/```[\s\S]*?```/g, "")
    .replace(/`[^`\n]*`/g, "");
  const broken = [...markdown.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = ""]) => link)
    .filter((link) => !/^(?:https?|mailto):/.test(link))
    .filter((link) => {
      const [file = "", fragment] = link.split("#");
      const target = file === "" ? page : path.join(path.dirname(page), file);
      if (!existsSync(target)) return true;
      return fragment !== undefined && !headingsOf(textOf(target)).includes(fragment);
    });
  expect(broken).toEqual([]);
});

test("every file that a document names exists", () => {
  const missing = pages.flatMap((page) =>
    Array.from(textOf(page).matchAll(/`([\w./-]+\.(?:tsx?|mjs|cjs|css|md))`/g), ([, name]) => name!)
      .filter((name) => name !== "index.md")
      .filter((name) => {
        const end = `/${name.replace(/^[./]+/, "")}`;
        return (
          !tracked.some((file) => `/${file}`.endsWith(end)) && !existsSync(`node_modules${end}`)
        );
      })
      .map((name) => `${page} names ${name}`),
  );
  expect(missing).toEqual([]);
});

test("every command that is named exists", () => {
  const { scripts } = JSON.parse(textOf("package.json")) as { scripts: Record<string, string> };
  const texts = tracked.filter(
    (file) => /\.(?:[cm]?[jt]sx?|md|ya?ml|toml|json)$/.test(file) && !file.includes("lock"),
  );
  const unknown = texts.flatMap((file) =>
    [...textOf(file).matchAll(/\bnpm run ([a-z][\w:]*)/g)]
      .filter(([, name = ""]) => !Object.hasOwn(scripts, name))
      .map(([command]) => `${file} names ${command}`),
  );
  expect(unknown).toEqual([]);
});

test("the README is read as a whole", () => {
  expectWithin(readme, [{ name: "README.md", size: Buffer.byteLength(textOf("README.md")) }]);
});

describe("what reaches into Gatsby", () => {
  const page = textOf("docs/decisions/reaching-into-gatsby.md");
  const entries = page.split(/^## (?=\d+\. )/m).slice(1);

  it("is at most twelve, each with where, why, what it leans on and what tells", () => {
    expect(entries.length).toBeLessThanOrEqual(12);
    for (const entry of entries)
      expect([...entry.matchAll(/^- \*\*(.+?):\*\*/gm)].map(([, name]) => name)).toEqual([
        "Where",
        "Why",
        "Leans on",
        "Tells",
      ]);
  });

  it("names each file in which what Gatsby no longer does throws", async () => {
    const helpers = ["src/hosting/gatsby-output", "src/visit/gatsby-window"];
    const throws = ["src/content/no-longer", ...helpers];
    const { metafile } = await build({
      entryPoints: tracked.filter((file) =>
        /^src\/(?!.*\/__tests__\/).*(?<!\.d)\.tsx?$/.test(file),
      ),
      bundle: true,
      write: false,
      outdir: "out",
      metafile: true,
      // No file's imports are followed; those of types alone are none.
      external: ["./*", "../*"],
      packages: "external",
      jsx: "automatic",
      logLevel: "silent",
    });
    const throwing = Object.entries(metafile.inputs)
      .filter(([file, { imports }]) =>
        imports.some(({ path: to }) => throws.includes(path.join(path.dirname(file), to))),
      )
      .map(([file]) => file)
      .filter((file) => !helpers.includes(file.replace(/\.ts$/, "")));
    expect(throwing.length).toBeGreaterThan(8);
    expect(throwing.filter((file) => !page.includes(`\`${file}\``))).toEqual([]);
  });
});
