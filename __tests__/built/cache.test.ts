/** What Gatsby does with a cache from which no build may go on. */
import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

// Gatsby starts, and compiles its configuration.
jest.setTimeout(5 * 60_000);

/** What a start of Gatsby reads of a site. */
const parts = [".cache", "public", "content", "static", "src", "scripts", "schemas"].concat(
  ["package.json", "pnpm-lock.yaml", "tsconfig.json"],
  ["browser.tsx", "config.ts", "node.ts", "ssr.tsx"].map((name) => `gatsby-${name}`),
);

let folder: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "stale-")));
  for (const name of parts) cpSync(join(siteFolder, name), join(folder, name), { recursive: true });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"), "junction");
});
afterEach(() => rmSync(folder, { recursive: true, maxRetries: 5 }));

it("Gatsby empties a cache that is of another folder", () => {
  const kept = [
    ".cache/made-with.json",
    ".cache/page-ssr/routes/render-page.js",
    "public/about/index.html",
  ];
  expect(kept.filter((name) => existsSync(join(folder, name)))).toEqual(kept);
  // The build ends before it reads any content.
  writeFileSync(join(folder, "content/business.yml"), "name: [");
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ["node_modules/gatsby/cli.js", "build"],
    {
      cwd: folder,
      encoding: "utf8",
      env: { ...process.env, CI: "true", GATSBY_TELEMETRY_DISABLED: "1", NODE_ENV: "production" },
    },
  );
  expect(`${stdout}${stderr}`).toContain("content/business.yml:1");
  expect(status).not.toBe(0);
  expect(kept.filter((name) => existsSync(join(folder, name)))).toEqual([]);
});
