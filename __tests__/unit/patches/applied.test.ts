/** @jest-environment node */
import { cp, mkdir, mkdtemp, realpath, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { finishPages } from "../../../src/build/hosting/finish-pages";
import { resolveImageDataOnce } from "../../../src/build/patches/image-data";
import { netlifyAdapterWith, type AdaptContext } from "../../../src/build/patches/netlify-adapter";
import { withoutStyleAttributes } from "../../../src/build/patches/page-markup";
import { takeScripts } from "../../../src/build/patches/page-scripts";
import { limitPictures } from "../../../src/build/patches/pictures-at-once";
import { progressBarStyle } from "../../../src/build/patches/progress-bar";
import { shortenClassNames } from "../../../src/build/patches/short-class-names";
import { standInAliases } from "../../../src/build/patches/stand-ins";
import { freeClosedCompiler, type Compiler } from "../../../src/build/patches/webpack-memory";

/** The errors of patches when what they change is not there. */
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "applied-"));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const slice = (contents: string) =>
  `<body><!-- slice-start id="_gatsby-scripts-1" -->${contents}<!-- slice-end id="_gatsby-scripts-1" --></body>`;
const mapping = String.raw`window.___chunkMapping="{\"app\":[\"/app.js\"]}";`;
const hash = 'window.___webpackCompilationHash="12ab";';

describe("page-scripts", () => {
  it("takes the scripts out, without the mapping of chunks", () => {
    const page = slice(
      `<script>${mapping}</script><script>${hash}</script><script src="/app.js" async></script>`,
    );
    expect(takeScripts(page)).toEqual({
      html: "<body></body>",
      sources: ["/app.js"],
      globals: hash,
    });
  });

  it.each([
    ["no slice", "<body></body>"],
    ["no hash", slice(`<script>${mapping}</script><script src="/app.js"></script>`)],
    ["no script", slice(`<script>${mapping}${hash}</script>`)],
  ])("fails where there is %s", (_what, page) => {
    expect(() => takeScripts(page)).toThrow(
      "Patch page-scripts (src/build/patches/page-scripts.ts)",
    );
  });
});

it("page-markup fails where Gatsby's elements keep a style attribute", () => {
  const wrapper = '<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper">';
  expect(withoutStyleAttributes(wrapper)).not.toContain("style");
  expect(() => withoutStyleAttributes(wrapper.replace("none", "0"))).toThrow("Patch page-markup");
});

describe("page-styles", () => {
  async function write(stats: object, html: string) {
    const published = path.join(folder, "public");
    await mkdir(published);
    await cp("src/visit", path.join(folder, "src", "visit"), { recursive: true });
    await cp("src/content", path.join(folder, "src", "content"), { recursive: true });
    await writeFile(path.join(published, "webpack.stats.json"), JSON.stringify(stats));
    await writeFile(path.join(published, "styles.12ab.css"), "p{color:red}");
    await writeFile(path.join(published, "index.html"), html);
  }

  it("fails where the build made no such file", async () => {
    await write({ assetsByChunkName: { app: ["app-12ab.js"] } }, "<p>x</p>");
    await expect(finishPages(folder, ["index.html"])).rejects.toThrow("Patch page-styles");
  });

  it("fails where a page does not have them", async () => {
    await write({ assetsByChunkName: { app: ["styles.12ab.css"] } }, "<p>x</p>");
    await expect(finishPages(folder, ["index.html"])).rejects.toThrow("not found in index.html");
  });
});

it("stand-ins fails where a module of Gatsby's is not where it was", () => {
  expect(Object.keys(standInAliases(process.cwd()))).toContain("gatsby-link$");
  expect(() => standInAliases(folder)).toThrow("Patch stand-ins");
});

it("stand-ins names files as webpack resolves them where the packages are only linked", async () => {
  const packages = path.resolve("node_modules");
  await symlink(packages, path.join(folder, "node_modules"), "dir");
  const files = Object.keys(standInAliases(folder)).filter((name) => name.includes("node_modules"));
  expect(files).not.toEqual([]);
  const real = await realpath(packages);
  for (const file of files) expect(file.startsWith(`${real}${path.sep}`)).toBe(true);
});

it("short-class-names fails where webpack's rules hold no css-loader", () => {
  const modules: { exportOnlyLocals: boolean; getLocalIdent?: unknown } = {
    exportOnlyLocals: true,
  };
  shortenClassNames([{ oneOf: [{ use: [{ options: { modules } }] }] }], new Map());
  expect(modules.getLocalIdent).toBeInstanceOf(Function);
  expect(() => shortenClassNames([{ oneOf: [{ use: [{}] }] }], new Map())).toThrow(
    "Patch short-class-names",
  );
});

it("image-data fails where the field has no resolver", () => {
  const ask = resolveImageDataOnce() as (...given: unknown[]) => unknown;
  const source = { id: "a", internal: { contentDigest: "1" } };
  const originalResolver = jest.fn(() => ({ width: 1 }));
  const first = ask(source, { width: 1 }, {}, { originalResolver });
  expect(ask(source, { width: 1 }, {}, { originalResolver })).toBe(first);
  expect(originalResolver).toHaveBeenCalledTimes(1);
  expect(() => ask(source, {}, {}, {})).toThrow("Patch image-data");
});

describe("pictures-at-once", () => {
  it("encodes two pictures at a time, the next when one is done", async () => {
    const done: (() => void)[] = [];
    const started: string[] = [];
    class Picture {
      constructor(readonly name: string) {}

      toBuffer(): Promise<Buffer> {
        started.push(this.name);
        return new Promise((resolve) => done.push(() => resolve(Buffer.from(this.name))));
      }
    }
    limitPictures(2, Picture.prototype as unknown as Parameters<typeof limitPictures>[1]);
    const encoded = ["a", "b", "c"].map((name) => new Picture(name).toBuffer());
    await new Promise(setImmediate);
    expect(started).toEqual(["a", "b"]);
    done[1]?.();
    await encoded[1];
    await new Promise(setImmediate);
    expect(started).toEqual(["a", "b", "c"]);
    done.forEach((finish) => finish());
    expect((await Promise.all(encoded)).map(String)).toEqual(["a", "b", "c"]);
  });

  it("fails where sharp cannot encode", () => {
    expect(() => limitPictures(2, {})).toThrow("Patch pictures-at-once");
  });
});

it("netlify-adapter fails where the routes do not name the home page", async () => {
  const adapter = netlifyAdapterWith("test", () => Promise.resolve([]));
  const context = { routesManifest: [], headerRoutes: [] } as unknown as AdaptContext;
  await expect(adapter.adapt(context)).rejects.toThrow("Patch netlify-adapter");
});

it("progress-bar fails where the plugin's styles are not found", () => {
  expect(progressBarStyle(process.cwd(), "#123456")).toContain("background: #123456;");
  expect(() => progressBarStyle(folder, "#123456")).toThrow("Patch progress-bar");
});

describe("webpack-memory", () => {
  /** A compiler as far as the plugin knows one, with what its cache has been asked. */
  function fakeCompiler() {
    let begin: (compilation: Record<string, unknown>) => void = () => undefined;
    const shutdown = jest.fn((callback: () => void) => callback());
    const compiler: Compiler = {
      hooks: {
        thisCompilation: { tap: (_name, callback) => (begin = callback) },
        shutdown: "called by each close",
      },
      cache: { shutdown },
    };
    freeClosedCompiler.apply(compiler);
    const compile = (owner: unknown) => {
      const compilation: Record<string, unknown> = { compiler: owner, modules: new Set(["app"]) };
      begin(compilation);
      return compilation;
    };
    return { compiler, compile, shutdown };
  }

  it("empties a compilation when its cache has been stored, and not before", () => {
    const { compiler, compile } = fakeCompiler();
    const compilation = compile(compiler);
    const ofChild = compile({});
    expect(compilation.modules).toBeDefined();
    const done = jest.fn();
    compiler.cache.shutdown(done);
    expect(done).toHaveBeenCalled();
    expect(compilation.modules).toBeUndefined();
    expect(ofChild.modules).toBeDefined();
    expect(compiler.hooks).toEqual({ shutdown: "called by each close" });
  });

  it("lets a compiler be closed twice", () => {
    const { compiler, compile, shutdown } = fakeCompiler();
    compile(compiler);
    const done = jest.fn();
    compiler.cache.shutdown(done);
    compiler.cache.shutdown(done);
    expect(done).toHaveBeenCalledTimes(2);
    expect(shutdown).toHaveBeenCalledTimes(1);
  });

  it("fails where a compiler's cache cannot be shut down", () => {
    const compiler = { hooks: { thisCompilation: { tap: jest.fn() } }, cache: {} };
    expect(() => freeClosedCompiler.apply(compiler as unknown as Compiler)).toThrow(
      "Patch webpack-memory",
    );
  });
});
