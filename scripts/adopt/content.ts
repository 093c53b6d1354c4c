/** Writes an owner's answers into content/, and takes out of it what is the sample's. What goes is kept in drafts/. */
import { existsSync } from "node:fs";
import { cp, mkdir, readdir, readFile, rename, rmdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseDocument } from "yaml";
import type { Brand } from "../../src/brand/brand";
import { writeIcons } from "../../src/brand/icons";
import { withMainColor } from "../../src/brand/palette";
import { currentDay } from "../../src/content/day";
import type { BusinessFacts } from "../../src/content/kinds/business";
import type { ClaimsFile } from "../../src/content/kinds/claim";
import type { SiteSettings } from "../../src/content/kinds/site";
import { slugOf } from "../../src/content/slug";
import { walkFiles } from "../../src/content/walk-files";
import { CommandError } from "../command";
import { asTranslation, startFolder } from "../start-content";
import { listed, withAnswers, type Answers } from "./answers";
import { draftsFolder, hashOf, readYaml, recall, remember, type Memory } from "./memory";

/** The files of facts, which stay. */
const factFiles = ["business.yml", "site.yml"];

/** Returns the claims that are checked in a state, or in all: those of others are none of the owner's. */
async function claimsIn(content: string, state: string): Promise<string[]> {
  const names = await walkFiles(path.join(content, "claims"));
  const states = names.map(async (name) => {
    const file = await readYaml<ClaimsFile>(path.join(content, "claims", name));
    return (file.state ?? state) === state ? [`claims/${name}`] : [];
  });
  return (await Promise.all(states)).flat();
}

/** Makes the brand that of the owner's color and logo, and draws its icons. */
async function adoptBrand({ root, content, answers, done }: Adoption): Promise<void> {
  const file = path.join(content, "brand.yml");
  const folder = path.join(root, "static");
  const { color, logo } = answers;
  if (color !== undefined && !/^#[0-9a-f]{6}$/i.test(color))
    throw new CommandError(`color is “${color}”: write it as #0f4149.`);
  const svg = logo && (await readFile(path.join(folder, logo), "utf8").catch(() => undefined));
  if (logo && svg === undefined)
    throw new CommandError(
      `logo is “${logo}”: put an SVG file into static/, and write it as /logo.svg.`,
    );
  await change(file, (document) => {
    const { colors } = document.toJS() as Brand;
    if (color !== undefined)
      for (const [name, value] of Object.entries(withMainColor(colors, color.toLowerCase())))
        for (const [scheme, one] of Object.entries(value))
          document.setIn(["colors", name, scheme], one);
    const [, width, height] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg ?? "") ?? [];
    if (logo && !(width && height))
      throw new CommandError(`static${logo} has no viewBox, which says how wide and high it is.`);
    if (logo)
      document.setIn(["logo"], { file: logo, width: Number(width), height: Number(height) });
  });
  if (!existsSync(file) || !existsSync(folder)) return;
  await writeIcons(await readYaml<Brand>(file), folder);
  done.push("Drew the icons in static/ from content/brand.yml.");
}

/** The one group and offer of a trade that is not the sample's, until its owner makes others. */
const firstGroup = { id: "services", name: "Services" };

/** The extras whose content is of no trade and no state. */
const generalExtras = ["gallery", "search"];

interface Adoption {
  /** The folder of content. */
  content: string;
  root: string;
  memory: Memory;
  answers: Answers;
  /** What was done, to be printed. */
  done: string[];
}

/** Removes a folder that nothing is left in, and those above it. */
async function removeEmpty(folder: string, top: string): Promise<void> {
  if (folder === top || (await readdir(folder)).length > 0) return;
  await rmdir(folder);
  await removeEmpty(path.dirname(folder), top);
}

/** Moves files of the sample, as it had them, out of content/. */
async function takeOut(
  { root, content, memory, done }: Adoption,
  isMeant: (name: string) => boolean,
) {
  let count = 0;
  for (const [name, hash] of Object.entries(memory.files)) {
    const file = path.join(content, name);
    if (!isMeant(name) || !existsSync(file) || (await hashOf(file)) !== hash) continue;
    const target = path.join(root, draftsFolder, "content", name);
    await mkdir(path.dirname(target), { recursive: true });
    await rename(file, target);
    await removeEmpty(path.dirname(file), content);
    count += 1;
  }
  if (count > 0) done.push(`Moved ${count} files of the sample to ${draftsFolder}/content.`);
}

/** Returns a page without its picture, which nobody but its owner has. */
const withoutPicture = (page: string) => page.replace(/^picture:\n(?: .*\n)+/m, "");

/** Writes the content with which any site starts, where there is none yet. */
async function start({ content, done }: Adoption, languages: readonly string[]): Promise<void> {
  const [first = "", ...others] = languages;
  let count = 0;
  const write = async (name: string, text: string) => {
    const file = path.join(content, name);
    if (existsSync(file)) return;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
    count += 1;
  };
  const read = async (language: string, name: string) =>
    withoutPicture(await readFile(path.join(startFolder, language, name), "utf8"));
  for (const name of await walkFiles(path.join(startFolder, first))) {
    const text = await read(first, name);
    await write(name, text);
    for (const language of others) {
      if (!existsSync(path.join(startFolder, language, name))) continue;
      const words = asTranslation(name, text, await read(language, name));
      if (words) await write(name.replace(/\.(?:md|yml)$/, `.${language}$&`), words);
    }
  }
  if (count > 0) done.push(`Wrote ${count} files of ${startFolder} to content.`);
}

/** Begins a page for each service that is not there, and makes drafts of those that are not meant. */
async function chooseServices({ content, answers, done }: Adoption, group: string, offer: string) {
  const wanted = listed(answers.services ?? "");
  if (wanted.length === 0) return;
  const slugs = wanted.map(slugOf);
  for (const [index, title] of wanted.entries()) {
    const folder = path.join(content, "services", slugs[index] ?? "");
    if (existsSync(folder)) continue;
    await cp("templates/service", folder, { recursive: true });
    const page = path.join(folder, "index.md");
    const text = (await readFile(page, "utf8"))
      .replace(/^title: .*$/m, () => `title: ${JSON.stringify(title)}`)
      .replace(/^checked: .*$/m, `checked: ${currentDay()}`)
      .replace(/^group: .*$/m, `group: ${group}`)
      .replace(/^offer: .*$/m, `offer: ${offer}`)
      .replace(/^order: .*$/m, `order: ${index + 1}`);
    await writeFile(page, text);
    done.push(`Began ${path.relative(path.dirname(content), page)}, a draft to write.`);
  }
  for (const name of await walkFiles(path.join(content, "services"))) {
    const [slug = "", file] = name.split("/");
    if (file !== "index.md" || slugs.includes(slug)) continue;
    const page = path.join(content, "services", name);
    const text = await readFile(page, "utf8");
    if (/^draft: true$/m.test(text)) continue;
    await writeFile(page, text.replace(/^---\n/, "---\ndraft: true\n"));
    done.push(`Made a draft of content/services/${name}, which you do not offer.`);
  }
}

/** Changes a YAML file, whose comments stay. */
async function change(file: string, edit: (document: ReturnType<typeof parseDocument>) => void) {
  if (!existsSync(file)) return;
  const text = await readFile(file, "utf8");
  const document = parseDocument(text);
  const before = JSON.stringify(document.toJS());
  edit(document);
  if (JSON.stringify(document.toJS()) !== before)
    await writeFile(file, document.toString({ lineWidth: 0 }));
}

/** Takes out of the facts what nobody but the sample can say: its rating without reviews, and profiles that do not exist. */
async function clearFacts({ content, memory }: Adoption): Promise<void> {
  const isReserved = (url: string) => new URL(url).hostname.endsWith(".example");
  await change(path.join(content, "business.yml"), (document) => {
    const { rating, social } = document.toJS() as BusinessFacts;
    if (rating && !rating.source) document.deleteIn(["rating"]);
    document.setIn(
      ["social"],
      social.filter(({ url }) => !isReserved(url)),
    );
  });
  const { email } = await readYaml<BusinessFacts>(path.join(content, "business.yml"));
  await change(path.join(content, "site.yml"), (document) => {
    const { forms = [] } = document.toJS() as SiteSettings;
    for (const [index, { to }] of forms.entries())
      document.setIn(
        ["forms", index, "to"],
        to.map((one) => (one === memory.facts.email ? email : one)),
      );
  });
}

/** Leaves of the translated facts what the facts still have. */
async function pruneTranslations({ content }: Adoption): Promise<void> {
  const facts = await readYaml<BusinessFacts>(path.join(content, "business.yml"));
  for (const name of await walkFiles(content))
    if (/^business\.\w\w\.yml$/.test(name))
      await change(path.join(content, name), (document) => {
        const words = document.toJS() as Partial<BusinessFacts>;
        if (!facts.rating) document.deleteIn(["rating"]);
        const there = words.areas?.filter((area) =>
          facts.areas.some((one) => one.name === area.name),
        );
        if (there)
          document.setIn(
            ["areas"],
            facts.areas.map(
              ({ name: own }) => there.find((one) => one.name === own) ?? { name: own },
            ),
          );
      });
}

/** Makes the settings those of a site that has but what it starts with, where they are still the sample's. */
async function resetSettings({ content, memory }: Adoption): Promise<void> {
  const hasPage = (address: string) => existsSync(path.join(content, "pages", address, "index.md"));
  const isSample = (entries: readonly { id: string }[]) =>
    entries.length > 0 && entries.every(({ id }) => memory.ids.includes(id));
  let hasBoard = true;
  await change(path.join(content, "site.yml"), (document) => {
    const { menus, extras, serviceGroups, licenseBoards } = document.toJS() as SiteSettings;
    for (const [menu, pages] of Object.entries(menus))
      document.setIn(["menus", menu], pages.filter(hasPage));
    if (!isSample(serviceGroups)) return;
    for (const extra of Object.keys(extras))
      if (!generalExtras.includes(extra)) document.setIn(["extras", extra], false);
    document.setIn(["serviceGroups"], [firstGroup]);
    const [board] = licenseBoards;
    hasBoard = board !== undefined && !memory.terms.includes(board.name);
    document.setIn(["licenseBoards"], hasBoard ? [{ ...board, id: "board" }] : []);
  });
  await change(path.join(content, "business.yml"), (document) => {
    const { licenses, offers } = document.toJS() as BusinessFacts;
    if (!isSample(offers)) return;
    document.setIn(["offers"], [firstGroup]);
    const own = licenses.map((license) => ({ ...license, board: "board" }));
    document.setIn(["licenses"], hasBoard ? own : []);
  });
}

/**
 * Adopts the site: it can be run again, and changes nothing that the owner has written.
 * @returns what was done, in lines to be printed
 */
export async function adopt(root: string, answers: Answers): Promise<string[]> {
  const memory = (await recall(root)) ?? (await remember(root));
  const content = path.join(root, "content");
  const adoption: Adoption = { root, content, memory, answers, done: [] };
  for (const file of ["business", "site"] as const) {
    const name = path.join(content, `${file}.yml`);
    const text = await readFile(name, "utf8");
    const filled = withAnswers(text, file, answers);
    if (filled !== text) await writeFile(name, filled);
    adoption.done.push(
      filled === text
        ? `content/${file}.yml says all of it already.`
        : `Wrote content/${file}.yml.`,
    );
  }
  const settings = await readYaml<SiteSettings>(path.join(content, "site.yml"));
  const isOff = (name: string) => {
    const [, language] = /\.(\w\w)\.(?:md|yml)$/.exec(name) ?? [];
    return language !== undefined && !settings.languages.includes(language);
  };
  await takeOut(adoption, isOff);
  await clearFacts(adoption);
  const isOther = settings.state !== memory.state || settings.businessType !== memory.businessType;
  const kept = [...factFiles, ...(await claimsIn(content, settings.state))];
  if (isOther) {
    await takeOut(adoption, (name) => !kept.includes(name));
    await start(adoption, settings.languages);
    await resetSettings(adoption);
  } else await takeOut(adoption, (name) => name.startsWith("clients."));
  if (!isOther && !existsSync(path.join(content, "clients.yml")))
    await writeFile(path.join(content, "clients.yml"), "marks: []\n");
  await pruneTranslations(adoption);
  const { serviceGroups } = await readYaml<SiteSettings>(path.join(content, "site.yml"));
  const { offers } = await readYaml<BusinessFacts>(path.join(content, "business.yml"));
  await chooseServices(adoption, serviceGroups[0]?.id ?? "", offers[0]?.id ?? "");
  await adoptBrand(adoption);
  return adoption.done;
}
