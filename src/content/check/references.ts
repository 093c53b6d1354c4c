/** Checks references from one file to another. Pure. */
import { entriesOf, isPage, type ContentFile } from "../content-file";
import type { Mistake } from "../front-matter";
import { kindNamed, type Registry } from "../registry";
import { valuesIn, type Path, type Value } from "../schema";
import { placeFor } from "../paths";
import { nearest } from "../nearest";
import { fieldAt, type Targets } from "./site";

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
 * Reports published pages that need an entry elsewhere and have none, such as services without a schedule. The mistake is reported for the page: whoever adds the page adds the entry.
 */
export function checkCoverage(files: readonly ContentFile[]): Mistake[] {
  return files.flatMap((entries) => {
    if (isPage(entries)) return [];
    const { kind, data } = entries;
    const covering = [...valuesIn(kind.fileSchema, data)].filter(({ meta }) => meta.covers);
    const [first] = covering;
    if (!first) return [];
    const { path, meta } = first;
    const named = new Set(covering.map(({ value }) => value));
    const field = String(path.at(-1));
    return files.flatMap((page) =>
      isPage(page) && page.kind.name === meta.refersTo && !page.data.draft && !named.has(page.slug)
        ? {
            ...fieldAt(page, ["title"]),
            problem: `belongs to a ${page.kind.labels.one.toLowerCase()} without a ${kind.labels.one.toLowerCase()}`,
            remedy: `copy an entry of ${placeFor(kind)}, set its ${field}: ${page.slug}, and change what differs`,
          }
        : [],
    );
  });
}
