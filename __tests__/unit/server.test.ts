/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { runForm } from "../../scripts/forms";
import { startServer, type RunningServer } from "../../scripts/server";

jest.mock("../../scripts/forms", () => ({
  runForm: jest.fn(),
  formStatus: () => Promise.resolve(Response.json({})),
}));

const files = {
  "index.html": "<h1>Home</h1>",
  "about.html": `<h1>About</h1>${"text ".repeat(1_000)}`,
  "admin/index.html": "<h1>Admin</h1>",
  "404.html": "<h1>Not found</h1>",
  "es/404.html": "<h1>No se encontró</h1>",
  "thanks.html": "<h1>Thanks</h1>",
  "app-1.js": "run()",
  _headers:
    "/*\n  X-Frame-Options: DENY\n/app-1.js\n  Cache-Control: immutable\n/static/*\n  Cache-Control: immutable\n",
  _redirects: "/old /about 301\n/part /about#team 301\n/ p=7 /about 301!\n/es/* /es/404.html 404\n",
};

let root: string;
let server: RunningServer;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "site-"));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  server = await startServer(root);
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

const get = (path: string, init?: RequestInit) =>
  fetch(server.url + path, { redirect: "manual", ...init });

it.each([
  ["/", 200, "Home"],
  ["/about", 200, "About"],
  ["/admin/", 200, "Admin"],
  ["/nothing", 404, "Not found"],
  ["/es/nothing/at/all", 404, "No se encontró"],
  ["/_headers", 404, "Not found"],
])("%s answers %i with %s", async (path, status, text) => {
  const response = await get(path);
  expect(response.status).toBe(status);
  expect(await response.text()).toContain(text);
});

it.each([
  ["/about/?a=1", "/about?a=1"],
  ["/about.html", "/about"],
  ["/admin", "/admin/"],
  ["/old", "/about"],
  ["/old?a=1", "/about?a=1"],
  ["/part?a=1", "/about?a=1#team"],
  ["/?p=7", "/about"],
])("%s is moved to %s", async (path, location) => {
  const response = await get(path);
  expect([response.status, response.headers.get("location")]).toEqual([301, location]);
});

it("sends the headers of _headers, compresses, and says when nothing has changed", async () => {
  const page = await get("/about", { headers: { "accept-encoding": "br" } });
  expect(page.headers.get("x-frame-options")).toBe("DENY");
  expect(page.headers.get("cache-control")).toContain("must-revalidate");
  expect(page.headers.get("content-encoding")).toBe("br");
  const again = await get("/about", { headers: { "if-none-match": page.headers.get("etag")! } });
  expect(again.status).toBe(304);
  expect((await get("/app-1.js")).headers.get("cache-control")).toBe("immutable");
});

it("has a missing file asked for again, where its folder is cached for a year", async () => {
  const { status, headers } = await get("/static/none.jpg");
  expect([status, headers.get("cache-control")]).toEqual([404, expect.stringMatching(/max-age=0/)]);
});

it.each([
  ["evil.example", 403],
  ["localhost.evil.example", 403],
  ["localhost:1", 303],
  ["127.0.0.1", 303],
  ["[::1]:9000", 303],
])("a form of a page that is called %s is answered %i", async (host, expected) => {
  const headers = {
    host,
    origin: `http://${host}`,
    "content-type": "application/x-www-form-urlencoded",
  };
  const { hostname, port } = new URL(server.url);
  const status = await new Promise((done, failed) => {
    request({ hostname, port, path: "/thanks", method: "POST", headers }, (response) => {
      response.resume();
      done(response.statusCode);
    })
      .on("error", failed)
      .end("a=b");
  });
  expect(status).toBe(expected);
});

it("shows a form's thank-you page, and runs what the host runs then", async () => {
  const body = new FormData();
  body.append("name", "李");
  body.append("resume", new Blob(["text"]), "me.txt");
  const response = await get("/thanks", { method: "POST", body });
  expect([response.status, response.headers.get("location")]).toEqual([303, "/thanks"]);
  const [form] = jest.mocked(runForm).mock.lastCall ?? [];
  expect(form?.get("name")).toBe("李");
});

it.each([
  ["a form of another site", "/thanks", { origin: "https://evil.example" }, "a=b", 403],
  ["a form without a page", "//evil.example/x", {}, "a=b", 404],
  ["more than 8 MB", "/thanks", {}, "a=".padEnd(9 * 1024 * 1024, "b"), 413],
])("refuses %s", async (_what, path, headers, body, status) => {
  const form = { "content-type": "application/x-www-form-urlencoded" };
  const answer = get(path, { method: "POST", headers: { ...form, ...headers }, body });
  // A connection that is closed while a body is sent may fail before its answer is read.
  expect(
    await answer.then(
      (response) => response.status,
      () => 413,
    ),
  ).toBe(status);
});

/** Sends an address as it is; `fetch` would tidy it. */
const ask = (path: string) =>
  new Promise<{ status: number | undefined; location: string | undefined; text: string }>(
    (done, failed) => {
      const { hostname, port } = new URL(server.url);
      request({ hostname, port, path }, (response) => {
        let text = "";
        response.setEncoding("utf8").on("data", (part: string) => (text += part));
        response.on("end", () =>
          done({ status: response.statusCode, location: response.headers.location, text }),
        );
      })
        .on("error", failed)
        .end();
    },
  );

it.each([
  "/_headers",
  "//_headers",
  "/.//_headers",
  "/_headers/",
  "/%5Fheaders",
  "/_HEADERS",
  "/a/../_redirects",
  "/\\_headers",
  "/404.html/",
  "///_headers",
  "/\\\\_headers",
  "/./_headers",
  "/%2e/_headers",
  "/about/..//_headers",
  "/about/%2e%2e/_headers",
  "/_headers//",
  "/_headers?a=b",
  "/_%68eaders",
  "/_Redirects",
  "/%2F_headers",
  "/%5C_headers",
  "/_headers%2F",
  "/_headers%00",
  "/_headers.html",
  "/..%2f_headers",
  "/....//_headers",
  "/_headers;a",
  "/_headers%20",
  "/%252e%252e/_headers",
  "/.%5C%5C_headers",
  "/a/.%5C_redirects",
  "/.%5C%5C404.html",
])("never serves %s", async (path) => {
  const { status, text } = await ask(path);
  expect([status, text]).toEqual([404, files["404.html"]]);
});

it.each(["/..%5C%5Coutside", "/..%5C%5Coutside.html", "/a/..%5C..%5Coutside", "/..%5Csite-next/a"])(
  "never looks outside of its folder, for %s",
  async (path) => {
    expect(await ask(path)).toEqual({ status: 404, location: undefined, text: "" });
    const body = new URLSearchParams({ a: "b" });
    expect((await get(path, { method: "POST", body })).status).toBe(404);
  },
);

it.each([
  ["localhost:1", 200],
  ["evil.example", 403],
])("a function that is asked as %s answers %i", async (host, expected) => {
  const { hostname, port } = new URL(server.url);
  const status = await new Promise((done, failed) => {
    const path = "/.netlify/functions/delivery-status?id=1";
    request({ hostname, port, path, headers: { host } }, (response) => {
      response.resume();
      done(response.statusCode);
    })
      .on("error", failed)
      .end();
  });
  expect(status).toBe(expected);
});

it.each([
  ["//about", 200, undefined],
  ["/.//about/", 301, "/about"],
  ["//evil.example/about/..", 404, undefined],
  ["//about//", 301, "/about"],
])("%s is an address of this site: %i %s", async (path, status, location) => {
  expect(await ask(path)).toMatchObject({ status, location });
});

it("notices that the site has been built again", async () => {
  expect((await get("/about")).headers.get("x-frame-options")).toBe("DENY");
  const later = new Date(Date.now() + 5_000);
  writeFileSync(join(root, "_headers"), files._headers.replace("DENY", "SAMEORIGIN"));
  utimesSync(join(root, "_headers"), later, later);
  expect((await get("/about")).headers.get("x-frame-options")).toBe("SAMEORIGIN");
});

it.each([
  ["/%E0%A4%A", "GET", 400],
  ["/thanks", "PUT", 405],
])("%s by %s answers %i", async (path, method, status) => {
  expect((await get(path, { method })).status).toBe(status);
});

it("takes the next port where one is taken", async () => {
  const port = Number(new URL(server.url).port);
  const next = await startServer(root, port, 20);
  expect(Number(new URL(next.url).port)).toBeGreaterThan(port);
  await next.close();
});
