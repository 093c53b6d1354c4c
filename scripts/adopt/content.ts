/**
 * Writes an owner's answers into content/, and takes out of it what is the sample's. What goes is
 * kept in drafts/.
 */
import { existsSync, readdirSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { parse, parseDocument } from "yaml";
import type { Brand } from "../../src/brand/brand";
import { writeIcons } from "../../src/brand/icons";
import { withMainColor } from "../../src/brand/palette";
import type { BusinessFacts } from "../../src/content/kinds/business";
import type { ClaimsFile } from "../../src/content/kinds/claim";
import type { SiteSettings } from "../../src/content/kinds/site";
import { placeOf } from "../../src/content/paths";
import { walkFiles } from "../../src/content/walk-files";
import { extras } from "../../src/extras";
import { CommandError } from "../command";
import { asTranslation, startFolder } from "../start-content";
import { change, rewrite, takeOut, type Adoption } from "./adoption";
import { withAnswers, type Answers } from "./answers";
import { chooseServices, hideSampleRecaps, unlinkDrafts } from "./drafts";
import { readYaml, recall, remember, store, termIn } from "./memory";

/** The id of a board that an owner has named. */
const newBoard = "board";

/** The files of facts, which stay. */
const factFiles = ["business.yml", "site.yml"];

/**
 * Returns the claims that are checked in a state, or in all: those of others are none of the
 * owner's.
 */
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
  await writeIcons(await readYaml<Brand>(file), root);
  done.push("Drew the icons in static/ from content/brand.yml.");
}

/**
 * Returns the one group and offer of a trade that is not the sample's, until its owner makes
 * others, in the site's first language.
 */
async function firstGroup(content: string): Promise<{ id: string; name: string }> {
  const page = await readFile(path.join(content, "pages/services/index.md"), "utf8");
  return { id: "services", name: /^title: *"?(.+?)"?$/m.exec(page)?.[1] ?? "Services" };
}

/** Returns a page without its picture, which nobody but its owner has. */
const withoutPicture = (page: string) => page.replace(/^picture:\n(?: .*\n)+/m, "");

/**
 * Refuses languages before anything is written: a site of another trade or state starts from texts
 * in its first language.
 */
function refuseWithoutStart([first = ""]: readonly string[]): void {
  if (existsSync(path.join(startFolder, first))) return;
  const known = readdirSync(startFolder).join(", ");
  throw new CommandError(
    `languages begins with “${first}”, and ${startFolder}/${first} is not there: ` +
      `begin with one of ${known}, or write the texts there.`,
  );
}

/**
 * Writes the content with which any site starts, once in each language, where there is none yet.
 */
async function start(
  { content, memory, done }: Adoption,
  languages: readonly string[],
): Promise<void> {
  const [first = "", ...others] = languages;
  const { started = [] } = memory;
  const added = others.filter((language) => !started.includes(language));
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
    // What belongs to an extra that is off or gone.
    if (!placeOf(name)) continue;
    const text = await read(first, name);
    if (!started.includes(first)) await write(name, text);
    if (!existsSync(path.join(content, name))) continue;
    for (const language of added) {
      if (!existsSync(path.join(startFolder, language, name))) continue;
      const words = asTranslation(name, text, await read(language, name));
      if (words) await write(name.replace(/\.(?:md|yml)$/, `.${language}$&`), words);
    }
  }
  memory.started = [...new Set([...started, ...languages])];
  if (count > 0) done.push(`Wrote ${count} files of ${startFolder} to content.`);
  for (const language of added)
    if (!existsSync(path.join(startFolder, language)))
      done.push(`${startFolder} has no texts in “${language}”: translate those of content.`);
}

/** Links each license to the board that issued it, by an id for which nobody is asked. */
async function linkBoards(content: string): Promise<void> {
  let id = newBoard;
  await change(path.join(content, "site.yml"), (document) => {
    const { licenseBoards } = document.toJS() as SiteSettings;
    for (const [index, board] of licenseBoards.entries())
      if (!board.id) document.setIn(["licenseBoards", index], { ...board, id: newBoard });
    id = licenseBoards[0]?.id ?? newBoard;
  });
  await change(path.join(content, "business.yml"), (document) => {
    const { licenses } = document.toJS() as BusinessFacts;
    for (const [index, license] of licenses.entries())
      if (!license.board) document.setIn(["licenses", index], { ...license, board: id });
  });
}

/**
 * Takes out of the facts what nobody but the sample can say: its rating without reviews, and
 * profiles that do not exist.
 */
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

/**
 * Offers no work at the sample's offices whose area is none of the business's: their places stay,
 * for who asks about them.
 */
async function leaveAreas(adoption: Adoption): Promise<void> {
  const { areas } = await readYaml<BusinessFacts>(path.join(adoption.content, "business.yml"));
  const served = areas.map(({ name }) => name);
  const isChanged = await rewrite(adoption, "places.yml", (text) => {
    const document = parseDocument(text);
    const { offices } = document.toJS() as { offices: readonly { area?: string }[] };
    const others = [...offices.entries()].filter(
      ([, { area }]) => area !== undefined && !served.includes(area),
    );
    for (const [index] of others) document.deleteIn(["offices", index, "area"]);
    return others.length === 0
      ? text
      : document.toString({ lineWidth: 0, flowCollectionPadding: false });
  });
  if (isChanged)
    adoption.done.push("Offered no work in content/places.yml where you name no area.");
}

/**
 * Takes out of the sample's translations of facts and settings what they say of something else by
 * now; until somebody translates it, the words of the first language stand there.
 * @param before what the file said
 */
async function pruneTranslations(adoption: Adoption, name: string, before: object) {
  const now = await readYaml<Record<string, unknown>>(path.join(adoption.content, `${name}.yml`));
  const isSame = ([field, value]: [string, unknown]) =>
    JSON.stringify(now[field]) === JSON.stringify(value);
  const changed = Object.entries(before).flatMap((one) => (isSame(one) ? [] : one[0]));
  for (const file of await walkFiles(adoption.content))
    if (new RegExp(`^${name}\\.\\w\\w\\.yml$`).test(file))
      await rewrite(adoption, file, (text) => {
        const document = parseDocument(text);
        for (const field of changed) document.delete(field);
        return document.toString({ lineWidth: 0 });
      });
}

/** Whether an extra is of no trade and no state. */
const isGeneral = (name: string) => extras.some((extra) => extra.name === name && extra.isGeneral);

/** Replaces the settings that are still the sample's by those of a new site. */
async function resetSettings({ content, memory, done }: Adoption): Promise<void> {
  const hasPage = (address: string) => existsSync(path.join(content, "pages", address, "index.md"));
  const isSample = (entries: readonly { id: string }[]) =>
    entries.length > 0 && entries.every(({ id }) => memory.ids.includes(id));
  const group = await firstGroup(content);
  let hasBoard = true;
  await change(path.join(content, "site.yml"), (document) => {
    const {
      menus,
      extras: switches,
      serviceGroups,
      licenseBoards,
    } = document.toJS() as SiteSettings;
    for (const [menu, pages] of Object.entries(menus))
      document.setIn(["menus", menu], pages.filter(hasPage));
    if (!isSample(serviceGroups)) return;
    for (const extra of Object.keys(switches))
      if (!isGeneral(extra)) document.setIn(["extras", extra], false);
    document.setIn(["serviceGroups"], [group]);
    const [board] = licenseBoards;
    hasBoard = board !== undefined && !memory.terms.includes(termIn(board.name));
    document.setIn(["licenseBoards"], hasBoard ? [{ ...board, id: newBoard }] : []);
  });
  await change(path.join(content, "business.yml"), (document) => {
    const { licenses, offers } = document.toJS() as BusinessFacts;
    if (!isSample(offers)) return;
    document.setIn(["offers"], [group]);
    const own = licenses.map((license) => ({ ...license, board: newBoard }));
    document.setIn(["licenses"], hasBoard ? own : []);
    const numbers = licenses.flatMap(({ number }) => number ?? []).join(", ");
    if (!hasBoard && numbers)
      done.push(
        `Did not write the license ${numbers}, as nobody is named who has issued it: answer ` +
          "licenseNumber again with board, licenseLabel, boardPhone and lookUp.",
      );
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
  const facts = ["business", "site"] as const;
  const before = await Promise.all(
    facts.map((file) => readYaml<object>(path.join(content, `${file}.yml`))),
  );
  const siteText = await readFile(path.join(content, "site.yml"), "utf8");
  const [was, settings] = [siteText, withAnswers(siteText, "site", answers, memory.answers)].map(
    (text) => parse(text) as SiteSettings,
  ) as [SiteSettings, SiteSettings];
  const isOther = settings.state !== memory.state || settings.businessType !== memory.businessType;
  if (isOther) refuseWithoutStart(settings.languages);
  for (const file of facts) {
    const name = path.join(content, `${file}.yml`);
    const text = await readFile(name, "utf8");
    const filled = withAnswers(text, file, answers, memory.answers);
    if (filled !== text) await writeFile(name, filled);
    adoption.done.push(
      filled === text
        ? `content/${file}.yml says all of it already.`
        : `Wrote content/${file}.yml.`,
    );
  }
  await linkBoards(content);
  const isOff = (name: string) => {
    const [, language] = /\.(\w\w)\.(?:md|yml)$/.exec(name) ?? [];
    return language !== undefined && !settings.languages.includes(language);
  };
  await takeOut(adoption, isOff);
  await clearFacts(adoption);
  const kept = [...factFiles, ...(await claimsIn(content, settings.state))];
  if (isOther) {
    await takeOut(adoption, (name) => !kept.includes(name));
    await start(adoption, settings.languages);
    await resetSettings(adoption);
  } else {
    await takeOut(adoption, (name) => name.startsWith("clients."));
    if (!existsSync(path.join(content, "clients.yml")))
      await writeFile(path.join(content, "clients.yml"), "logos: []\n");
    await hideSampleRecaps(adoption);
    await leaveAreas(adoption);
    const [language] = settings.languages;
    if (language !== was.languages[0])
      adoption.done.push(
        `The texts of content are in “${was.languages[0]}”, and the site's first language is ` +
          `“${language}”: each is to be translated.`,
      );
  }
  for (const [index, file] of facts.entries())
    await pruneTranslations(adoption, file, before[index] ?? {});
  await chooseServices(adoption);
  await unlinkDrafts(adoption);
  await adoptBrand(adoption);
  memory.answers = { ...memory.answers, ...answers };
  await store(root, memory);
  return adoption.done;
}
