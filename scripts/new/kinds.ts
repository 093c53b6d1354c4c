/** What `npm run new` can create, and what it asks for each kind. Pure. */
import { entriesOf, entryListOf, type ContentFile } from "../../src/content/content-file";
import { groupField, labelOf } from "../../src/content/labels";
import { registry as siteRegistry, type Kind, type Registry } from "../../src/content/registry";
import { isOptional, metaOf, optionsOf, shapeOf } from "../../src/content/schema";
import { choicesOf } from "../../src/content/site-data";
import { factsOf } from "../../src/content/check/site";
import { slugOf } from "../../src/content/slug";

/** Returns the kinds by their names as arguments of the command. */
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
  /** The valid answers; any text is valid when left out. */
  choices?: readonly string[];
  /** Used when nothing is typed. */
  defaultAnswer?: string;
}

/** Returns the flag that names an entry's group; undefined where entries have no groups. */
export function groupFlag(kind: Kind): string | undefined {
  const list = entryListOf(kind);
  return list?.groups && groupField(list);
}

/** Returns what to ask about an entry besides its title: its id, its file, its group, and the fields that are choices. */
export function questionsFor(kind: Kind, title: string, files: readonly ContentFile[]): Question[] {
  const prefix = kind.type === "page" ? `${kind.route}/` : kind.page && `${kind.page}#`;
  const id = {
    flag: "slug",
    text: prefix === undefined ? "Its id" : `Last part of its address, after ${prefix}`,
    defaultAnswer: slugOf(title),
  };
  const choices = choicesOf({ facts: files.map(factsOf) });
  const ids = (target: string) => (choices[target] ?? []).map(({ value }) => value);
  const group = groupFlag(kind);
  const filesOfKind = files.filter((content) => content.kind === kind).map(({ file }) => file);
  const fieldQuestions = choiceFields(kind).map(([flag, field]) => {
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
      ? [{ flag: "file", text: "The file to write it to", choices: filesOfKind }]
      : []),
    ...(group === undefined
      ? []
      : [{ flag: group, text: "Its group", choices: ids(`${kind.name}.${list}`) }]),
    ...fieldQuestions,
  ];
}

const hasManyFiles = (kind: Kind) => kind.type === "data" && kind.files.includes("*");

/** Returns the required enum and reference fields, which the author has to choose: a placeholder would not be valid. */
function choiceFields({ schema }: Kind) {
  return Object.entries(shapeOf(schema)).filter(
    ([, field]) =>
      !isOptional(field) && (optionsOf(field) !== undefined || metaOf(field).role === "reference"),
  );
}

/** Returns the flags of all kinds, each with its text in the usage. */
export function flagsOf(registry: Registry = siteRegistry): Map<string, string> {
  const flags = new Map([["slug", "last part of its address"]]);
  for (const [command, kind] of commandsOf(registry)) {
    const group = groupFlag(kind);
    const names = choiceFields(kind).map(([name]) => name);
    if (group !== undefined) names.push(group);
    if (hasManyFiles(kind)) names.push("file");
    for (const name of names) {
      const usage = flags.get(name);
      flags.set(name, usage ? `${usage}, ${command}` : `for: ${command}`);
    }
  }
  return flags;
}

/** Returns the existing entries of a kind. */
export function entriesOfKind(kind: Kind, files: readonly ContentFile[]) {
  return files.filter((content) => content.kind === kind).flatMap(entriesOf);
}
