/** `npm run develop`: an edit of Markdown reaches the site, and the editor is there. */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { freePort } from "../../scripts/free-port";
import { ownersProject, plainPictures } from "../support/owner";

// Gatsby starts in minutes where other programs keep the processor busy.
jest.setTimeout(15 * 60_000);

let address: string;

/** Waits until a file of the site contains some words. */
async function says(name: string, words: string): Promise<void> {
  const read = async () => (await fetch(`${address}/${name}`)).text();
  while (!(await read().catch(() => "")).includes(words)) await setTimeout(500);
}

/** Fails unless a browser shows the words. Jest cannot import the browser's module, a process can. */
const look = `
  import { chromium } from "@playwright/test";
  import { chromiumOptions } from "./scripts/chromium.mjs";
  const browser = await chromium.launch(await chromiumOptions());
  const page = await browser.newPage();
  await page.goto(process.env.PAGE);
  await page.getByText(process.env.WORDS).waitFor();
  await browser.close();`;

it("fault 12: it starts, serves the editor, and shows an edit", async () => {
  const root = await mkdtemp(path.join(tmpdir(), "develop-"));
  await ownersProject(root);
  await plainPictures(root);
  const port = await freePort();
  address = `http://localhost:${port}`;
  const script = ["--import", "tsx", "scripts/develop.ts", "--port", String(port)];
  const develop = spawn(process.execPath, script, {
    cwd: root,
    stdio: "ignore",
    // A group of its own, which is stopped as a whole.
    detached: true,
    env: { ...process.env, NODE_ENV: "development" },
  });
  const stopped = once(develop, "exit");
  try {
    const data = "page-data/services/casino/page-data.json";
    await says(data, "Casino");
    await says("admin/config.json", "casino");
    const file = path.join(root, "content/services/casino/index.md");
    writeFileSync(file, `${readFileSync(file, "utf8")}\nA sentence of this test.\n`);
    await says(data, "A sentence of this test.");
    const seen = { PAGE: `${address}/services/casino`, WORDS: "A sentence of this test." };
    execFileSync(process.execPath, ["--input-type=module", "--eval", look], {
      env: { ...process.env, ...seen },
    });
  } finally {
    process.kill(-(develop.pid ?? 0), "SIGTERM");
    await stopped;
    await rm(root, { recursive: true, maxRetries: 5, retryDelay: 1_000 });
  }
});
