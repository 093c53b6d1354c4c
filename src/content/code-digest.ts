/** What a build is made of besides content: by its digest, caches of other code are known. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { brand } from "../brand/brand";
import { codesOfLaw } from "./codes-of-law";
import { isPreview } from "./drafts";
import { site } from "./site-file";
import { walkFiles } from "./walk-files";

/**
 * What hooks are made of. The styles and components of pages are webpack's, which sees their
 * changes by itself.
 */
const isOfHooks = (name: string) => /(?<!\.d)\.ts$|\.(?:mjs|cjs|yml|json)$/.test(name);

/**
 * Returns a digest of all that a build depends on besides its nodes: code, packages, Node, folder,
 * command and audience, and what webpack compiles of content.
 */
export async function digestCode(
  root: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<string> {
  const hash = createHash("sha256");
  const audience = isPreview(env) ? "colleagues" : "everybody";
  hash.update([root, process.version, env.NODE_ENV, audience].join("\0"));
  hash.update(JSON.stringify([site, brand, codesOfLaw]));
  const inSource = (await walkFiles(path.join(root, "src"))).filter(isOfHooks);
  const hooks = ["gatsby-config.ts", "gatsby-node.ts", ...inSource.map((file) => `src/${file}`)];
  for (const name of ["pnpm-lock.yaml", ...hooks])
    hash.update(`\0${name}\0`).update(await readFile(path.join(root, name)));
  return hash.digest("hex");
}
