/** Writes what `npm run new` makes. */
import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { parse } from "yaml";
import { colors } from "../../src/brand/brand";
import { leftoverMark, leftoverPicture } from "../../src/content/check/leftovers";
import { entryListOf, type ContentFile } from "../../src/content/content-file";
import { heroWidth } from "../../src/content/fields";
import { entryPath, placeFor } from "../../src/content/paths";
import type { DataKind, Kind, PageKind } from "../../src/content/registry";
import { fieldsIn, idField, metaOf, namingField } from "../../src/content/schema";
import { writeData, writePage } from "../../src/content/write-content";
import { draftOf, placesToFill } from "./draft";
import { entriesOfKind, groupFlag } from "./kinds";

/** A refusal that its message explains; no stack. */
export class NewContentError extends Error {}

export type Answers = Readonly<Record<string, string>>;

interface Created {
  /** The file to open. */
  file: string;
  /** Where it will stand on the site; undefined for what has no address. */
  address: string | undefined;
}

interface Wish<Of extends Kind> {
  kind: Of;
  title: string;
  answers: Answers;
  /** What there is already. */
  files: readonly ContentFile[];
  today: string;
}

/** Writes an entry of any kind. */
export function createEntry(root: string, wish: Wish<Kind>): Promise<Created> {
  const { kind } = wish;
  return kind.type === "page"
    ? createPage(root, { ...wish, kind })
    : createDataEntry(root, { ...wish, kind });
}

/** A page: its folder with a draft and a gray picture. */
async function createPage(root: string, wish: Wish<PageKind>): Promise<Created> {
  const { kind, answers, title } = wish;
  const slug = answers.slug ?? "";
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
    throw new NewContentError(
      `“${slug}” cannot be an address: use lower-case letters and digits joined by single hyphens.`,
    );
  }
  const file = placeFor(kind).replace("<slug>", slug);
  if (await isThere(path.join(root, file)))
    throw new NewContentError(`${file} is there already: choose another --slug.`);
  const body = `## ${leftoverMark} the first heading\n\n${leftoverMark} the text. Headings begin with ##; a picture stands on a line of its own.`;
  await writeWithPicture(
    root,
    kind,
    file,
    writePage(kind, draft(wish, { title, draft: true }), body),
  );
  return { file, address: entryPath(kind, slug) };
}

/** An entry of a YAML file, at the end of its list. */
async function createDataEntry(root: string, wish: Wish<DataKind>): Promise<Created> {
  const { kind, answers, title, files } = wish;
  const { slug: id = "" } = answers;
  const list = entryListOf(kind);
  const groupId = answers[groupFlag(kind) ?? ""];
  const file = answers.file ?? placeFor(kind);
  const text = await readFile(path.join(root, file), "utf8").catch(() => "{}");
  const data = parse(text) as Record<string, Group[]>;
  if (!list) throw new NewContentError(`${file} has no list of entries.`);
  const group = list.groups
    ? data[list.groups.list]?.find((candidate) => candidate.id === groupId)
    : (data as Record<string, unknown>);
  if (!group) throw new NewContentError(`${file} has no group “${groupId ?? ""}”.`);
  if (entriesOfKind(kind, files).some((entry) => entry.id === id)) {
    const what = kind.labels.one.toLowerCase();
    throw new NewContentError(
      `${file} has a ${what} with the id “${id}” already: choose a --slug.`,
    );
  }
  const own = idField(kind.schema);
  const name = namingField(kind.schema) ?? "";
  const entry = draft(wish, { [name]: title, ...(own === undefined ? {} : { [own]: id }) });
  group[list.list] = [...((group[list.list] as unknown[] | undefined) ?? []), entry];
  await writeWithPicture(root, kind, file, writeData(kind, data, text));
  return { file, address: entryPath(kind, id) };
}

type Group = Record<string, unknown>;

/** Every required field, with what was answered and what follows from that. */
function draft({ kind, answers, files, today }: Wish<Kind>, known: Group): Group {
  const others = entriesOfKind(kind, files).map(({ data }) => data);
  const values = { ...answers, ...kind.begin?.(answers, others), ...known };
  return draftOf(kind.schema, values, placesToFill(today));
}

/** Writes the file, and beside it the gray picture, should some field name it. */
async function writeWithPicture(root: string, kind: Kind, file: string, text: string) {
  const folder = path.join(root, path.dirname(file));
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(root, file), text);
  const names = [...fieldsIn(kind.schema)].some(({ schema }) => metaOf(schema).role === "picture");
  if (names) await writeFile(path.join(folder, leftoverPicture), await grayPicture());
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
    create: { width, height: width * 0.625, channels: 3, background: colors.light.line },
  })
    .jpeg({ quality: 60 })
    .toBuffer();
}
