/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { localApi } from "../../../src/build/editor/local-api";
import { contentProject } from "../../support/content-fixture";

/** Sends an action to the local API of a project. */
async function send(action: string, params: object) {
  const { root, remove } = await contentProject();
  const server = createServer((await localApi(root)) as never).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/api/v1`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      action,
      params: { branch: "main", options: { commitMessage: "Change" }, ...params },
    }),
  });
  const answer = (await response.json()) as { error?: string };
  const isThere = (name: string) => existsSync(path.join(root, name));
  const left = [
    "content/services/casino/index.md",
    "content/services/hotel",
    "content/blog/guide",
    "content/services/inn/hotel.jpg",
  ].filter(isThere);
  const moved = path.join(root, "content/services/inn/index.md");
  const text = existsSync(moved) ? readFileSync(moved, "utf8") : undefined;
  server.closeAllConnections();
  server.close();
  await remove();
  return { status: response.status, ...answer, left, text };
}

const deletion = (paths: string[]) => send("deleteFiles", { paths });

test("a page that others link to is not deleted", async () => {
  const { status, error, left } = await deletion(["content/services/casino/index.md"]);
  expect(status).toBe(409);
  expect(error).toContain("Other pages need this one: “Guide”");
  expect(left).toContain("content/services/casino/index.md");
});

test("a page without links to it is deleted with its folder", async () => {
  const files = ["index.md", "guide.jpg"].map((name) => `content/blog/guide/${name}`);
  const { status, left } = await deletion(files);
  expect(status).toBe(200);
  expect(left).not.toContain("content/blog/guide");
});

test("a page is moved with its folder before the response is sent", async () => {
  const file = { path: "content/services/hotel/index.md", slug: "hotel/index", raw: "New words" };
  const newPath = "content/services/inn/index.md";
  const { status, left, text } = await send("persistEntry", {
    dataFiles: [{ ...file, newPath }],
    assets: [],
    options: { commitMessage: "Move", useWorkflow: false, status: "draft" },
  });
  expect(status).toBe(200);
  expect(left).not.toContain("content/services/hotel");
  expect(left).toContain("content/services/inn/hotel.jpg");
  expect(text).toBe("New words");
});
