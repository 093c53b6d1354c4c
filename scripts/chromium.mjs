/**
 * The Chromium for tests and benchmarks: that of CHROME_PATH, or else that of the npm package
 * @sparticuz/chromium.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "./setup.mjs";

/**
 * No sandbox, because containers run as root, and no background requests in the middle of a test.
 */
const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * Unpacks the package's Chromium once, into a folder that is renamed when it is complete.
 * @param {string} folder
 */
async function unpack(folder) {
  const partial = `${folder}.${process.pid}`;
  await mkdir(partial, { recursive: true });
  const program = `import("@sparticuz/chromium").then(({ default: chromium }) => chromium.executablePath())`;
  execFileSync(process.execPath, ["--eval", program], {
    cwd: root,
    // The first sets where it unpacks; the second makes it include the libraries that a minimal
    // system lacks.
    env: { ...process.env, TMPDIR: partial, AWS_LAMBDA_JS_RUNTIME: "nodejs22.x" },
  });
  // The package's own configuration looks for its fonts in /tmp.
  await writeFile(
    join(partial, "fonts/fonts.conf"),
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`,
  );
  try {
    await rename(partial, folder);
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    // Another process may have been faster, which is fine.
    if (!existsSync(folder)) throw error;
  }
}

/**
 * Returns the options for `chromium.launch`.
 * @returns {Promise<import("@playwright/test").LaunchOptions>}
 */
export async function chromiumOptions() {
  if (process.env.CHROME_PATH) return { executablePath: process.env.CHROME_PATH, args };
  // The package has only a Linux build; elsewhere Playwright finds an installed Chrome.
  if (process.platform !== "linux" || process.arch !== "x64") return { channel: "chrome", args };

  const packageFolder = join(root, "node_modules/@sparticuz/chromium");
  const { version } = JSON.parse(readFileSync(join(packageFolder, "package.json"), "utf8"));
  const folder = join(root, "node_modules/.cache", `chromium-${version}`);
  if (!existsSync(folder)) await unpack(folder);
  return {
    executablePath: join(folder, "chromium"),
    args,
    env: {
      ...process.env,
      LD_LIBRARY_PATH: join(folder, "al2023/lib"),
      FONTCONFIG_PATH: join(folder, "fonts"),
    },
  };
}
