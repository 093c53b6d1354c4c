/**
 * What the sample said before it was adopted, in `drafts/sample.yml`: by it `npm run adopt` tells
 * what is the sample's from what is the owner's.
 */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { parse, stringify } from "yaml";
import type { BusinessFacts } from "../../src/content/kinds/business";
import type { SiteSettings } from "../../src/content/kinds/site";
import { walkFiles } from "../../src/content/walk-files";

/** Where the sample's content is kept that has been taken out. */
export const draftsFolder = "drafts";

const memoryFile = path.join(draftsFolder, "sample.yml");

/** What is remembered of the sample. */
export interface Memory {
  state: string;
  businessType: string;
  /** Facts that are nobody's but the sample's, by their places in content/business.yml. */
  facts: Record<string, string | number>;
  /** What it has chosen and another business may choose too, by the field: hours, offers. */
  choices: Record<string, unknown>;
  /** Its name, in the forms in which texts have it. */
  names: string[];
  /** Words by which texts speak of its state: places, offices, law. */
  terms: string[];
  /** The ids of its groups of services and of its offers. */
  ids: string[];
  /**
   * The languages in which the content of any site has been written: what its owner deletes does
   * not come back.
   */
  started?: string[];
  /** The words, by the file below content/, whose links to drafts were taken out. */
  unlinked?: Record<string, string[]>;
  /** What the owner has answered the last time. */
  answers?: Record<string, string>;
  /** Its files below content/, each with a hash of what it had. */
  files: Record<string, string>;
}

/** Reads a YAML file. Throws where it is missing or malformed. */
export const readYaml = async <Data>(file: string): Promise<Data> =>
  parse(await readFile(file, "utf8")) as Data;

/** Returns a hash of a file's bytes: 16 hexadecimal digits. */
export const hashOf = async (file: string): Promise<string> =>
  createHash("sha256")
    .update(await readFile(file))
    .digest("hex")
    .slice(0, 16);

/** The facts of content/business.yml that are of one business alone; a ZIP code is of many. */
const ownFacts =
  /^(?:name|shortName|description|url|email|phones\.\d+\.number|address\.street|geo\.\w+)$/;

/** The fields of content/business.yml that one business may have as another has them. */
const choices = ["hours", "priceRange", "currency", "payment", "areas", "offers"] as const;

/** Returns the texts and numbers of some data, by their places. */
function* valuesOf(data: unknown, place = ""): Generator<[string, string | number]> {
  if (typeof data === "string" || typeof data === "number") yield [place, data];
  else if (data !== null && typeof data === "object")
    for (const [key, value] of Object.entries(data))
      yield* valuesOf(value, place ? `${place}.${key}` : key);
}

/** Returns the facts that belong to one business alone, by their places. */
export const ownFactsOf = (business: BusinessFacts): Memory["facts"] =>
  Object.fromEntries([...valuesOf(business)].filter(([place]) => ownFacts.test(place)));

/** Returns what of a name stands in texts: Springfield of City of Springfield. */
export const termIn = (name: string): string =>
  name.replace(/^(?:City of|The) |,.*| outside .*/g, "");

/** Returns the names and abbreviations by which content speaks of places, offices and law. */
async function termsOf(content: string, business: BusinessFacts, settings: SiteSettings) {
  const read = async (name: string) => {
    const file = path.join(content, name);
    return existsSync(file) ? await readYaml<unknown>(file) : undefined;
  };
  const rules = (await walkFiles(path.join(content, "rules"))).filter(
    (name) => !/\.\w\w\.yml$/.test(name),
  );
  const law = await Promise.all(rules.map((name) => read(`rules/${name}`)));
  const texts = (data: unknown, key: RegExp) =>
    [...valuesOf(data)].flatMap(([place, value]) => (key.test(place) ? String(value) : []));
  const citations = texts(law, /\.citation$/).flatMap((text) => /^[A-Z]{2,}\b/.exec(text) ?? []);
  const titles = texts(await read("jurisdictions.yml"), /\.title$/);
  const places = texts(await read("places.yml"), /\.places\.\d+\.name$|\.government$/);
  const boards = settings.licenseBoards.flatMap(({ name, label }) => [
    name,
    label.split(" ")[0] ?? "",
  ]);
  const all = [
    ...business.areas.map(({ name }) => name),
    ...titles,
    ...places,
    ...boards,
    ...citations,
  ];
  const names = all.map(termIn);
  return [...new Set(names)].filter((term) => term.length > 2 && term !== "United States").sort();
}

/** Returns what is remembered; undefined before the first adoption. */
export async function recall(root: string): Promise<Memory | undefined> {
  const file = path.join(root, memoryFile);
  return existsSync(file) ? readYaml<Memory>(file) : undefined;
}

/** Writes down what the sample says, and returns it. */
export async function remember(root: string): Promise<Memory> {
  const content = path.join(root, "content");
  const business = await readYaml<BusinessFacts>(path.join(content, "business.yml"));
  const settings = await readYaml<SiteSettings>(path.join(content, "site.yml"));
  const names = (await walkFiles(content)).filter((name) => name !== "README.md");
  const files: [string, string][] = [];
  for (const name of names) files.push([name, await hashOf(path.join(content, name))]);
  const memory: Memory = {
    state: settings.state,
    businessType: settings.businessType,
    facts: ownFactsOf(business),
    choices: Object.fromEntries(choices.map((field) => [field, business[field]])),
    names: [
      business.name,
      business.shortName,
      new URL(business.url).hostname.replace(/^www\./, ""),
    ],
    terms: await termsOf(content, business, settings),
    ids: [...settings.serviceGroups, ...business.offers].map(({ id }) => id),
    files: Object.fromEntries(files),
  };
  await store(root, memory);
  return memory;
}

/** Writes down what is known of the sample. */
export async function store(root: string, memory: Memory): Promise<void> {
  await mkdir(path.join(root, draftsFolder), { recursive: true });
  const note =
    "# What the sample had before it was adopted: `npm run adopt -- --check` looks for it.\n";
  await writeFile(path.join(root, memoryFile), note + stringify(memory));
}
