/**
 * Whether builds can be trusted, on copies of this project with the content of a fixture business:
 * `npm test -- steps` compares what a warm build publishes with what a cold one of the same content
 * does, after each of some random steps, and makes both side by side; `npm test -- cold` compares
 * cold builds by one process and by four, and so says that one cold build stands for all of a
 * content.
 *
 * `STEPS=5 SEED=7 npm test -- steps` takes five steps, those of seed 7.
 */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { cp, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";
import { prepareBusiness } from "../__tests__/support/businesses";
import { walkFiles } from "../src/content/walk-files";
import { root } from "./setup.mjs";

/** The business whose content is built: in two languages, with all extras. */
const business = "general-contractor";

/** Replaces a picture by one of its size in a color. */
async function paint(file: string, color: number): Promise<void> {
  const { width, height } = await sharp(file).metadata();
  const background = { r: (color * 16) % 256, g: (64 + color) % 256, b: 128 };
  const picture = sharp({ create: { width, height, channels: 3, background } });
  await writeFile(file, await picture.toFormat(file.endsWith("png") ? "png" : "jpeg").toBuffer());
}

/** Starts a build in a folder, as `npx gatsby build`. Resolves to whether it succeeded. */
function startBuild(folder: string, env: NodeJS.ProcessEnv = {}) {
  const output: string[] = [];
  const child = spawn(process.execPath, ["node_modules/gatsby/cli.js", "build"], {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", CI: "true", ...env },
  });
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => output.push(text));
  const ended = new Promise<boolean>((done, failed) => {
    child.once("error", failed).once("close", (code) => done(code === 0));
  });
  return { child, ended, output };
}

/** Runs a build that has to fail, and returns what it has printed. */
async function failedBuild(folder: string): Promise<string> {
  const { ended, output } = startBuild(folder);
  if (await ended) throw new Error("A build succeeded that has to fail.");
  return output.join("");
}

/**
 * Builds. Returns the mistakes in content for which it is refused; throws if it fails for anything
 * else.
 */
async function build(folder: string, env?: NodeJS.ProcessEnv): Promise<string | undefined> {
  const { ended, output } = startBuild(folder, env);
  if (await ended) return undefined;
  const printed = output.join("");
  const [mistakes] = /^.*\d+ mistakes? in \d+ .*/ms.exec(printed) ?? [];
  if (!mistakes) throw new Error(`A build of ${folder} failed:\n${printed.slice(-4_000)}`);
  return mistakes;
}

/** Builds with an empty cache. */
async function buildCold(folder: string, env?: NodeJS.ProcessEnv): Promise<string | undefined> {
  for (const name of [".cache", "public", "dist"])
    rmSync(join(folder, name), { recursive: true, force: true, maxRetries: 5 });
  return build(folder, env);
}

/**
 * Returns a digest of each file of `dist`, without the hash by which Gatsby names a build and the
 * ids of Markdown nodes.
 */
async function publishedIn(folder: string): Promise<Map<string, string>> {
  const dist = join(folder, "dist");
  const appData = readFileSync(join(dist, "page-data/app-data.json"), "utf8");
  const { webpackCompilationHash } = JSON.parse(appData) as { webpackCompilationHash: string };
  const globals = /gatsby-globals-[0-9a-f]{20}/g;
  // gatsby-source-filesystem makes the id of a file of its absolute path, and the copies lie in two
  // folders.
  const markdownId = /("pageContext":\{"id":")[\da-f-]{36}/;
  const digests = (await walkFiles(dist)).map((name) => {
    const bytes = readFileSync(join(dist, name));
    const isText = /\.(?:html|json|js|css|xml|svg|txt)$|^_/.test(name);
    const content = isText
      ? bytes
          .toString()
          .replaceAll(webpackCompilationHash, "BUILD")
          .replace(globals, "globals")
          .replace(markdownId, "$1MARKDOWN")
      : bytes;
    const digest = createHash("sha256").update(content).digest("hex");
    return [name.replace(globals, "globals"), digest] as const;
  });
  return new Map(digests);
}

/** Returns the names of files that differ, or that only one of them has. */
function differences(one: Map<string, string>, other: Map<string, string>): string[] {
  const names = new Set([...one.keys(), ...other.keys()]);
  return [...names]
    .filter((name) => one.get(name) !== other.get(name))
    .map((name) => `${name} (${!one.has(name) ? "missing" : other.has(name) ? "other" : "left"})`);
}

/** Three cold builds by one process and three by four have the same files. Returns what differs. */
export async function compareCold(folder: string): Promise<string[]> {
  await prepareBusiness(business, { folder });
  let first: Map<string, string> | undefined;
  const found: string[] = [];
  for (const count of ["1", "4", "1", "4", "1", "4"]) {
    const mistakes = await buildCold(folder, { GATSBY_CPU_COUNT: count });
    if (mistakes) throw new Error(mistakes);
    const published = await publishedIn(folder);
    first ??= published;
    const others = differences(published, first);
    console.log(`GATSBY_CPU_COUNT=${count}: ${published.size} files, ${others.length} other`);
    found.push(...others);
  }
  return found;
}

/** A generator of numbers from 0 to 1 that are the same for a seed (mulberry32). */
function numbersOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What a step may do to the warm copy. It returns false where it cannot be made now. */
type Step = (project: Project) => Promise<boolean>;

class Project {
  /** How long the last build took, in ms. */
  buildTime = 0;
  readonly #random: () => number;
  #sentences = 0;
  /** A text as it was before a sentence was added. */
  #before: { name: string; text: string } | undefined;

  constructor(
    readonly folder: string,
    seed: number,
  ) {
    this.#random = numbersOf(seed);
  }

  path(name: string): string {
    return join(this.folder, name);
  }

  has(name: string): boolean {
    return existsSync(this.path(name));
  }

  oneOf<Item>(items: readonly Item[]): Item {
    return items[Math.floor(this.#random() * items.length)] as Item;
  }

  /** @returns a time in ms */
  someTime(most: number): number {
    return this.#random() * most;
  }

  /**
   * Builds it. Returns the mistakes in content for which it is refused; throws if it fails for
   * anything else.
   */
  async build(): Promise<string | undefined> {
    const started = performance.now();
    const mistakes = await build(this.folder);
    this.buildTime = performance.now() - started;
    return mistakes;
  }

  async change(name: string, edit: (text: string) => string): Promise<void> {
    await writeFile(this.path(name), edit(readFileSync(this.path(name), "utf8")));
  }

  /**
   * Takes a step, of those that can be taken now any that was taken least often. Returns its name.
   * @param made how often each was taken
   */
  async take(made: Map<string, number>): Promise<string> {
    const names = [...made].map(([name, times]) => ({ name, rank: times + this.#random() }));
    for (const { name } of names.sort((one, other) => one.rank - other.rank))
      if (await steps[name]?.(this)) {
        made.set(name, (made.get(name) ?? 0) + 1);
        return name;
      }
    throw new Error("No step can be taken.");
  }

  /**
   * Adds a sentence to a text that visitors read, and the next time takes it out: so contents come
   * again, of which the cold build is known.
   */
  async edit(): Promise<void> {
    if (this.#before) {
      await writeFile(this.path(this.#before.name), this.#before.text);
      this.#before = undefined;
      return;
    }
    const texts = (await walkFiles(this.path("content")))
      .filter((name) => /^(?:services|blog|build-process)\/.*index(?:\.es)?\.md$/.test(name))
      .map((name) => `content/${name}`)
      .filter((name) => !name.startsWith(`${added}/`));
    const name = this.oneOf(texts);
    this.#before = { name, text: readFileSync(this.path(name), "utf8") };
    this.#sentences += 1;
    const sentence = `\nSentence ${this.#sentences} of this test.\n`;
    await this.change(name, (text) => text + sentence);
  }
}

/**
 * A page that steps add, change and take away: a copy of another one, with its pictures, lists and
 * translation.
 */
const [original, added] = ["content/services/kitchen-remodel", "content/services/test-hall"];
const page = `${added}/index.md`;

/** A picture of that page which only its text shows, and how it stands there in each language. */
const roomPicture = "room.jpg";
const pictureTexts = {
  "index.md": '\n![A room](./room.jpg "A room of this test")\n',
  "index.es.md": '\n![Un cuarto](./room.jpg "Un cuarto de esta prueba")\n',
};

/** A list that only the file of lists of that page has. */
const sources = "sources:\n  - title: A source of this test\n    url: https://example.com/test\n";

/** The texts of that page, their files of lists, and what these have besides. */
const listFiles = [
  [page, `${added}/details.yml`, sources],
  [`${added}/index.es.md`, `${added}/details.es.yml`, ""],
] as const;

/** Returns the lists that a service has to have, at the end of its front matter. */
const listsOf = (text: string) => /^questions:.*?(?=^---$)/ms.exec(text) ?? [];

/** A page that is a draft in the fixture. */
const draftPage = "/blog/what-is-not-finished";

/** Pages in whose texts the services are counted. */
const countTexts = {
  "blog/what-a-permit-is.html": /our (\d+)\s+services/,
  "es/blog/what-a-permit-is.html": /nuestros (\d+)\s+servicios/,
};

const isPicture = (name: string) => name.endsWith(".jpg");

const steps: Record<string, Step> = {
  "an edit": async (project) => {
    await project.edit();
    return true;
  },
  "a build with a mistake in content, which is mended": async (project) => {
    await project.edit();
    const file = "content/services/bathroom-remodel/index.md";
    const text = readFileSync(project.path(file), "utf8");
    await project.change(file, (before) => `${before}\nSee [that page](/no-such-page).\n`);
    await failedBuild(project.folder);
    await writeFile(project.path(file), text);
    return true;
  },
  "a build that fails while pages are rendered, which is mended": async (project) => {
    await project.edit();
    const file = "src/components/Footer/Footer.tsx";
    const text = readFileSync(project.path(file), "utf8");
    await project.change(file, (before) =>
      before.replace(/(export function Footer\([^)]*\)[^{]*\{)/, '$1 throw new Error("test");'),
    );
    const printed = await failedBuild(project.folder);
    if (!printed.includes(file)) throw new Error(`The message does not name ${file}:\n${printed}`);
    await writeFile(project.path(file), text);
    return true;
  },
  "a build that is stopped": async (project) => {
    await project.edit();
    const { child, ended } = startBuild(project.folder);
    const moment = wait(project.someTime(project.buildTime)).then(() => false);
    const isOver = await Promise.race([ended, moment]);
    if (!isOver) child.kill("SIGINT");
    await ended;
    return true;
  },
  "a preview with its drafts, before the build for everybody": async (project) => {
    const mistakes = await build(project.folder, { CONTEXT: "deploy-preview" });
    if (mistakes) throw new Error(mistakes);
    const draft = readFileSync(project.path(`dist${draftPage}.html`), "utf8");
    if (!draft.includes("<main")) throw new Error(`The preview does not show ${draftPage}.`);
    return true;
  },
  // It is counted in texts: see `countFaults`.
  "a service that comes": async (project) => {
    if (project.has(added)) return false;
    await cp(project.path(original), project.path(added), { recursive: true });
    for (const name of await walkFiles(project.path(added)))
      if (name.endsWith(".md"))
        await project.change(`${added}/${name}`, (text) =>
          text.replace(/^title: .*$/m, "title: Test hall"),
        );
    return true;
  },
  "a service that goes": async (project) => {
    if (!project.has(added)) return false;
    rmSync(project.path(added), { recursive: true });
    return true;
  },
  "another picture under the same name": async (project) => {
    if (!project.has(added)) return false;
    const pictures = (await walkFiles(project.path(added))).filter(isPicture);
    await paint(project.path(`${added}/${project.oneOf(pictures)}`), project.someTime(200) | 0);
    return true;
  },
  "a translation that goes": async (project) => {
    if (!project.has(`${added}/index.es.md`)) return false;
    for (const name of await walkFiles(project.path(added)))
      if (name.includes(".es.")) rmSync(project.path(`${added}/${name}`));
    return true;
  },
  "a translation that comes": async (project) => {
    if (!project.has(added) || project.has(`${added}/index.es.md`)) return false;
    for (const name of await walkFiles(project.path(original)))
      if (name.includes(".es."))
        await cp(project.path(`${original}/${name}`), project.path(`${added}/${name}`));
    return true;
  },
  "a picture in a text that comes": async (project) => {
    if (!project.has(page) || project.has(`${added}/${roomPicture}`)) return false;
    const [picture = ""] = (await walkFiles(project.path(original))).filter(isPicture);
    await cp(project.path(`${original}/${picture}`), project.path(`${added}/${roomPicture}`));
    for (const [name, text] of Object.entries(pictureTexts))
      if (project.has(`${added}/${name}`))
        await project.change(`${added}/${name}`, (before) => before + text);
    return true;
  },
  "a picture in a text that goes": async (project) => {
    if (!project.has(`${added}/${roomPicture}`)) return false;
    rmSync(project.path(`${added}/${roomPicture}`));
    for (const [name, text] of Object.entries(pictureTexts))
      if (project.has(`${added}/${name}`))
        await project.change(`${added}/${name}`, (before) => before.replace(text, ""));
    return true;
  },
  "a file of lists that comes": async (project) => {
    if (!project.has(page) || project.has(`${added}/details.yml`)) return false;
    for (const [text, details, more] of listFiles) {
      if (!project.has(text)) continue;
      const [lists = ""] = listsOf(readFileSync(project.path(text), "utf8"));
      await project.change(text, (before) => before.replace(lists, ""));
      await writeFile(project.path(details), more + lists);
    }
    return true;
  },
  "a file of lists that goes": async (project) => {
    if (!project.has(`${added}/details.yml`)) return false;
    for (const [text, details] of listFiles) {
      if (!project.has(details)) continue;
      const [lists = ""] = listsOf(`${readFileSync(project.path(details), "utf8")}---\n`);
      rmSync(project.path(details));
      await project.change(text, (before) => before.replace(/^---$(?!\n\w)/m, `${lists}---`));
    }
    return true;
  },
  "an extra that is switched off or on": async (project) => {
    await project.change("content/site.yml", (text) =>
      text.replace(/(?<=^ {2}search: )\w+$/m, (isOn) => (isOn === "true" ? "false" : "true")),
    );
    return true;
  },
  "a draft that is hidden": async (project) => {
    if (!project.has(page) || readFileSync(project.path(page), "utf8").includes("\ndraft: true"))
      return false;
    await project.change(page, (text) => text.replace("---\n", "---\ndraft: true\n"));
    return true;
  },
  "a draft that is shown": async (project) => {
    if (!project.has(page) || !readFileSync(project.path(page), "utf8").includes("\ndraft: true"))
      return false;
    await project.change(page, (text) => text.replace("draft: true\n", ""));
    return true;
  },
};

/** Returns the pages whose texts count the services wrongly. */
async function countFaults(folder: string): Promise<string[]> {
  const files = (await walkFiles(join(folder, "content/services"))).filter((name) =>
    name.endsWith("/index.md"),
  );
  const shown = files.filter(
    (name) => !/^draft: true$/m.test(readFileSync(join(folder, "content/services", name), "utf8")),
  );
  return Object.entries(countTexts).flatMap(([name, text]) => {
    const html = readFileSync(join(folder, "dist", name), "utf8");
    const [, count] = text.exec(html) ?? [];
    return Number(count) === shown.length ? [] : `${name} (counts ${count} of ${shown.length})`;
  });
}

/** Takes the steps, and returns what differs after each. */
export async function compareSteps(folder: string): Promise<{ step: string; found: string[] }[]> {
  const seed = Number(process.env.SEED ?? Date.now() % 10_000);
  const count = Number(process.env.STEPS ?? 20);
  const [warm, cold] = [join(folder, "warm"), join(folder, "cold")];
  await prepareBusiness(business, { folder: warm });
  const project = new Project(warm, seed);
  console.log(`Seed ${seed}, ${count} steps in ${folder}`);
  const mistakes = await project.build();
  if (mistakes) throw new Error(mistakes);
  /**
   * What a cold build publishes, by the content that it is made of; the first build had no cache
   * either.
   */
  const published = new Map([[await contentOf(warm), await publishedIn(warm)]]);
  /** How often each kind of step was made. */
  const made = new Map(Object.keys(steps).map((step) => [step, 0]));
  const results: { step: string; found: string[] }[] = [];
  while (results.length < count) {
    const before = join(folder, "before");
    cpSync(join(warm, "content"), before, { recursive: true });
    const step = await project.take(made);
    const content = await contentOf(warm);
    const isKnown = published.has(content);
    if (!isKnown) await copyContent(warm, cold);
    const [refusal, coldRefusal] = await Promise.all([
      project.build(),
      isKnown ? undefined : buildCold(cold),
    ]);
    if (!refusal !== !coldRefusal)
      throw new Error(
        `Only one of the builds was refused, after ${step}:\n${refusal ?? coldRefusal}`,
      );
    // What the content check refuses, such as a picture without its words in a translation, is no
    // step.
    if (!refusal) {
      const ofCold = published.get(content) ?? (await publishedIn(cold));
      published.set(content, ofCold);
      const faults = await countFaults(warm);
      const found = [...differences(await publishedIn(warm), ofCold), ...faults];
      const marks = found.map((one) => `\n    ${one}`).join("");
      console.log(`${found.length === 0 ? "✓" : "✗"} ${step}${marks}`);
      results.push({ step, found });
    } else {
      console.log(`– ${step}: refused\n${refusal}`);
      rmSync(join(warm, "content"), { recursive: true });
      cpSync(before, join(warm, "content"), { recursive: true });
    }
    rmSync(before, { recursive: true, force: true });
  }
  return results;
}

/** Returns a digest of the content that is built. */
async function contentOf(folder: string): Promise<string> {
  const content = join(folder, "content");
  const digest = createHash("sha256");
  for (const name of await walkFiles(content))
    digest.update(`${name}\n`).update(readFileSync(join(content, name)));
  return digest.digest("hex");
}

/** Copies what is built, and the first time all that builds it. */
async function copyContent(warm: string, cold: string): Promise<void> {
  for (const name of ["content", "src"]) {
    rmSync(join(cold, name), { recursive: true, force: true });
    cpSync(join(warm, name), join(cold, name), { recursive: true });
  }
  if (!existsSync(join(cold, "package.json"))) await copyRest(warm, cold);
}

/** Copies all but what a build has written. */
async function copyRest(from: string, to: string): Promise<void> {
  const built = /^(?:\.cache|public|dist|node_modules|content|src)(?:\/|$)/;
  for (const name of await walkFiles(from))
    if (!built.test(name)) {
      cpSync(join(from, name), join(to, name));
    }
  await symlink(join(root, "node_modules"), join(to, "node_modules"), "junction");
}

/** Makes a folder for copies, whose path has no link in it. */
export const newFolder = (): string => mkdtempSync(join(realpathSync(tmpdir()), "rebuilds-"));
