/**
 * The content check of a single unsaved file, with the messages of the whole check: the editor in the browser runs it while
 * an author types. Pure; pictures are checked by the caller, with `named-pictures.ts`.
 */
import { entryListOf, isPage, readContent, type ContentFile } from "../content-file";
import type { Mistake } from "../front-matter";
import { placeFor } from "../paths";
import { translationOf, type Translation } from "../language";
import { registry as siteRegistry, type Kind, type Registry } from "../registry";
import { readTranslation } from "../translation";
import type { Addresses } from "./addresses";
import { checkFile, isReportedIn } from "./check-file";
import { picturesOf, type NamedPicture } from "./named-pictures";
import { latestDay } from "./days";
import { checkStillCovered, coverageCheck } from "./references";
import {
  factsOf,
  fieldAt,
  hiddenIn,
  idsOfPage,
  idsOnceSaved,
  pageOf,
  targetsIn,
  usersOf,
  type FileFacts,
} from "./site";
import { stopsBuild, translationStates } from "./translations";
import { checkAddress, checkFormerAddress, Owners } from "./uniqueness";

/** What the check needs to know of the rest of the site; plain data. */
export interface Surroundings {
  facts: readonly FileFacts[];
  /** Every address with the ids on that page; null where they are unknown. */
  addresses: Readonly<Record<string, readonly string[] | null>>;
}

interface CheckedFile {
  mistakes: Mistake[];
  /** The pictures that the file names, which the caller has to check. */
  pictures: NamedPicture[];
}

/**
 * Checks a file as it would be saved; the mistakes are in the order of its lines.
 * @param name slug of a page, or name of a file where its kind has several
 */
export function checkOneFile(
  kind: Kind,
  name: string,
  text: string,
  surroundings: Surroundings,
  registry: Registry = siteRegistry,
): CheckedFile {
  const file = placeFor(kind).replace(/<\w+>/, name);
  const bytes = new TextEncoder().encode(text);
  const { content: whole, mistakes, ...read } = readContent({ kind, slug: name }, file, bytes);
  const content = whole ?? ("partial" in read ? read.partial : undefined);
  if (!content) return { mistakes: inOrder(mistakes), pictures: [] };
  const others = surroundings.facts.filter((other) => other.file !== file);
  const facts = factsOf(content);
  const before = surroundings.facts.find((other) => other.file === file);
  const saved = isPage(content)
    ? { ...surroundings.addresses, [content.path]: whole ? idsOfPage(content) : null }
    : idsOnceSaved(surroundings.addresses, content, before);
  const addresses = addressesOf(saved);
  const owners = new Owners();
  others.forEach((other) => owners.add(other));
  const found = [
    ...checkAddress(facts, owners),
    ...checkFormerAddress(facts, others),
    ...checkFile(content, {
      addresses,
      targets: targetsIn([...others, facts]),
      hidden: hiddenIn([...others, facts]),
      owners,
      latest: latestDay(surroundings.facts),
      registry,
    }),
    ...checkDraft(content, facts, others),
    ...checkLostIds(content, surroundings.addresses, saved, others),
    ...(isPage(content)
      ? coverageCheck(surroundings.facts, registry)(content)
      : checkStillCovered(content, facts, before, others)),
  ].filter((mistake) => !isReportedIn(mistake, mistakes));
  const pictures = picturesOf(content).filter((picture) => !isReportedIn(picture, mistakes));
  return { mistakes: inOrder([...mistakes, ...found]), pictures };
}

/** Checks a translation as it would be saved, against its original; a stale one has no mistakes. */
export function checkOneTranslation(
  kind: Kind,
  name: string,
  language: Translation,
  texts: { original: string; translation: string },
): Mistake[] {
  const original = placeFor(kind).replace(/<\w+>/, name);
  const bytes = (text: string) => new TextEncoder().encode(text);
  const { content } = readContent({ kind, slug: name }, original, bytes(texts.original));
  if (!content) return [];
  const file = translationOf(original, language);
  const placed = { kind, slug: name, language, file, original };
  const { translation, mistakes } = readTranslation(placed, bytes(texts.translation));
  const found = { translations: translation ? [translation] : [], mistakes };
  return inOrder(
    translationStates([content], found)
      .filter(stopsBuild)
      .flatMap((state) => state.mistakes),
  );
}

/** Making a page a draft breaks links on other pages: the whole check would report each of those links. */
function checkDraft(
  content: ContentFile,
  facts: FileFacts,
  others: readonly FileFacts[],
): Mistake[] {
  const users = facts.draft ? usersOf(facts, others, "seen") : [];
  if (users.length === 0) return [];
  const problem = `would hide a page that others link to: ${users.join(", ")}`;
  return [
    {
      ...fieldAt(content, ["draft"]),
      problem,
      remedy: "take those links out first, or switch it off",
    },
  ];
}

/** Reports ids that the file no longer makes: the whole check would report each link to them. */
function checkLostIds(
  content: ContentFile,
  before: Surroundings["addresses"],
  after: Surroundings["addresses"],
  others: readonly FileFacts[],
): Mistake[] {
  const lost = (link: string) => {
    const page = pageOf(link);
    const id = link.slice(page.length + 1);
    return before[page]?.includes(id) && after[page]?.includes(id) === false;
  };
  const links = [...new Set(others.flatMap(({ links: all }) => all))].filter(lost);
  return links.map((link) => {
    const users = others.filter(({ links: all }) => all.includes(link)).map(({ file }) => file);
    return {
      ...(isPage(content)
        ? { file: content.file, line: content.bodyLine, field: "text" }
        : fieldAt(content, [entryListOf(content.kind)?.list ?? ""])),
      problem: `no longer makes ${link}, to which others link: ${users.join(", ")}`,
      remedy: "keep that heading or entry as it was, or change those links first",
    };
  });
}

const inOrder = (mistakes: readonly Mistake[]) => [...mistakes].sort((a, b) => a.line - b.line);

function addressesOf(addresses: Surroundings["addresses"]): Addresses {
  return new Map(
    Object.entries(addresses).map(([path, ids]) => [path, () => (ids ? new Set(ids) : undefined)]),
  );
}
