/** Checks references from one file to another. Pure. */
import {
  entriesOf,
  entryListOf,
  type ContentFile,
  type DataFile,
  type PageFile,
} from "../content-file";
import type { Mistake } from "../front-matter";
import { kindNamed, type Registry } from "../registry";
import { fieldsIn, metaOf, type Path, type Value } from "../schema";
import { placeFor } from "../paths";
import { nearest } from "../nearest";
import { fieldAt, namesOf, type FileFacts, type Targets } from "./site";

/** The most ids that a remedy lists; of more, only the nearest are listed. */
const listed = 12;

export function checkReferences(
  content: ContentFile,
  values: readonly Value[],
  targets: Targets,
  registry: Registry,
): Mistake[] {
  const named = new Set<string>();
  return values.flatMap(({ value, path, meta: { role, refersTo = "" } }): Mistake[] => {
    if (role !== "reference") return [];
    const id = String(value);
    const fault = (problem: string, remedy: string) => [
      { ...fieldAt(content, path), problem, remedy },
    ];
    if (refersTo === content.kind.name && isWithin(content, id, path))
      return fault(
        `names the ${content.kind.type === "page" ? "page" : "entry"} itself`,
        `name another ${content.kind.type === "page" ? "page" : "one"}, or remove it`,
      );
    const ids = targets(refersTo);
    if (ids && !ids.has(id)) return fault(...unknown(id, refersTo, ids, registry));
    const list = JSON.stringify(path.slice(0, -1));
    const isTwice = typeof path.at(-1) === "number" && named.has(`${list}${id}`);
    named.add(`${list}${id}`);
    return isTwice ? fault(`names “${id}” twice`, "remove one of the two") : [];
  });
}

/** Whether the path is inside the entry with that id. */
function isWithin(content: ContentFile, id: string, path: Path): boolean {
  return entriesOf(content).some(
    (entry) => entry.id === id && entry.path.every((step, index) => step === path[index]),
  );
}

function unknown(
  id: string,
  refersTo: string,
  ids: ReadonlySet<string>,
  registry: Registry,
): [problem: string, remedy: string] {
  const kind = kindNamed(refersTo.split(".")[0] ?? "", registry);
  if (kind.type === "page")
    return [
      `names “${id}”, which does not exist`,
      `write the name of a folder in content/${kind.folder}/`,
    ];
  const known = ids.size > listed ? nearest(id, [...ids], 5).map(({ word }) => word) : [...ids];
  return [
    `names “${id}”, which ${placeFor(kind)} does not have`,
    known.length > 0 ? `write one of: ${known.join(", ")}` : "add it there, or remove it here",
  ];
}

/**
 * Returns a check that reports a published page that needs an entry elsewhere and has none, such as a service without a
 * schedule: whoever adds the page adds the entry.
 */
export function coverageCheck(
  facts: readonly FileFacts[],
  registry: Registry,
): (page: PageFile) => Mistake[] {
  const coverings = registry.data.flatMap((kind) => {
    const field = [...fieldsIn(kind.fileSchema)].find(({ schema }) => metaOf(schema).covers);
    const files = facts.filter((file) => file.kind === kind.name);
    if (!field || files.length === 0 || files.some(({ unread }) => unread)) return [];
    const pageKind = metaOf(field.schema).refersTo;
    return { kind, field, pageKind, covered: new Set(files.flatMap(({ covers = [] }) => covers)) };
  });
  return (page) =>
    coverings.flatMap(({ kind, field, pageKind, covered }) => {
      const isFree = pageKind !== page.kind.name || page.data.draft === true;
      if (isFree || covered.has(`${page.kind.name} ${page.slug}`)) return [];
      return {
        ...fieldAt(page, ["title"]),
        problem: `belongs to a ${page.kind.labels.one.toLowerCase()} without a ${kind.labels.one.toLowerCase()}`,
        remedy: `copy an entry of ${placeFor(kind)}, set its ${field.name}: ${page.slug}, and change what differs`,
      };
    });
}

/**
 * Reports published pages whose entry a file no longer has.
 * @param before the facts of the file as it was
 */
export function checkStillCovered(
  content: DataFile,
  { covers: now = [] }: FileFacts,
  before: FileFacts | undefined,
  others: readonly FileFacts[],
): Mistake[] {
  const lost = before?.covers?.filter((name) => !now.includes(name)) ?? [];
  const pages = others.filter(
    (page) => !page.draft && namesOf(page).some((it) => lost.includes(it)),
  );
  return pages.map(({ file }) => ({
    ...fieldAt(content, [entryListOf(content.kind)?.list ?? ""]),
    problem: `leaves ${file} without a ${content.kind.labels.one.toLowerCase()}`,
    remedy: "keep its entry, or delete that page or make it a draft first",
  }));
}
