/** Writes the drafts of `npm run new`. */
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { parse } from "yaml";
import { colors } from "../../src/brand/brand";
import { leftoverMark, leftoverPicture } from "../../src/content/check/leftovers";
import { entryListOf, type ContentFile } from "../../src/content/content-file";
import { heroWidth, idForm } from "../../src/content/fields";
import { entryPath, placeFor } from "../../src/content/paths";
import type { DataKind, Kind, PageKind } from "../../src/content/registry";
import { fieldsIn, idField, metaOf, namingField } from "../../src/content/schema";
import { writeData, writePage } from "../../src/content/write-content";
import { CommandError } from "../command";
import { draftOf, placeholdersFor } from "./draft";
import { entriesOfKind, groupFlag } from "./kinds";

export type Answers = Readonly<Record<string, string>>;

interface Created {
  /** The file that was written, relative to the project's root. */
  file: string;
  /** Its address on the site; undefined for an entry that has none. */
  address: string | undefined;
}

interface DraftRequest<Of extends Kind> {
  kind: Of;
  title: string;
  answers: Answers;
  /** The existing content. */
  files: readonly ContentFile[];
  today: string;
}

/** Writes the draft of an entry of any kind. */
export function createEntry(root: string, request: DraftRequest<Kind>): Promise<Created> {
  const { kind } = request;
  return kind.type === "page"
    ? createPage(root, { ...request, kind })
    : createDataEntry(root, { ...request, kind });
}

/** Writes a page: a folder with the draft and a placeholder picture. */
async function createPage(root: string, request: DraftRequest<PageKind>): Promise<Created> {
  const { kind, answers, title } = request;
  const slug = answers.slug ?? "";
  if (!idForm.test(slug)) {
    throw new CommandError(
      `“${slug}” cannot be an address: use lower-case letters and digits joined by single hyphens.`,
    );
  }
  const file = placeFor(kind).replace("<slug>", slug);
  if (existsSync(path.join(root, file)))
    throw new CommandError(`${file} already exists: choose another --slug.`);
  const body = `## ${leftoverMark} the first heading\n\n${leftoverMark} the text. Headings begin with ##; a picture goes on a line of its own.`;
  await writeWithPicture(
    root,
    kind,
    file,
    writePage(kind, draftFor(request, { title, draft: true }), body),
  );
  return { file, address: entryPath(kind, slug) };
}

/** Appends an entry to its list in a YAML file. */
async function createDataEntry(root: string, request: DraftRequest<DataKind>): Promise<Created> {
  const { kind, answers, title, files } = request;
  const { slug: id = "" } = answers;
  const list = entryListOf(kind);
  const groupId = answers[groupFlag(kind) ?? ""];
  const file = answers.file ?? placeFor(kind);
  const text = await readFile(path.join(root, file), "utf8").catch(() => "{}");
  const data = parse(text) as Record<string, Fields[]>;
  if (!list) throw new CommandError(`${file} has no list of entries.`);
  const group = list.groups
    ? data[list.groups.list]?.find((candidate) => candidate.id === groupId)
    : (data as Record<string, unknown>);
  if (!group) throw new CommandError(`${file} has no group “${groupId ?? ""}”.`);
  if (entriesOfKind(kind, files).some((entry) => entry.id === id)) {
    const what = kind.labels.one.toLowerCase();
    throw new CommandError(
      `${file} already has a ${what} with the id “${id}”: choose another --slug.`,
    );
  }
  const idKey = idField(kind.schema);
  const nameKey = namingField(kind.schema) ?? "";
  const entry = draftFor(request, {
    [nameKey]: title,
    ...(idKey === undefined ? {} : { [idKey]: id }),
  });
  group[list.list] = [...((group[list.list] as unknown[] | undefined) ?? []), entry];
  await writeWithPicture(root, kind, file, writeData(kind, data, text));
  return { file, address: entryPath(kind, id) };
}

type Fields = Record<string, unknown>;

/** Returns the fields of a draft: those given, those answered or derived from the answers, and placeholders. */
function draftFor({ kind, answers, files, today }: DraftRequest<Kind>, given: Fields): Fields {
  const others = entriesOfKind(kind, files).map(({ data }) => data);
  const values = { ...answers, ...kind.begin?.(answers, others), ...given };
  return draftOf(kind.schema, values, placeholdersFor(today));
}

/** Writes the file and, where its kind has pictures, the placeholder picture beside it. */
async function writeWithPicture(root: string, kind: Kind, file: string, text: string) {
  const folder = path.join(root, path.dirname(file));
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(root, file), text);
  const hasPicture = [...fieldsIn(kind.schema)].some(
    ({ schema }) => metaOf(schema).role === "picture",
  );
  if (hasPicture) await writeFile(path.join(folder, leftoverPicture), await grayPicture());
}

/** Wide enough for a hero; plain, so that nobody mistakes it for a photograph. */
function grayPicture(): Promise<Buffer> {
  const width = Math.max(heroWidth, 1600);
  return sharp({
    create: { width, height: width * 0.625, channels: 3, background: colors.light.line },
  })
    .jpeg({ quality: 60 })
    .toBuffer();
}
