import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { parse } from "yaml";
import { builtPages } from "../../scripts/routes";
import { startServer, type RunningServer } from "../../scripts/server";
import { isOfSite } from "../../src/content/check/addresses";
import { addressIn, languages, prefixOf } from "../../src/content/language";
import { headersFor, parseHeaders } from "../../src/hosting/headers";
import { hasFile, languagesOf, readBuilt, publicFolder } from "../support/built";

const rules = parseHeaders(readBuilt("_headers"));
const cacheControl = (path: string) => headersFor(rules, path).get("cache-control") ?? "";
const pages = builtPages(publicFolder);
const redirects = readBuilt("_redirects")
  .split("\n")
  .filter(Boolean)
  .map((line) => line.split(" "));

it("has a 404 page", () => expect(hasFile("/404.html")).toBe(true));

const prefixed = languages.filter((language) => prefixOf(language) !== "").map(prefixOf);

(prefixed.length > 0 ? it.each(prefixed) : it.skip.each([""]))(
  "has a 404 page for %s, which is served and shown where there is no page",
  (prefix) => {
    expect(redirects).toContainEqual([`${prefix}/*`, `${prefix}/404.html`, "404"]);
    expect(hasFile(`${prefix}/404.html`)).toBe(true);
    const data = JSON.parse(readBuilt(`page-data${prefix}/404/page-data.json`)) as {
      matchPath?: string;
    };
    expect(data.matchPath).toBe(`${prefix}/*`);
  },
);

it("whatever is served is a page, or at an address that no page and no alias may take", () => {
  const inStatic = readdirSync("static", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative("static", join(parentPath, name)));
  const files = readdirSync(publicFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".html"))
    .map(({ parentPath, name }) => `/${relative(publicFolder, join(parentPath, name))}`);
  const known = new Set(inStatic);
  expect(files.filter((file) => !isOfSite(file.toLowerCase(), known))).toEqual([]);
});

it("no cache keeps a page or its data", () => {
  for (const { path } of pages)
    for (const address of [path, `/page-data${path === "/" ? "/index" : path}/page-data.json`])
      expect(cacheControl(address)).not.toMatch(/immutable|max-age=[1-9]/);
});

it("hashed files are cached forever, and pictures are on the disk once", () => {
  const scripts = readdirSync(publicFolder).filter((name) => /-[0-9a-f]{20}\.js$/.test(name));
  expect(scripts.length).toBeGreaterThan(3);
  for (const name of scripts)
    expect([name, cacheControl(`/${name}`)]).toEqual([name, "public, max-age=31536000, immutable"]);
  const pictures = existsSync(join(publicFolder, "static"))
    ? readdirSync(join(publicFolder, "static"), { recursive: true, withFileTypes: true })
    : [];
  const [picture] = pictures.filter((entry) => entry.isFile());
  if (!picture) return;
  const file = join(picture.parentPath, picture.name);
  expect(cacheControl(`/${relative(publicFolder, file)}`)).toMatch(/immutable$/);
  expect(statSync(file).nlink).toBeGreaterThan(1);
});

it("chunks have numbers, by which Gatsby recognizes one that failed to load", () => {
  const [runtime = ""] = /webpack-runtime-[^"]+\.js/.exec(readBuilt("index.html")) ?? [];
  const ids = [...readBuilt(runtime).matchAll(/([\w"-]+):"component---/g)].map(([, id = ""]) => id);
  expect(ids.length).toBeGreaterThan(1);
  expect(
    ids.filter((id) => !/loading chunk \d* failed/i.test(`Loading chunk ${id} failed.`)),
  ).toEqual([]);
});

const content = join(siteFolder, "content");

/**
 * The earlier addresses of pages, as their authors wrote them, with what follows the page that they
 * lead to.
 */
const aliases = readdirSync(content, { recursive: true, encoding: "utf8" })
  .filter((name) => /^[\w-]+\/.+\/index\.md$/.test(name.replaceAll("\\", "/")))
  .flatMap((name) => {
    const [, front = ""] = readFileSync(join(content, name), "utf8").split(/^---$/m);
    const { aliases: own = [] } = parse(front) as { aliases?: string[] };
    const to = `/${name.replaceAll("\\", "/").replace(/\/index\.md$|^pages\//g, "")}`;
    return own.map((alias) => {
      // What follows # is the heading of the page that it leads to.
      const [from = "", heading] = alias.split("#");
      return { from, to, end: heading === undefined ? "" : `#${heading}` };
    });
  });

describe("an earlier address of a page", () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer(publicFolder);
  });
  afterAll(() => server.close());

  const moves = aliases.flatMap(({ from, to, end }) =>
    languagesOf(to).map((one) => [addressIn(one, from), addressIn(one, to) + end] as const),
  );

  (moves.length > 0 ? it.each(moves) : it.skip.each([["", ""]]))(
    "%s leads to %s for good",
    async (from, to) => {
      expect(redirects).toContainEqual([from, to, "301"]);
      const answer = await fetch(server.url + from, { redirect: "manual" });
      expect([answer.status, answer.headers.get("location")]).toEqual([301, to]);
      expect((await fetch(server.url + from)).status).toBe(200);
    },
  );

  it("is no page's", () => {
    const paths = new Set(pages.map(({ path }) => path));
    for (const [from = ""] of redirects.filter(([, , status]) => status === "301"))
      expect(paths).not.toContain(from);
  });

  it.each(languages.map((language) => addressIn(language, "/404")))(
    "%s answers 404",
    async (path) => {
      expect((await fetch(server.url + path)).status).toBe(404);
    },
  );
});

describe("dist holds what pages refer to, and nothing else", () => {
  const files = readdirSync(publicFolder, { recursive: true, encoding: "utf8" })
    .filter((name) => statSync(join(publicFolder, name)).isFile())
    .map((name) => name.replaceAll("\\", "/"));
  const texts = files
    .filter((name) => /\.(?:html|json|xml)$/.test(name))
    .map((name) => readBuilt(name))
    .join("\n");

  it("each picture is named by a page or its data", () => {
    const pictures = files.filter((name) => /^static\/.*\.\w+$/.test(name));
    expect(pictures.filter((name) => !texts.includes(`/${encodeURI(name)}`))).toEqual([]);
  });

  it("each page has its data, and each data its page", () => {
    const data = files.filter((name) => name.endsWith("/page-data.json"));
    const html = files.filter((name) => name.endsWith(".html") && !name.startsWith("admin/"));
    expect(data).toHaveLength(html.length);
  });

  it("nothing that only Gatsby reads", () => {
    const own = /^(?:_gatsby|~partytown|404)\/|webpack\.stats|chunk-map|\.js\.LICENSE\.txt$|\.map$/;
    expect(files.filter((name) => own.test(name))).toEqual([]);
  });
});
