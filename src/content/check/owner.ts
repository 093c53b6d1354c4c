/**
 * What a real business may not publish: what is left of the sample once content/business.yml says
 * `sample: false`. A license number is required in all advertising, and a rating needs reviews that
 * can be read (16 CFR 465.2). Pure.
 */
import { ofSample } from "../../i18n/catalog-parts";
import { filesOf, isPage, type ContentFile } from "../content-file";
import type { Mistake } from "../front-matter";
import { fault, mistakeAt, type Fault } from "../issues";
import { business as businessKind, type BusinessFacts } from "../kinds/business";
import { site, type SiteSettings } from "../kinds/site";
import { valuesIn, type Path } from "../schema";
import type { TranslationFile } from "../translation";
import { claimsOf, lineAt, onlyOfSample } from "./claims";
import { textsOf } from "./text";

/** A line of src/i18n. */
export interface Label {
  file: string;
  line: number;
  key: string;
  text: string;
}

/**
 * Returns what is left of the sample. While the business is one, nothing but that no claims are
 * looked for.
 */
export function checkOwner(
  files: readonly ContentFile[],
  translations: readonly TranslationFile[],
  labels: readonly Label[],
): Mistake[] {
  const business = filesOf(files, businessKind)[0];
  const facts = business?.data as Partial<BusinessFacts> | undefined;
  if (!business) return [];
  const { claims } = claimsOf(files);
  // Without claims no text would be searched, and nobody would be told.
  const lost = (problem: string, remedy: string) =>
    mistakeAt(business, ["sample"], fault("owner", problem, remedy));
  const none =
    claims.length > 0
      ? []
      : [lost("cannot be checked: content/claims names no claims", "restore content/claims")];
  if (facts?.sample !== false) return none;
  const left = leftOfSample(files, translations, labels);
  if (none.length > 0) return [...left, ...none];
  if (claims.some(({ by }) => by === "sample")) return left;
  const problem = "is false, and content/claims does not say how the words of a sample are known";
  return [...left, lost(problem, "restore content/claims/sample.yml")];
}

/** Returns what is left of the sample, whatever content/business.yml says of it. */
export function leftOfSample(
  files: readonly ContentFile[],
  translations: readonly TranslationFile[],
  labels: readonly Label[],
): Mistake[] {
  const business = filesOf(files, businessKind)[0];
  if (!business) return [];
  const facts = business.data as Partial<BusinessFacts>;
  const settings = filesOf(files, site)[0]?.data as SiteSettings | undefined;
  const claims = claimsOf(files);
  const isDraft = (file: ContentFile) => isPage(file) && file.data.draft === true;
  const drafts = new Set(files.filter(isDraft).map(({ file }) => file));
  const published = files.filter((file) => !isDraft(file));
  const shown = translations.filter(({ original }) => !drafts.has(original));
  return [
    ...factFaults(facts, settings).map(([path, found]) => mistakeAt(business, path, found)),
    ...[...published, ...shown].flatMap(placeholdersIn),
    ...published.filter((file) => file !== business).flatMap(leftInFields),
    ...[...published, ...shown].flatMap((file) =>
      textsOf(file).flatMap(({ value, mistake }) =>
        onlyOfSample(value, claims).map(({ offset, problem, remedy }) =>
          mistake({
            ...fault("sample", problem, remedy),
            line: lineAt(value, offset),
          }),
        ),
      ),
    ),
    // Those of `sample` are shown by a sample alone.
    ...labels
      .filter(({ key }) => !ofSample.test(key))
      .flatMap(({ file, line, key, text }) =>
        onlyOfSample(text, claims).map(({ problem, remedy }) => ({
          file,
          line,
          field: key,
          ...fault("sample", problem, remedy),
        })),
      ),
  ];
}

function factFaults(
  { licenses = [], rating }: Partial<BusinessFacts>,
  settings: SiteSettings | undefined,
): [Path, Fault][] {
  const faults: [Path, Fault][] = [];
  const add = (path: Path, problem: string, remedy: string) =>
    faults.push([path, fault("owner", problem, remedy)]);
  if (licenses.length === 0 && (settings?.licenseBoards.length ?? 0) > 0)
    add(
      ["licenses"],
      "has no license",
      "add one with its board and number, or take the boards out of content/site.yml",
    );
  for (const [index, { number }] of licenses.entries()) {
    if (!number)
      add(
        ["licenses", index, "number"],
        "is missing, and all advertising has to name it",
        "write the number as the board issued it, or set `sample: true`",
      );
  }
  if (rating && !rating.source)
    add(
      ["rating", "source"],
      "is missing: a rating needs reviews that can be read",
      "write where they are, or take the rating out",
    );
  return faults;
}

/**
 * What is reserved for examples: domains (RFC 2606), and phone numbers from 555-0100 to 555-0199.
 */
const reserved = /\.example\b|\b555-01\d\d\b|\bExample Street\b/;

function placeholdersIn(content: ContentFile | TranslationFile): Mistake[] {
  const found = (words: string) =>
    fault("sample", `belongs to nobody: “${words}”`, "write the business's own");
  const fields = [...valuesIn(content.kind.fileSchema, content.data)].flatMap(({ value, path }) =>
    typeof value === "string" && path.join() !== "body" && reserved.test(value)
      ? mistakeAt(content, path, found(value))
      : [],
  );
  const body = textsOf(content).filter(({ path }) => path === undefined);
  return [
    ...fields,
    ...body.flatMap(({ value, mistake }) =>
      value.split("\n").flatMap((text, index) => {
        const [words] = reserved.exec(text) ?? [];
        return words === undefined ? [] : mistake({ ...found(words), line: index + 1 });
      }),
    ),
  ];
}

/** Marks of what an owner still has to replace, by the names of their fields. */
const marks: Readonly<Record<string, string>> = {
  pending: "waits for a fact of the owner's",
  sample: "is a sample",
};

function leftInFields(content: ContentFile): Mistake[] {
  const { kind, data } = content;
  return [...valuesIn(kind.fileSchema, data)].flatMap(({ value, path }) => {
    const mark = value === true ? marks[String(path.at(-1))] : undefined;
    if (mark === undefined) return [];
    const remedy =
      "write what holds for the business and take this line out, or take the entry out";
    return mistakeAt(content, path, fault("sample", mark, remedy));
  });
}
