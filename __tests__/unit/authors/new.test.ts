/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { cp, readFile } from "node:fs/promises";
import path from "node:path";
import { checkContent } from "../../../src/content/check";
import { contentProject } from "../../support/content-fixture";

const root = process.cwd();
const run = (cwd: string, ...args: string[]) =>
  spawnSync(process.execPath, [path.join(root, "node_modules/tsx/dist/cli.mjs"), ...args], {
    cwd,
    encoding: "utf8",
  });

test.each([
  ["service", "services"],
  ["build-recap", "build-process"],
  ["article", "blog"],
])(
  "npm run new makes a %s: a draft in which the check finds no mistake",
  async (kind, folder) => {
    const project = await contentProject();
    for (const name of ["templates", "src/i18n"])
      await cp(name, path.join(project.root, name), { recursive: true });
    const command = path.join(root, "scripts/new.ts");
    const made = run(project.root, command, kind, "Pool House: a trial");
    expect(made.stderr).toBe("");
    const page = `content/${folder}/pool-house-a-trial/index.md`;
    const text = await readFile(path.join(project.root, page), "utf8");
    expect(text).toContain('title: "Pool House: a trial"\n');
    expect((await checkContent(project.root)).mistakes).toEqual([]);
    expect(run(project.root, command, kind, "Pool House: a trial").stderr).toContain(
      "there already",
    );
    await project.remove();
  },
  60_000,
);
