/**
 * Makes drafts of what the owner does not offer, and takes links to drafts out of the sample's
 * texts.
 */
import { existsSync } from "node:fs";
import { cp, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { originalsOf, readFiles } from "../../src/content/check/read-files";
import { translationStates, type TranslationState } from "../../src/content/check/translations";
import { currentDay } from "../../src/content/day";
import type { SiteSettings } from "../../src/content/kinds/site";
import { slugOf } from "../../src/content/slug";
import { walkFiles } from "../../src/content/walk-files";
import { inFirstGroup } from "../first-group";
import { withHash } from "../translations";
import { rewrite, type Adoption } from "./adoption";
import { listed } from "./answers";
import { readYaml } from "./memory";

const front = /^---\n([\s\S]*?)\n---/;

const fieldOf = (page: string, field: string): string | undefined =>
  new RegExp(`^${field}: *"?(.*?)"?$`, "m").exec(front.exec(page)?.[1] ?? "")?.[1];

const isDraft = (page: string) => fieldOf(page, "draft") === "true";

const asDraft = (page: string) =>
  isDraft(page) ? page : page.replace(/^---\n/, "---\ndraft: true\n");

/** Returns the pages of a folder, each with its slug, in the first language. */
async function pagesIn({ content }: Adoption, folder: string) {
  const names = (await walkFiles(path.join(content, folder))).filter((name) =>
    /^[^/]+\/index\.md$/.test(name),
  );
  return Promise.all(
    names.map(async (file) => ({
      name: `${folder}/${file}`,
      slug: path.posix.dirname(file),
      text: await readFile(path.join(content, folder, file), "utf8"),
    })),
  );
}

/**
 * Begins a page for each service that is not there, and makes drafts of those of the sample that
 * are not meant.
 */
export async function chooseServices(adoption: Adoption) {
  const { content, answers, done } = adoption;
  const wanted = listed(answers.services ?? "");
  if (wanted.length === 0) return;
  const pages = await pagesIn(adoption, "services");
  const named = (title: string) =>
    pages.find(({ slug, text }) =>
      [slug, slugOf(fieldOf(text, "title") ?? "")].includes(slugOf(title)),
    )?.slug;
  const slugs = wanted.map((title) => named(title) ?? slugOf(title));
  for (const [index, title] of wanted.entries()) {
    const folder = path.join(content, "services", slugs[index] ?? "");
    if (existsSync(folder)) continue;
    await cp("templates/service", folder, { recursive: true });
    const page = path.join(folder, "index.md");
    const text = (await readFile(page, "utf8"))
      .replace(/^title: .*$/m, () => `title: ${JSON.stringify(title)}`)
      .replace(/^checked: .*$/m, `checked: ${currentDay()}`)
      .replace(/^order: .*$/m, `order: ${index + 1}`);
    await writeFile(page, await inFirstGroup(text, content));
    done.push(`Began ${path.relative(path.dirname(content), page)}, a draft to write.`);
  }
  for (const { name, slug } of pages)
    if (!slugs.includes(slug) && (await rewrite(adoption, name, asDraft)))
      done.push(`Made a draft of content/${name}, which you do not offer.`);
}

/** Makes drafts of the build recaps that are nobody's jobs. */
export async function hideSampleRecaps(adoption: Adoption) {
  for (const { name, text } of await pagesIn(adoption, "build-process"))
    if (fieldOf(text, "sample") === "true" && (await rewrite(adoption, name, asDraft)))
      adoption.done.push(`Made a draft of content/${name}, which is nobody's job.`);
}

/** A link in Markdown to a page of the site; its words may go over several lines. */
const link = /\[([^[\]]+)\]\((\/[a-z0-9/-]+)(?:#([^)\s]*))?\)/g;

/**
 * Leaves only the words of each link to a draft, or to a group of services that has nothing but
 * drafts, in the texts of the sample that are published.
 */
export async function unlinkDrafts(adoption: Adoption) {
  const { root, content, done, memory } = adoption;
  const unlinked: Record<string, string[]> = { ...memory.unlinked };
  const services = await pagesIn(adoption, "services");
  const pages = [...services, ...(await pagesIn(adoption, "build-process"))];
  const shown = services.filter(({ text }) => !isDraft(text));
  const groups = new Set(shown.map(({ text }) => fieldOf(text, "group")));
  const { serviceGroups } = await readYaml<SiteSettings>(path.join(content, "site.yml"));
  const empty = serviceGroups.map(({ id }) => id).filter((id) => !groups.has(id));
  const drafts = new Set(
    pages.filter(({ text }) => isDraft(text)).map(({ name }) => `/${path.posix.dirname(name)}`),
  );
  const complete = (await statesOf(root)).filter(({ state }) => state === "complete");
  let [links, files] = [0, 0];
  for (const name of await walkFiles(content)) {
    if (!/\.(?:md|yml)$/.test(name) || drafts.has(`/${path.posix.dirname(name)}`)) continue;
    const isChanged = await rewrite(adoption, name, (text) =>
      text.replace(link, (whole, words: string, address: string, id: string | undefined) => {
        const isGroup = address === "/services" && id !== undefined;
        if (!drafts.has(address) && !(isGroup && empty.includes(id))) return whole;
        links += 1;
        unlinked[name] = [...(unlinked[name] ?? []), words];
        return words;
      }),
    );
    if (isChanged) files += 1;
  }
  if (links === 0) return;
  memory.unlinked = unlinked;
  done.push(`Took ${links} links to drafts out of ${files} files of the sample.`);
  // Their words are the same in both languages: a translation is as complete as it was.
  for (const { file, originalHash } of await statesOf(root))
    if (complete.some((one) => one.file === file && one.originalHash !== originalHash))
      await rewrite(adoption, path.posix.relative("content", file), (text) =>
        withHash(text, originalHash),
      );
}

async function statesOf(root: string): Promise<TranslationState[]> {
  const files = await readFiles(root);
  return translationStates(originalsOf(files), files);
}
