/**
 * Earlier addresses of a page: what the host is told of them, and what the local server answers.
 */
import { startServer, type RunningServer } from "../../scripts/server";
import { publicFolder, readBuilt } from "../support/built";

const article = "/blog/what-a-permit-is";

/** The aliases of that article in the fixture business, in each of its languages. */
const moves = [
  ["/permits-explained", article],
  ["/es/permits-explained", `/es${article}`],
  ["/2019/permit-card.html", `${article}#keep-the-card`],
] as const;

let server: RunningServer;
beforeAll(async () => {
  server = await startServer(publicFolder);
});
afterAll(() => server.close());

it.each(moves)("%s leads to %s for good", async (from, to) => {
  expect(readBuilt("_redirects").split("\n")).toContain(`${from} ${to} 301`);
  const answer = await fetch(server.url + from, { redirect: "manual" });
  expect([answer.status, answer.headers.get("location")]).toEqual([301, to]);
});

it.each(moves)("a visitor of %s gets the page, and it is that of %s", async (from, to) => {
  const [path = ""] = to.split("#");
  const [moved, direct] = await Promise.all([fetch(server.url + from), fetch(server.url + path)]);
  expect(moved.status).toBe(200);
  expect(await moved.text()).toBe(await direct.text());
});
