/** The forms of the site in a folder of their own, with other people to be told. */
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse, stringify } from "yaml";
import type { SiteSettings } from "../../src/content/kinds/site";
import { temporaryFolder } from "./notify";

/** Returns the folder. @param forms who is told of what */
export async function settingsProject(forms: NonNullable<SiteSettings["forms"]>): Promise<string> {
  const root = temporaryFolder();
  for (const name of ["forms", "business.yml", "business.es.yml", "site.es.yml"])
    cpSync(path.join("content", name), path.join(root, "content", name), { recursive: true });
  const site = parse(readFileSync("content/site.yml", "utf8")) as SiteSettings;
  writeFileSync(path.join(root, "content/site.yml"), stringify({ ...site, forms }));
  return root;
}
