/** What the fixed pages of the site use of the content: pages that they link to, and pictures that they show. */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Mistake } from "../front-matter";
import { isFrameId } from "../sections";
import { walkFiles } from "../walk-files";
import type { Site } from "./check-file";
import { pageOf, type FileFacts } from "./site";

export interface CodePage {
  /** Path from the project's root. */
  file: string;
  /** Undefined for the 404 page. */
  route: string | undefined;
  source: string;
}

/** Reads the files of `src/pages`. */
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

/** Returns what a fixed page uses of the content, as the facts of a file. */
export function codeFacts({ file, source }: CodePage): FileFacts {
  const links = linksIn(source);
  const images = picturesIn(source).map((name) => `content/${name}`);
  return { kind: "", file, targets: [], unique: [], aliases: [], links, names: [], images };
}

const linksIn = (source: string) =>
  [...source.matchAll(/\bto="(\/[^"#?{]*(?:#[^"{]+)?)/g)].map(([, link = ""]) => link);

const picturesIn = (source: string) =>
  [...source.matchAll(/\brelativePath: \{ eq: "([^"]+)"/g)].map(([, name = ""]) => name);

/** Checks that the pictures and links of fixed pages exist. */
export function checkCode(
  root: string,
  code: readonly CodePage[],
  { addresses, hidden }: Pick<Site, "addresses" | "hidden">,
): Mistake[] {
  return code.flatMap(({ file: user, source }): Mistake[] => {
    const pictures = picturesIn(source)
      .map((name) => `content/${name}`)
      .filter((file) => !existsSync(path.join(root, file)));
    const links = linksIn(source).flatMap((link) => {
      const page = pageOf(link);
      const idsOf = addresses.get(page);
      if (!idsOf) return [{ link, fault: "does not exist" }];
      if (hidden.get(page) === "draft") return [{ link, fault: "is a draft" }];
      const id = link.slice(page.length + 1);
      const isThere = id === "" || isFrameId(id) || (idsOf()?.has(id) ?? true);
      return isThere ? [] : [{ link, fault: "is no longer on that page" }];
    });
    return [
      ...pictures.map((file) => ({
        file,
        line: 1,
        field: "file",
        problem: `is missing, and ${user} shows it`,
        remedy: "put it back",
      })),
      ...links.map(({ link, fault }) => ({
        file: user,
        line: source.slice(0, source.indexOf(`to="${link}`)).split("\n").length,
        field: "link",
        problem: `leads to ${link}, which ${fault}`,
        remedy: "bring it back, or ask a developer to change the link",
      })),
    ];
  });
}
