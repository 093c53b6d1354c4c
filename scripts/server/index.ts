import { existsSync, readFileSync, statSync } from "node:fs";
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import { createSecureServer, type Http2SecureServer } from "node:http2";
import type { AddressInfo, Socket } from "node:net";
import { join, resolve, sep } from "node:path";
import { constants } from "node:zlib";
import compression from "compression";
import sirv from "sirv";
import { headersFor, readHeaders } from "./headers";
import { readRedirects, redirectFor } from "./redirects";

/**
 * Serves a built site as Netlify does, for `npm start`, tests and benches: the rules of its `_headers` and `_redirects`, one address for each page,
 * brotli or gzip, ETags, and the 404 page with status 404.
 *
 * The rules are read when it is made, the files whenever they are asked for.
 */
export interface ServerOptions {
  /** The folder to serve. */
  root: string;
  /** Handles every POST; without it, a POST is answered with 405. */
  post?: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;
  /** Key and certificate as PEM, with which it speaks HTTPS and HTTP/2 as a host does. */
  tls?: { key: string; cert: string };
}

/** Files that the host reads and never serves. */
const forTheHost = new Set(["/_headers", "/_redirects"]);
/** Makes paths into complete URLs; never requested. */
const origin = "http://site.invalid";
/** What Netlify sends with a file that no rule covers. */
const defaultCacheControl = "public, max-age=0, must-revalidate";
const notFoundPage = "/404.html";

/** Returns a test of whether a path is a file in the folder. It looks each time, so that a new build is served at once. */
function fileFinder(root: string): (path: string) => boolean {
  const folder = resolve(root) + sep;
  return (path) => {
    const file = join(folder, path);
    if (forTheHost.has(path) || !file.startsWith(folder)) return false;
    return existsSync(file) && statSync(file).isFile();
  };
}

/** Returns the text of a file, or "" when it does not exist. */
function readIfThere(file: string): string {
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

/**
 * Finds the file of a path, or the one address under which that file is served. As on Netlify, the file's name decides: `about.html` is
 * `/about`, `admin/index.html` is `/admin/`.
 */
function locate(
  isFile: (path: string) => boolean,
  path: string,
): { file: string } | { moved: string } | undefined {
  const bare = path.replace(/\/+$/, "");
  const isPage = path.endsWith(".html") && path !== notFoundPage;
  if (isPage && isFile(path)) return { moved: path.replace(/(\/)index\.html$|\.html$/, "$1") };
  if (isFile(path)) return { file: path };
  if (isFile(`${bare}.html`) && bare !== "") {
    return path === bare ? { file: `${bare}.html` } : { moved: bare };
  }
  if (isFile(`${bare}/index.html`)) {
    return path === `${bare}/` ? { file: `${bare}/index.html` } : { moved: `${bare}/` };
  }
  return undefined;
}

function plain(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { "content-type": "text/plain;charset=utf-8" }).end(`${text}\n`);
}

/** Returns a server that does not listen yet. */
async function createServer({
  root,
  post,
  tls,
}: ServerOptions): Promise<Server | Http2SecureServer> {
  const isFile = fileFinder(root);
  const headerRules = await readHeaders(join(root, "_headers"));
  const redirectRules = await readRedirects(join(root, "_redirects"));
  const forcedRules = redirectRules.filter((rule) => rule.force);
  const compress = compression({
    // A good size for its time; a host caches its responses and can afford a higher quality.
    brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } },
  });
  const sendFile = sirv(root, { dev: true, etag: true, extensions: [] });

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const { pathname, searchParams, search } = new URL(origin + (request.url ?? "/"));
    const path = decodeURI(pathname).replace(/\/{2,}/g, "/");

    const send = (file: string, status = 200): void => {
      response.statusCode = status;
      response.setHeader("cache-control", defaultCacheControl);
      for (const [name, value] of headersFor(headerRules, path)) response.setHeader(name, value);
      if (status === 200) {
        request.url = encodeURI(file);
        sendFile(request, response, () => plain(response, 404, "Not found"));
      } else {
        response.setHeader("content-type", "text/html;charset=utf-8");
        response.end(request.method === "HEAD" ? undefined : readIfThere(join(root, file)));
      }
    };
    const move = (status: number, location: string): void => {
      const { href } = new URL(location, origin);
      response.writeHead(status, { location: href.replace(origin, "") }).end();
    };
    const follow = (rules: typeof redirectRules): boolean => {
      const redirect = redirectFor(rules, path, searchParams);
      if (!redirect) return false;
      const { status, location } = redirect;
      if (status >= 300 && status < 400) {
        move(status, location);
        return true;
      }
      const target = locate(isFile, location);
      const shown = target && ("file" in target ? target.file : location);
      if (!shown || !isFile(shown)) return false;
      send(shown, status);
      return true;
    };

    if (follow(forcedRules)) return;
    const found = path === "/404" ? undefined : locate(isFile, path);
    if (found && "moved" in found) move(301, found.moved + search);
    else if (found && found.file !== notFoundPage) send(found.file);
    else if (follow(redirectRules)) return;
    else if (isFile(notFoundPage)) send(notFoundPage, 404);
    else plain(response, 404, "Not found");
  }

  const listener = (request: IncomingMessage, response: ServerResponse): void => {
    const handle = async (): Promise<void> => {
      if (request.method === "POST" && post) return post(request, response);
      if (request.method !== "GET" && request.method !== "HEAD") {
        response.setHeader("allow", post ? "GET, HEAD, POST" : "GET, HEAD");
        plain(response, 405, "Method not allowed");
        return;
      }
      // The middleware is typed for Express, but uses only what Node's requests and responses have.
      compress(request as never, response as never, () => answer(request, response));
    };
    handle().catch((error: unknown) => {
      const isBadPath =
        error instanceof URIError || (error as { code?: unknown }).code === "ERR_INVALID_URL";
      if (!isBadPath) console.error(error);
      if (response.headersSent) response.destroy();
      else plain(response, isBadPath ? 400 : 500, isBadPath ? "Bad request" : "Server error");
    });
  };
  // Node's HTTP/2 is compatible with its HTTP/1.1, so that one listener handles both.
  return tls
    ? createSecureServer({ ...tls, allowHTTP1: true }, listener as never)
    : createHttpServer(listener);
}

export interface RunningServer {
  /** Without a slash at its end, e.g. `http://localhost:9000`. */
  url: string;
  close: () => Promise<void>;
}

interface StartOptions extends ServerOptions {
  /** 0, the default, takes any free port. */
  port?: number;
  /** How many of the following ports to try where the port is taken. */
  tries?: number;
}

/** Serves on localhost until closed. */
export async function startServer({
  port = 0,
  tries = 0,
  ...options
}: StartOptions): Promise<RunningServer> {
  const server = await createServer(options);
  const sockets = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    sockets.add(socket.once("close", () => sockets.delete(socket)));
  });
  for (let attempt = 0; ; attempt += 1) {
    try {
      await new Promise<void>((done, failed) => {
        server.once("error", failed).listen(port + attempt, "localhost", () => {
          server.off("error", failed);
          done();
        });
      });
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE" || attempt >= tries) throw error;
    }
  }
  return {
    url: `${options.tls ? "https" : "http"}://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        // A browser keeps connections open for later requests, and `close` would wait for them.
        sockets.forEach((socket) => socket.destroy());
      }),
  };
}
