/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { startServer, type RunningServer } from "../../../scripts/server";

const long = "A long paragraph. ".repeat(200);

const site: Record<string, string> = {
  "index.html": "<h1>Home</h1>",
  "about.html": `<h1>About</h1>${long}`,
  "services.html": "<h1>Services</h1>",
  "services/casino.html": "<h1>Casino</h1>",
  "admin/index.html": "<h1>Admin</h1>",
  "404.html": "<h1>This page could not be found</h1>",
  "static/app-123.js": `/* ${long} */`,
  "static/photo.avif": long,
  ".well-known/security.txt": "Contact: mailto:a@b.test",
  _headers:
    "/*\n  X-Frame-Options: DENY\n/static/*\n  Cache-Control: public, max-age=31536000, immutable\n",
  _redirects:
    "/old /about 301\n/about /elsewhere 302\n/services/casino /about 302!\n/app/* /services 200\n",
};

let root: string;
let server: RunningServer;

/** Returns the bytes as they were sent, which `fetch` would decompress. */
function raw(
  path: string,
  headers: Record<string, string> = {},
  method = "GET",
): Promise<{ response: IncomingMessage; body: Buffer }> {
  return new Promise((resolve, reject) => {
    httpRequest(server.url + path, { headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => resolve({ response, body: Buffer.concat(chunks) }));
    })
      .on("error", reject)
      .end();
  });
}

const get = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(server.url + path, { redirect: "manual", ...init });

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "site-"));
  for (const [name, text] of Object.entries(site)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  server = await startServer({ root });
});

afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

describe("addresses", () => {
  it.each([
    ["/", "Home"],
    ["/about", "About"],
    ["/about?from=mail", "About"],
    ["/services", "Services"],
    ["/admin/", "Admin"],
    ["/app/anything", "Services"],
  ])("%s shows %s", async (path, heading) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/html;charset=utf-8");
    expect(await response.text()).toContain(`<h1>${heading}</h1>`);
  });

  it.each([
    ["/about/", "/about"],
    ["/about/?a=1", "/about?a=1"],
    ["/about.html", "/about"],
    ["/services/", "/services"],
    ["/index.html", "/"],
    ["/admin", "/admin/"],
    ["/admin/index.html", "/admin/"],
    ["/old", "/about"],
    ["//about/", "/about"],
  ])("%s redirects permanently to %s", async (path, location) => {
    const response = await get(path);
    expect(response.status).toBe(301);
    expect(response.headers.get("location")).toBe(location);
  });

  it("prefers a file to a rule, unless the rule is forced", async () => {
    expect((await get("/about")).status).toBe(200);
    expect((await get("/services/casino")).status).toBe(302);
  });

  it.each([
    "/nothing",
    "/services/nothing/",
    "/404",
    "/404.html",
    "/_headers",
    "/_redirects",
    "/static",
  ])("%s is not found", async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get("x-frame-options")).toBe("DENY");
    expect(await response.text()).toContain("This page could not be found");
  });

  it.each(["/..%2f..%2fetc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/..%5c..%5cetc"])(
    "%s does not leave the folder",
    async (path) => {
      expect((await raw(path)).response.statusCode).toBe(404);
    },
  );

  it("responds with 400 to an invalid address", async () => {
    expect((await raw("/%ff")).response.statusCode).toBe(400);
  });

  it("serves .well-known, and files that were built while it runs", async () => {
    expect((await get("/.well-known/security.txt")).status).toBe(200);
    writeFileSync(join(root, "later.html"), "<h1>Later</h1>");
    expect((await get("/later")).status).toBe(200);
  });
});

describe("headers", () => {
  it("are those of _headers, and forbid caching by default", async () => {
    expect((await get("/about")).headers.get("cache-control")).toBe(
      "public, max-age=0, must-revalidate",
    );
    expect((await get("/static/app-123.js")).headers.get("cache-control")).toBe(
      "public, max-age=31536000, immutable",
    );
  });

  it("let clients revalidate with 304", async () => {
    const etag = (await get("/about")).headers.get("etag") ?? "";
    expect(etag).not.toBe("");
    const { response, body } = await raw("/about", { "if-none-match": etag });
    expect(response.statusCode).toBe(304);
    expect(response.headers["x-frame-options"]).toBe("DENY");
    expect(body).toHaveLength(0);
    expect((await raw("/about", { "if-none-match": 'W/"other"' })).response.statusCode).toBe(200);
  });
});

describe("compression", () => {
  it.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip", "gzip"],
    ["identity", undefined],
  ])("accepting %s gets %s", async (accepted, encoding) => {
    const { response, body } = await raw("/about", { "accept-encoding": accepted });
    expect(response.headers["content-encoding"]).toBe(encoding);
    expect(response.headers.vary).toBe("Accept-Encoding");
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ""];
    expect((unpack?.(body) ?? body).toString()).toBe(site["about.html"]);
  });

  it("is not applied to pictures", async () => {
    const { response } = await raw("/static/photo.avif", { "accept-encoding": "br" });
    expect(response.headers["content-encoding"]).toBeUndefined();
    expect(response.headers["content-type"]).toBe("image/avif");
  });
});

describe("methods", () => {
  it("responds to HEAD as to GET, without a body", async () => {
    for (const [path, status] of [
      ["/about", 200],
      ["/nothing", 404],
    ] as const) {
      const { response, body } = await raw(path, {}, "HEAD");
      expect(response.statusCode).toBe(status);
      expect(response.headers["content-type"]).toBe("text/html;charset=utf-8");
      expect(body).toHaveLength(0);
    }
  });

  it.each(["POST", "PUT", "DELETE", "OPTIONS"])("refuses %s", async (method) => {
    const response = await get("/about", { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET, HEAD");
  });

  it("passes a POST to its receiver", async () => {
    const receiver = await startServer({
      root,
      post: async (request, response) => {
        const chunks = await request.toArray();
        response.writeHead(303, { location: `/thanks?${Buffer.concat(chunks).toString()}` }).end();
      },
    });
    const response = await fetch(receiver.url, { method: "POST", body: "a=1", redirect: "manual" });
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe("/thanks?a=1");
    await receiver.close();
  });

  it("survives a receiver that fails", async () => {
    const log = jest.spyOn(console, "error").mockImplementation();
    const receiver = await startServer({
      root,
      post: () => {
        throw new Error("broken");
      },
    });
    expect((await fetch(receiver.url, { method: "POST" })).status).toBe(500);
    expect((await fetch(receiver.url)).status).toBe(200);
    expect(log).toHaveBeenCalledTimes(1);
    await receiver.close();
  });
});

describe("ports", () => {
  it("uses the next port if one is taken, if allowed to", async () => {
    const taken = Number(new URL(server.url).port);
    await expect(startServer({ root, port: taken })).rejects.toThrow("EADDRINUSE");
    const next = await startServer({ root, port: taken, tries: 5 });
    expect(Number(new URL(next.url).port)).toBeGreaterThan(taken);
    await next.close();
  });
});
