/** `npm run develop -- --editor`: an edit of Markdown reaches the site, and the editor is there. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { eventually } from "../support/eventually";
import { ownersProject, plainPictures } from "../support/owner";

const minutes = 60_000;
jest.setTimeout(15 * minutes);

const address = "http://localhost:8123";
const read = async (name: string) => (await fetch(`${address}/${name}`)).text();

it("fault 12: it starts, serves the editor, and shows an edit", async () => {
  const root = await mkdtemp(path.join(tmpdir(), "develop-"));
  await ownersProject(root);
  await plainPictures(root);
  const develop = spawn("npm", ["run", "develop", "--", "--editor", "--port", "8123"], {
    cwd: root,
    stdio: "ignore",
    // A group of its own, which is stopped as a whole.
    detached: true,
    env: { ...process.env, NODE_ENV: "development" },
  });
  const stopped = once(develop, "exit");
  try {
    const data = "page-data/services/casino/page-data.json";
    await eventually(async () => expect(await read(data)).toContain("Casino"), 10 * minutes);
    await eventually(async () => expect(await read("admin/config.json")).toContain("casino"));
    const file = path.join(root, "content/services/casino/index.md");
    writeFileSync(file, `${readFileSync(file, "utf8")}\nA sentence of this test.\n`);
    await eventually(
      async () => expect(await read(data)).toContain("A sentence of this test."),
      minutes,
    );
  } finally {
    process.kill(-(develop.pid ?? 0), "SIGTERM");
    await stopped;
    await rm(root, { recursive: true, maxRetries: 5, retryDelay: 1_000 });
  }
});
