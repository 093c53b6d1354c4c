/** Checks fields against the rest of the site: references, unique values, former addresses, days. Pure. */
import { entriesOf, isPage, type ContentFile, type PageFile } from "../content-file";
import type { Mistake } from "../front-matter";
import { fieldName } from "../issues";
import { placeFor } from "../paths";
import { isSingle, kindNamed, registry } from "../registry";
import { isFrameId } from "../sections";
import { fieldsIn, idField, metaOf, namingField, valuesIn, type Path, type Value } from "../schema";
import type { SiteIndex } from "./site-index";

/** The most ids that a remedy lists. */
const listed = 12;

export interface FieldContext {
  index: SiteIndex;
  /** The file that has each unique value, by scope and value; filled by this check. */
  owners: Map<string, string>;
  /** No day of the past can be later than this one. */
  today: string;
}

export function checkFields(content: ContentFile, context: FieldContext): Mistake[] {
  const values = [...valuesIn(content.kind.fileSchema, content.data)];
  return [
    ...values.flatMap((value) => referenceFaults(content, value, values, context)),
    ...uniqueFaults(content, values, context),
    ...values.flatMap((value) => dayFaults(content, value, context)),
    ...(isPage(content) ? uncovered(content, context.index) : []),
  ];
}

/** Returns a mistake at a field. */
const at = (
  { file, yaml }: ContentFile,
  path: Path,
  code: string,
  problem: string,
  remedy: string,
): Mistake => ({ file, line: yaml.lineOf(path), field: fieldName(path), code, problem, remedy });

function referenceFaults(
  content: ContentFile,
  { value, path, meta }: Value,
  all: readonly Value[],
  { index }: FieldContext,
): Mistake[] {
  if (meta.role !== "reference") return [];
  const id = String(value);
  const kind = kindNamed(meta.refersTo.split(".")[0] ?? "");
  if (kind === content.kind && isWithin(content, id, path))
    return [at(content, path, "reference-self", "names the entry itself", "name another one")];
  const ids = index.targets.get(meta.refersTo) ?? new Set();
  if (!ids.has(id) && !index.incomplete.has(kind.name)) {
    const remedy =
      kind.type === "page"
        ? `write the name of a folder in content/${kind.folder}/`
        : `write an id of ${placeFor(kind)}: ${[...ids].slice(0, listed).join(", ")}${ids.size > listed ? " …" : ""}`;
    return [at(content, path, "reference-missing", `names “${id}”, which does not exist`, remedy)];
  }
  const list = fieldName(path.slice(0, -1));
  const first = all.find(
    (other) => other.value === value && fieldName(other.path.slice(0, -1)) === list,
  );
  return typeof path.at(-1) === "number" && first?.path !== path
    ? [at(content, path, "reference-twice", `names “${id}” twice`, "remove one of the two")]
    : [];
}

/** Whether the path is inside the entry with that id. */
const isWithin = (content: ContentFile, id: string, path: Path) =>
  entriesOf(content).some(
    (entry) => entry.id === id && entry.path.every((step, index) => step === path[index]),
  );

function uniqueFaults(
  content: ContentFile,
  values: readonly Value[],
  { index, owners }: FieldContext,
): Mistake[] {
  const claim = (scope: string, value: string, path: Path): Mistake[] => {
    const key = `${scope}\n${value.toLowerCase()}`;
    const owner = owners.get(key);
    owners.set(key, owner ?? content.file);
    if (scope.startsWith("/") && isFrameId(value))
      return [
        at(content, path, "unique", `“${value}” is an id that every page has`, "write another one"),
      ];
    return owner === undefined
      ? []
      : [
          at(
            content,
            path,
            "unique",
            owner === content.file ? `“${value}” stands twice` : `is the same as that of ${owner}`,
            `give each ${String(path.at(-1))} a value of its own`,
          ),
        ];
  };
  // A draft's position counts once it is published.
  const isDraft = content.data.draft === true;
  const scopeIn = (scope: string) =>
    scope.replace(/\{(\w+)\}/g, (_match, name: string) => String(content.data[name]));
  const { kind } = content;
  const idIsMade = kind.type === "data" && !isSingle(kind) && idField(kind.schema) === undefined;
  return [
    ...values.flatMap(({ value, path, meta: { unique } }) =>
      unique === undefined || (isDraft && typeof value === "number")
        ? []
        : claim(scopeIn(unique), String(value), path),
    ),
    ...(idIsMade
      ? entriesOf(content).flatMap(({ id, path }) =>
          claim(kind.name, id, [...path, namingField(kind.schema) ?? ""]),
        )
      : []),
    ...values.flatMap(({ value, path, meta }) => {
      if (meta.role !== "path") return [];
      const alias = String(value);
      if (!index.pages.has(alias.replace(/(.)\/$/, "$1"))) return claim("alias", alias, path);
      return [
        at(
          content,
          path,
          "alias",
          `${alias} is already an address of the site`,
          "remove it, or name an address that is no longer used",
        ),
      ];
    }),
  ];
}

function dayFaults(
  content: ContentFile,
  { value, path, meta }: Value,
  { today }: FieldContext,
): Mistake[] {
  const name = path.at(-1);
  const { published } = content.data;
  if (meta.role !== "date" || !/^(?:checked|updated|published)$/.test(String(name))) return [];
  const day = String(value);
  const fault = (problem: string, remedy: string) => [at(content, path, "day", problem, remedy)];
  if (day > today)
    return name === "published"
      ? content.data.draft === true
        ? []
        : fault(
            `is a day in the future: ${day}`,
            "the page would be live at once: set draft: true until then, or write today's day",
          )
      : fault(`is a day in the future: ${day}`, "write the day on which it was done");
  if (name === "updated" && typeof published === "string" && day < published)
    return fault(
      `is before the page was published on ${published}`,
      "write a later day, or remove it",
    );
  return [];
}

/** Reports a published page that needs an entry elsewhere and has none, such as a service without a schedule. */
function uncovered(page: PageFile, { covered, incomplete }: SiteIndex): Mistake[] {
  return registry.data.flatMap((kind) => {
    const field = [...fieldsIn(kind.fileSchema)].find(({ schema }) => metaOf(schema).covers);
    const isFree = metaOf(field?.schema ?? kind.schema).refersTo !== page.kind.name;
    if (!field || isFree || page.data.draft === true || incomplete.has(kind.name)) return [];
    if (covered.get(kind.name)?.has(page.slug)) return [];
    const [one, entry] = [page.kind, kind].map(({ labels }) => labels.one.toLowerCase());
    return [
      at(
        page,
        ["title"],
        "uncovered",
        `belongs to a ${one ?? ""} without a ${entry ?? ""}`,
        `copy an entry of ${placeFor(kind)}, set its ${field.name}: ${page.slug}, and change what differs`,
      ),
    ];
  });
}
