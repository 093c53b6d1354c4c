/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { localApi } from "../../../src/build/editor/local-api";
import { contentProject } from "../../support/content-fixture";

const business = readFileSync("content/business.yml", "utf8");

/** Asks the local API of a project to delete files. */
async function deletion(paths: string[]) {
  const { root, remove } = await contentProject(business);
  const server = createServer((await localApi(root)) as never).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/api/v1`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      action: "deleteFiles",
      params: { paths, branch: "main", options: { commitMessage: "Delete" } },
    }),
  });
  const answer = (await response.json()) as { error?: string };
  const isThere = (name: string) => existsSync(path.join(root, name));
  const left = ["content/services/casino/index.md", "content/services/hotel"].filter(isThere);
  server.closeAllConnections();
  server.close();
  await remove();
  return { status: response.status, ...answer, left };
}

test("a page that others link to stays, whoever asks", async () => {
  const { status, error, left } = await deletion(["content/services/casino/index.md"]);
  expect(status).toBe(409);
  expect(error).toContain("Other pages need this one: “Guide”");
  expect(left).toContain("content/services/casino/index.md");
});

test("a page that nobody needs goes with its folder", async () => {
  const files = ["index.md", "hotel.jpg"].map((name) => `content/services/hotel/${name}`);
  const { status, left } = await deletion(files);
  expect(status).toBe(200);
  expect(left).not.toContain("content/services/hotel");
});
