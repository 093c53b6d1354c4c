/** What can be made by `npm run new`, and what it needs to know for each. Pure. */
import { entriesOf, entryListOf, type ContentFile } from "../../src/content/content-file";
import { labelOf, singularOf } from "../../src/content/labels";
import { registry as siteRegistry, type Kind, type Registry } from "../../src/content/registry";
import { isOptional, metaOf, optionsOf, shapeOf } from "../../src/content/schema";
import { choicesOf } from "../../src/content/site-data";
import { factsOf } from "../../src/content/check/site";
import { slugOf } from "../../src/content/slug";

/** The words that an author types, each with its kind. */
export function commandsOf({ kinds }: Registry = siteRegistry): Map<string, Kind> {
  return new Map(
    kinds.flatMap((kind) => {
      const { command = kind.name } = kind;
      return command === false ? [] : [[command, kind] as const];
    }),
  );
}

export interface Question {
  /** The flag that answers it: `--group commercial`. */
  flag: string;
  text: string;
  /** The answers that are possible; any text where there are none. */
  choices?: readonly string[];
  /** Taken where nothing is typed. */
  proposal?: string;
}

/** The flag that names the group of an entry: of `groups` it is `group`. */
export function groupFlag(kind: Kind): string | undefined {
  const groups = entryListOf(kind)?.groups;
  return groups && singularOf(groups.list).toLowerCase();
}

/** What has to be asked for an entry, besides its title: its id, its group, and whatever it has to choose. */
export function questionsFor(kind: Kind, title: string, files: readonly ContentFile[]): Question[] {
  const place = kind.type === "page" ? `${kind.route}/` : kind.page && `${kind.page}#`;
  const id = {
    flag: "slug",
    text: place === undefined ? "Its id" : `Last part of its address, after ${place}`,
    proposal: slugOf(title),
  };
  const choices = choicesOf({ facts: files.map(factsOf) });
  const ids = (target: string) => (choices[target] ?? []).map(({ value }) => value);
  const group = groupFlag(kind);
  const own = files.filter((content) => content.kind === kind).map(({ file }) => file);
  const asked = chosenFields(kind).map(([flag, field]) => {
    const { description = "", refersTo } = metaOf(field);
    const text = `${labelOf(flag)} (${description.replace(/\.$/, "")})`;
    return {
      flag,
      text,
      choices: refersTo === undefined ? (optionsOf(field) ?? []) : ids(refersTo),
    };
  });
  const list = entryListOf(kind)?.groups?.list ?? "";
  return [
    id,
    ...(hasManyFiles(kind)
      ? [{ flag: "file", text: "The file to write it to", choices: own }]
      : []),
    ...(group === undefined
      ? []
      : [{ flag: group, text: "Its group", choices: ids(`${kind.name}.${list}`) }]),
    ...asked,
  ];
}

const hasManyFiles = (kind: Kind) => kind.type === "data" && kind.files.includes("*");

/** The fields that have to be chosen from what there is: a draft cannot make them up. */
function chosenFields({ schema }: Kind) {
  return Object.entries(shapeOf(schema)).filter(
    ([, field]) =>
      !isOptional(field) && (optionsOf(field) !== undefined || metaOf(field).role === "reference"),
  );
}

/** Every flag that answers a question about some kind, with what it is for. */
export function flagsOf(registry: Registry = siteRegistry): Map<string, string> {
  const flags = new Map([["slug", "last part of its address"]]);
  for (const [command, kind] of commandsOf(registry)) {
    const group = groupFlag(kind);
    const names = chosenFields(kind).map(([name]) => name);
    if (group !== undefined) names.push(group);
    if (hasManyFiles(kind)) names.push("file");
    for (const name of names) {
      const before = flags.get(name);
      flags.set(name, before ? `${before}, ${command}` : `of: ${command}`);
    }
  }
  return flags;
}

/** What there is of a kind already. */
export function entriesOfKind(kind: Kind, files: readonly ContentFile[]) {
  return files.filter((content) => content.kind === kind).flatMap(entriesOf);
}
