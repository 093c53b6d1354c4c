/** Checks fields against the rest of the site: references, unique values, former addresses, days. Pure. */
import { entriesOf, type ContentFile } from "../content-file";
import type { Mistake } from "../front-matter";
import { fieldName, mistakeAt } from "../issues";
import { placeFor } from "../paths";
import { isSingle, kindNamed } from "../registry";
import { isFrameId } from "../sections";
import { idField, namingField, valuesIn, type Path, type Value } from "../schema";
import type { SiteIndex } from "./site-index";

/** The most ids that a remedy lists. */
const listed = 12;

/** Checks what the fields of a file refer to. */
export function checkReferences(content: ContentFile, index: SiteIndex): Mistake[] {
  const seen = new Set<string>();
  const references = [...valuesIn(content.kind.fileSchema, content.data)].filter(
    ({ meta }) => meta.role === "reference",
  );
  return references.flatMap((value) => referenceFaults(content, value, seen, index));
}

/** @param seen what the lists of the file have named before */
function referenceFaults(
  content: ContentFile,
  { value, path, meta: { refersTo = "" } }: Value,
  seen: Set<string>,
  index: SiteIndex,
): Mistake[] {
  const fault = (code: string, problem: string, remedy: string) => [
    mistakeAt(content, path, `reference-${code}`, problem, remedy),
  ];
  const id = String(value);
  const kind = kindNamed(refersTo.split(".")[0] ?? "");
  const isInside = (entry: Path) => entry.every((step, position) => step === path[position]);
  const itself = kind === content.kind && entriesOf(content).find((entry) => entry.id === id);
  if (itself && isInside(itself.path))
    return fault("self", "names the entry itself", "name another one");
  const ids = [...(index.targets.get(refersTo) ?? [])];
  if (!ids.includes(id)) {
    const remedy =
      kind.type === "page"
        ? `write the name of a folder in content/${kind.folder}/`
        : `write an id of ${placeFor(kind)}: ${ids.slice(0, listed).join(", ")}${ids.length > listed ? " …" : ""}`;
    return fault("missing", `names “${id}”, which does not exist`, remedy);
  }
  if (typeof path.at(-1) !== "number") return [];
  const key = `${fieldName(path.slice(0, -1))} ${id}`;
  if (seen.has(key)) return fault("twice", `names “${id}” twice`, "remove one of the two");
  seen.add(key);
  return [];
}

/**
 * Checks the values of a file that have to be unique, its aliases, and its days.
 * @param owners the file that has each unique value, by scope and value; filled by this check
 * @param today no day of the past can be later than this one
 */
export function checkFields(
  content: ContentFile,
  index: SiteIndex,
  owners: Map<string, string>,
  today: string,
): Mistake[] {
  const { kind, data, file } = content;
  const claim = (scope: string, value: string, path: Path): Mistake[] => {
    const fault = (problem: string, remedy: string) => [
      mistakeAt(content, path, "unique", problem, remedy),
    ];
    if (scope.startsWith("/") && isFrameId(value))
      return fault(`“${value}” is an id that every page has`, "write another one");
    const key = `${scope}\n${value.toLowerCase()}`;
    const owner = owners.get(key);
    owners.set(key, owner ?? file);
    if (owner === undefined) return [];
    return fault(
      owner === file ? `“${value}” stands twice` : `is the same as that of ${owner}`,
      `give each ${String(path.at(-1))} a value of its own`,
    );
  };
  const idIsMade = kind.type === "data" && !isSingle(kind) && idField(kind.schema) === undefined;
  const made = idIsMade ? entriesOf(content) : [];
  return [
    ...made.flatMap(({ id, path }) =>
      claim(kind.name, id, [...path, namingField(kind.schema) ?? ""]),
    ),
    ...[...valuesIn(kind.fileSchema, data)].flatMap(({ value, path, meta }) => {
      const { role, unique } = meta;
      if (role === "date") return dayFaults(content, String(value), path, today);
      if (role === "path") {
        const alias = String(value);
        if (!index.pages.has(alias.replace(/(.)\/$/, "$1"))) return claim("alias", alias, path);
        const problem = `${alias} is already an address of the site`;
        const remedy = "remove it, or name an address that is no longer used";
        return [mistakeAt(content, path, "alias", problem, remedy)];
      }
      // A draft's position counts once it is published.
      if (unique === undefined || (data.draft === true && typeof value === "number")) return [];
      const scope = unique.replace(/\{(\w+)\}/g, (_match, name: string) => String(data[name]));
      return claim(scope, String(value), path);
    }),
  ];
}

function dayFaults(content: ContentFile, day: string, path: Path, today: string): Mistake[] {
  const name = String(path.at(-1));
  const { published, draft } = content.data;
  if (!/^(?:checked|updated|published)$/.test(name)) return [];
  const fault = (problem: string, remedy: string) => [
    mistakeAt(content, path, "day", problem, remedy),
  ];
  if (day > today && !(name === "published" && draft === true))
    return fault(
      `is a day in the future: ${day}`,
      name === "published"
        ? "the page would be live at once: set draft: true until then, or write today's day"
        : "write the day on which it was done",
    );
  if (name === "updated" && typeof published === "string" && day < published)
    return fault(`is before the page was published on ${published}`, "write a later day");
  return [];
}
