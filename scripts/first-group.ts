/** Puts a new page among the services of a site, whose groups and offers are its owner's. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "yaml";
import type { BusinessFacts } from "../src/content/kinds/business";
import type { SiteSettings } from "../src/content/kinds/site";

const readYaml = async <Data>(content: string, name: string): Promise<Data> =>
  parse(await readFile(path.join(content, name), "utf8")) as Data;

/** Returns a page with the first group and offer of the site, where it has lines for them. */
export async function inFirstGroup(page: string, content: string): Promise<string> {
  const { serviceGroups } = await readYaml<SiteSettings>(content, "site.yml");
  const { offers } = await readYaml<BusinessFacts>(content, "business.yml");
  return page
    .replace(/^group: .*$/m, `group: ${serviceGroups[0]?.id ?? ""}`)
    .replace(/^offer: .*$/m, `offer: ${offers[0]?.id ?? ""}`);
}
