/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

it("installs what is missing before it runs any of the project's tools", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
    scripts: Record<string, string>;
  };
  const others = Object.entries(scripts).filter(
    ([, script]) => !/^(exec )?node scripts\/\w+\.mjs( |$)/.test(script),
  );
  expect(others).toEqual([]);
});

it.each([
  ["check-content.ts", ["--transaltions"], "npm run check:content"],
  ["check-content.ts", ["content/faq.yml"], "files go with --translated only"],
  ["new.ts", ["poem", "A title"], 'npm run new -- KIND "Title"'],
  ["photos.ts", ["nowhere", "--to", "content"], "There is no folder nowhere."],
])(
  "%s %j exits with 1 and says why, without a stack",
  (script, args, message) => {
    const command = ["node_modules/tsx/dist/cli.mjs", `scripts/${script}`, ...args];
    const { status, stderr } = spawnSync(process.execPath, command, { encoding: "utf8" });
    expect(stderr).toContain(message);
    expect(stderr).not.toContain("    at ");
    expect(status).toBe(1);
  },
  60_000,
);
