import { spawnSync } from "node:child_process";
import { join } from "node:path";

const root = join(__dirname, "../..");

test("findings are printed as file:line  rule  message, and the exit code is 1", () => {
  // On a day far ahead every date is too old.
  const { status, stdout } = spawnSync(
    process.execPath,
    [
      join(root, "node_modules/tsx/dist/cli.mjs"),
      "scripts/check-content.ts",
      "--words",
      "--today=2099-01-01",
      "content/faq.yml",
    ],
    { cwd: root, encoding: "utf8" },
  );
  const lines = stdout.trim().split("\n");
  expect(status).toBe(1);
  expect(lines.length).toBeGreaterThan(15);
  expect(lines[0]).toMatch(
    /^content\/faq\.yml:\d+ {2}dates {2}“groups\.0\.entries\.0\.checked: \d{4}-\d\d-\d\d” is more than 18 months old/,
  );
  expect(lines.at(-1)).toMatch(/^words: \d+ to fix in \d+ files$/);
}, 120_000);
