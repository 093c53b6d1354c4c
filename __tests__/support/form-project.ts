/** The forms of a site in a folder of their own, with other people to be told. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse, stringify } from "yaml";
import type { SiteSettings } from "../../src/content/kinds/site";
import { temporaryFolder } from "./notify";

const office = "__tests__/support/office/content";

/**
 * Returns the folder.
 * @param forms who is told of what
 * @param reply by when a request is answered, in each language
 */
export async function settingsProject(
  forms: NonNullable<SiteSettings["forms"]>,
  reply?: Record<"en" | "es", string>,
): Promise<string> {
  const root = temporaryFolder();
  for (const name of ["forms", "business.yml", "business.es.yml", "site.es.yml"])
    cpSync(path.join(office, name), path.join(root, "content", name), { recursive: true });
  for (const [file, answer] of [
    ["business.yml", reply?.en],
    ["business.es.yml", reply?.es],
  ] as const) {
    const facts = parse(readFileSync(path.join(office, file), "utf8")) as object;
    const text = stringify({ ...facts, answers: { reply: answer } });
    if (answer) writeFileSync(path.join(root, "content", file), text);
  }
  for (const [name, title] of [
    ["index.md", "Kitchen Remodel"],
    ["index.es.md", "Remodelación de cocina"],
  ] as const) {
    const folder = path.join(root, "content/services/kitchen-remodel");
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, name), `---\ntitle: ${title}\n---\n`);
  }
  const site = parse(readFileSync(path.join(office, "site.yml"), "utf8")) as SiteSettings;
  writeFileSync(path.join(root, "content/site.yml"), stringify({ ...site, forms }));
  return root;
}
