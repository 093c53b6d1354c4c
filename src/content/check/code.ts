/** What the fixed pages of the site need of the content: the pages they link to, and the pictures they show. */
import { access, readFile } from "node:fs/promises";
import path from "node:path";
import type { Mistake } from "../front-matter";
import { walkFiles } from "../walk-files";
import type { Site } from "./check-file";
import type { FileFacts } from "./site";

export interface CodePage {
  /** Path from the project's root. */
  file: string;
  /** Undefined for the page that answers unknown addresses. */
  route: string | undefined;
  source: string;
}

/** The files of `src/pages`. */
export async function readCode(root: string): Promise<CodePage[]> {
  const folder = path.join(root, "src/pages");
  const names = (await walkFiles(folder)).filter((name) => name.endsWith(".tsx"));
  return Promise.all(
    names.map(async (name) => {
      const base = name.slice(0, -4);
      const route = base === "404" ? undefined : base === "index" ? "/" : `/${base}`;
      const source = await readFile(path.join(folder, name), "utf8");
      return { file: `src/pages/${name}`, route, source };
    }),
  );
}

/** The pages of content that a fixed page links to, as the facts of a file. */
export function codeFacts({ file, source }: CodePage): FileFacts {
  const links = linksIn(source);
  const images = picturesIn(source).map((name) => `content/${name}`);
  return { kind: "", file, targets: [], unique: [], aliases: [], links, names: [], images };
}

const linksIn = (source: string) =>
  [...source.matchAll(/\bto="(\/[^"#?{]*)/g)].map(([, link = ""]) => link);

const picturesIn = (source: string) =>
  [...source.matchAll(/\brelativePath: \{ eq: "([^"]+)"/g)].map(([, name = ""]) => name);

/** Pictures and links of fixed pages that visitors would not find. */
export async function checkCode(
  root: string,
  code: readonly CodePage[],
  { addresses, hidden }: Pick<Site, "addresses" | "hidden">,
): Promise<Mistake[]> {
  const mistakes = code.map(async ({ file: user, source }): Promise<Mistake[]> => {
    const pictures = picturesIn(source).map(async (name): Promise<Mistake[]> => {
      const file = `content/${name}`;
      const isThere = await access(path.join(root, file)).then(...truth);
      const problem = `is missing, and ${user} shows it`;
      return isThere ? [] : [{ file, line: 1, field: "file", problem, remedy: "put it back" }];
    });
    const links = linksIn(source).filter(
      (link) => !addresses.has(link) || hidden.get(link) === "draft",
    );
    const dead = links.map((link) => ({
      file: user,
      line: source.slice(0, source.indexOf(`to="${link}`)).split("\n").length,
      field: "link",
      problem: `leads to ${link}, which ${addresses.has(link) ? "is a draft" : "does not exist"}`,
      remedy: "bring that page back, or ask a developer to change the link",
    }));
    return [...(await Promise.all(pictures)).flat(), ...dead];
  });
  return (await Promise.all(mistakes)).flat();
}

const truth = [() => true, () => false] as const;
