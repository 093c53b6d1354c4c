/** Writes what `npm run new` makes. */
import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { parse } from "yaml";
import { heroWidth } from "../../src/gatsby/check/named-pictures";
import { leftoverMark, leftoverPicture } from "../../src/gatsby/check/leftovers";
import type { ContentFiles } from "../../src/gatsby/check/read-files";
import { pageSchemas } from "../../src/gatsby/content";
import { faqEntry, type PageKind } from "../../src/gatsby/model";
import { folders, pagePath } from "../../src/gatsby/paths";
import { writeData, writePage } from "../../src/gatsby/write-content";
import { draftOf } from "./draft";
import { nextOrder } from "./kinds";

/** A refusal that its message explains; no stack. */
export class NewContentError extends Error {}

export type Answers = Readonly<Record<string, string>>;

export interface Created {
  /** The file to open. */
  file: string;
  /** Where it will stand on the site. */
  address: string;
}

/** A page: its folder with a draft and a gray picture. */
export async function createPage(
  root: string,
  kind: PageKind,
  title: string,
  answers: Answers,
  files: ContentFiles,
  today: string,
): Promise<Created> {
  const slug = answers.slug ?? "";
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
    throw new NewContentError(
      `“${slug}” cannot be an address: use lower-case letters and digits joined by single hyphens.`,
    );
  }
  const folder = path.join("content", folders[kind].content, slug);
  const file = path.posix.join(folder.replaceAll(path.sep, "/"), "index.md");
  if (await isThere(path.join(root, file))) {
    throw new NewContentError(`${file} is there already: choose another --slug.`);
  }
  const { group, offer } = answers;
  const known: Record<string, unknown> = {
    title,
    draft: true,
    ...(group && offer ? { group, offer, order: nextOrder(group, files) } : {}),
  };
  const body = `## ${leftoverMark} the first heading\n\n${leftoverMark} the text. Headings begin with ##; a picture stands on a line of its own.`;
  await mkdir(path.join(root, folder), { recursive: true });
  await writeFile(
    path.join(root, file),
    writePage(kind, draftOf(pageSchemas[kind], known, today), body),
  );
  await writeFile(path.join(root, folder, leftoverPicture), await grayPicture());
  return { file, address: pagePath(kind, slug) };
}

/** A question at the end of its group on the FAQ page. */
export async function createFaqEntry(
  root: string,
  question: string,
  { slug: id = "", group: groupId = "" }: Answers,
  today: string,
): Promise<Created> {
  const file = "content/faq.yml";
  const data = parse(await readFile(path.join(root, file), "utf8")) as {
    groups: { id: string; entries: { id: string }[] }[];
  };
  const group = data.groups.find((candidate) => candidate.id === groupId);
  if (!group) throw new NewContentError(`${file} has no group “${groupId}”.`);
  if (data.groups.some(({ entries }) => entries.some((entry) => entry.id === id))) {
    throw new NewContentError(
      `${file} has a question with the id “${id}” already: choose a --slug.`,
    );
  }
  group.entries.push(draftOf(faqEntry, { id, question }, today) as { id: string });
  await writeFile(path.join(root, file), writeData("faq.yml", data));
  return { file, address: `/faq#${id}` };
}

const isThere = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );

/** As wide as a first picture has to be; plain, so that nobody takes it for a photograph. */
function grayPicture(): Promise<Buffer> {
  const width = Math.max(heroWidth, 1600);
  return sharp({
    create: { width, height: width * 0.625, channels: 3, background: "#b8b2a9" },
  })
    .jpeg({ quality: 60 })
    .toBuffer();
}
