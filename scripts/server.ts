/**
 * Serves a built site as Netlify does. For a posted form it runs the function of the host:
 * docs/forms.md. By itself it serves `dist`, or the folder that it is given, on PORT.
 */
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join, posix } from "node:path";
import { constants } from "node:zlib";
import compression from "compression";
import sirv from "sirv";
import { notFoundFile } from "../src/content/not-found";
import { headersFor, parseHeaders } from "../src/hosting/headers";

/** A server that is listening: its address, and what closes it. */
export type RunningServer = Awaited<ReturnType<typeof startServer>>;

/** Files that the host reads and never serves, and the page that it serves at other addresses. */
const notServed = /^\/(_headers|_redirects|404(\.html)?)$/i;

/** What Netlify sends with a file that no rule covers. */
const revalidated = "public, max-age=0, must-revalidate";

/** The largest form that the host takes. */
const largestBody = 8 * 1024 * 1024;

const readIfThere = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : "");

/**
 * Reads `_redirects`, one rule a line: from, maybe ending in `/*`, parameters of the query, to, and
 * the status; with `!` it wins over files.
 */
const readRedirects = (text: string) =>
  text
    .split("\n")
    .filter((line) => line.startsWith("/"))
    .map((line) => {
      const [start = "", ...rest] = line.split(/\s+/);
      const from = decodeURI(start);
      const [to = "", status = ""] = rest.slice(-2);
      const parameters = [...new URLSearchParams(rest.slice(0, -2).join("&"))];
      const matches = (path: string, query: URLSearchParams) =>
        (from.endsWith("/*") ? `${path}/`.startsWith(from.slice(0, -1)) : path === from) &&
        parameters.every(([name, value]) => query.get(name) === value);
      // The host passes a query on, unless the rule asks for parameters or its destination has
      // some.
      const keepsQuery = parameters.length === 0 && !to.includes("?");
      const isForced = status.endsWith("!");
      return { matches, to, status: Number.parseInt(status), isForced, keepsQuery };
    });

/** Returns a function that reads the rules of a site, anew when it has been built again. */
function rulesOf(root: string) {
  const file = join(root, "_headers");
  const builtAt = () => (existsSync(file) ? statSync(file).mtimeMs : 0);
  const read = () => ({
    builtAt: builtAt(),
    headers: parseHeaders(readIfThere(file)),
    redirects: readRedirects(readIfThere(join(root, "_redirects"))),
  });
  let rules = read();
  return () => {
    if (rules.builtAt !== builtAt()) rules = read();
    return rules;
  };
}

/** A request that is answered by a status alone. */
class RefusedError extends Error {
  constructor(readonly status: number) {
    super(`Refused with ${status}`);
  }
}

/**
 * An address as the host sees it: one slash between parts, no dots, no `\\`, and decoded but for
 * `%2F` and the like.
 */
interface Address {
  path: string;
  search: string;
  query: URLSearchParams;
}

/** @throws URIError for what cannot be decoded, or would lie outside of the site */
function addressOf({ url = "/" }: IncomingMessage): Address {
  // Behind a host of its own, so that `//evil.example` is a path. Dots first: `/.//about` is
  // `//about` without them.
  const { pathname, search, searchParams } = new URL(`http://site.invalid${url}`);
  // Decoding makes new slashes and dots: a file system may take `\\` for a slash.
  const slashes = decodeURI(pathname).replace(/[/\\]+/g, "/");
  if (slashes.split("/").includes("..")) throw new RefusedError(404);
  const path = posix.normalize(slashes);
  return { path, search, query: searchParams };
}

/**
 * Names by which this machine calls itself. A page of another name, which leads here meanwhile,
 * could post and read as if it were ours.
 */
const ownHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/** @throws where a page of another name asks */
function expectOwnHost({ headers: { host = "" } }: IncomingMessage): void {
  if (!ownHost.test(host)) throw new RefusedError(403);
}

/** Reads a form's body. */
async function readBody(request: IncomingMessage) {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += (chunk as Buffer).length;
    if (size > largestBody) throw new RefusedError(413);
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

/** Shows a form's thank-you page, to which it was posted, and runs what the host runs then. */
async function receive(
  root: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { path } = addressOf(request);
  const { origin, host = "" } = request.headers;
  expectOwnHost(request);
  // Any page that is open in the same browser could post here.
  if (origin !== undefined && origin !== `http://${host}`) throw new RefusedError(403);
  if (!existsSync(join(root, `${path}.html`))) throw new RefusedError(404);
  const headers = { "content-type": request.headers["content-type"] ?? "" };
  const form = await new Response(await readBody(request), { headers }).formData();
  response.writeHead(303, { location: encodeURI(path) }).end();
  const { runForm } = await import("./forms");
  await runForm(form);
}

/** The functions of the host that answer here too. */
const functions = "/.netlify/functions/";

async function answerFunction(request: IncomingMessage, response: ServerResponse): Promise<void> {
  expectOwnHost(request);
  const { path, search } = addressOf(request);
  const { formStatus } = await import("./forms");
  const answer = await formStatus(path + search);
  response.writeHead(answer.status, { "content-type": "application/json" });
  response.end(await answer.text());
}

/**
 * Returns the one address of a page that was asked for by another: `/about` for `/about/` and
 * `/about.html`, `/admin/` for `/admin`.
 */
function movedTo(root: string, path: string): string | undefined {
  const isFile = (name: string) => existsSync(join(root, name));
  const bare = path.replace(/\/+$/, "").replace(/(\/index)?\.html$/, "");
  const hasPage = isFile(`${bare}.html`);
  if (!hasPage && !isFile(`${bare}/index.html`)) return undefined;
  const address = hasPage ? bare : `${bare}/`;
  return address === path ? undefined : address;
}

/** Returns a function that answers requests for files. */
function fileServer(root: string) {
  const rulesNow = rulesOf(root);
  const files = sirv(root, { dev: true, etag: true, extensions: ["html"] });
  return (request: IncomingMessage, response: ServerResponse): void => {
    const { path, search, query } = addressOf(request);
    const { headers, redirects } = rulesNow();
    const isKept = notServed.test(path.replace(/\/+$/, ""));
    const moved = isKept ? undefined : movedTo(root, path);
    if (moved !== undefined) {
      response.writeHead(301, { location: encodeURI(moved) + search }).end();
      return;
    }
    response.setHeader("cache-control", revalidated);
    for (const [name, value] of headersFor(headers, path)) response.setHeader(name, value);
    const notFound = (page = notFoundFile) => {
      // A file that is missing today may be there tomorrow, whatever the rule of its folder says of
      // its cache.
      response.setHeader("cache-control", revalidated);
      response.writeHead(404, { "content-type": "text/html;charset=utf-8" });
      response.end(request.method === "HEAD" ? "" : readIfThere(join(root, page)));
    };
    const rule = redirects.find(({ matches }) => matches(path, query));
    const answerMissing = () => {
      if (!rule || rule.status === 404) notFound(rule?.to);
      else {
        const [page = "", ...part] = rule.to.split("#");
        const location = [page + (rule.keepsQuery ? search : ""), ...part].join("#");
        response.writeHead(rule.status, { location }).end();
      }
    };
    // What serves the files decodes the address again.
    request.url = encodeURI(path) + search;
    if (rule?.isForced) answerMissing();
    else if (isKept) notFound();
    else files(request, response, answerMissing);
  };
}

/** Returns the status with which an error is answered. */
function statusOf(error: unknown): number {
  if (error instanceof RefusedError) return error.status;
  // An address that cannot be decoded, or a body that is no form.
  return error instanceof URIError || error instanceof TypeError ? 400 : 500;
}

function siteServer(root: string) {
  const answer = fileServer(root);
  // A good size for its time; a host caches its answers and can afford a higher quality.
  const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } } });
  return createServer((request, response) => {
    const handle = async () => {
      if (request.method === "POST") await receive(root, request, response);
      else if (request.method !== "GET" && request.method !== "HEAD") response.writeHead(405).end();
      else if (addressOf(request).path.startsWith(functions))
        await answerFunction(request, response);
      else compress(request, response, () => answer(request, response));
    };
    handle().catch((error: unknown) => {
      const status = statusOf(error);
      if (status === 500) console.error(error);
      if (response.headersSent) response.destroy();
      // What is left of a body is not read.
      else response.writeHead(status, { connection: "close" }).end();
    });
  });
}

/**
 * Serves a folder on localhost until it is closed, on any free port for 0, or on one of the ports
 * that follow one that is taken.
 */
export async function startServer(root: string, port = 0, tries = 0) {
  const server = siteServer(root);
  for (let attempt = 0; !server.listening; attempt += 1) {
    try {
      await new Promise<void>((done, failed) => {
        server.removeAllListeners("error").once("error", failed);
        server.listen(port + attempt, "localhost", done);
      });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE" || attempt >= tries) throw error;
    }
  }
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        // A browser keeps connections open for later requests, and `close` would wait for them.
        server.closeAllConnections();
      }),
  };
}

if (process.argv[1]?.endsWith("server.ts"))
  void startServer(process.argv[2] ?? "dist", Number(process.env.PORT ?? 9000)).then(({ url }) =>
    console.log(`The site is at ${url}`),
  );
