/** Runs the content check on the entry that is open. */
import { pictureMistake, type Found, type NamedPicture } from "../content/check/named-pictures";
import { checkOneFile, checkOneTranslation } from "../content/check/one-file";
import { usersOf } from "../content/check/site";
import { checkFormerAddress } from "../content/check/uniqueness";
import type { Mistake } from "../content/front-matter";
import { original, translations, type Language } from "../content/language";
import { pagePath } from "../content/paths";
import { registry, type Kind } from "../content/registry";
import type { SiteData } from "../content/site-data";
import { slugOf } from "../content/slug";
import type { ControlProps, EntryMap, Immutable, MediaFile } from "./cms";
import { fieldLabel, formPathOf, type FormPath } from "./field-label";
import { formatOf, type Form } from "./format";
import { PictureWidths } from "./picture-widths";
import { translationText } from "./translation-format";

/** A mistake in the form's terms. */
export interface FormMistake {
  /** The field's label: “Phase 1: Weeks”. */
  label: string;
  /** The whole sentence, beginning with the label. */
  text: string;
  path: FormPath;
  language: Language;
}

/** The kind of an entry; undefined if its collection is not one of ours. */
export const kindOf = (entry: EntryMap): Kind | undefined =>
  registry.kinds.find(({ name }) => name === entry.get("collection"));

export const formOf = (entry: EntryMap) => (entry.get("data") as { toJS: () => Form }).toJS();

/** Returns the slug of a saved page; Decap's own is `daiso/index`. */
export function savedSlug(entry: EntryMap): string | undefined {
  const slug = entry.get("slug");
  return typeof slug === "string" && slug !== "" ? slug.replace(/\/index$/, "") : undefined;
}

/** Returns the slug that saving gives the page: the address as typed, else the current one, else one made from the title. */
export function nextSlug(entry: EntryMap): string {
  const { address, title } = formOf(entry);
  const slugFrom = (text: unknown) => (typeof text === "string" ? slugOf(text) : "");
  return slugFrom(address) || (savedSlug(entry) ?? slugFrom(title));
}

/** Returns every mistake that the content check would report if the entry were saved. */
export function checkEntry(
  entry: EntryMap,
  kind: Kind,
  site: SiteData,
  getAsset?: ControlProps["getAsset"],
): FormMistake[] {
  const text = formatOf(kind).toFile(formOf(entry));
  const slug = (savedSlug(entry) ?? nextSlug(entry)) || "new";
  const { mistakes, pictures: named } = checkOneFile(kind, slug, text, site);
  const pictureMistakes = named.flatMap((picture) => {
    const found = findWidth(picture, entry, getAsset);
    return found === undefined ? [] : (pictureMistake(picture, found) ?? []);
  });
  // Saving the entry renumbers the other pages of its group: see `order.ts`.
  const lasting = mistakes.filter(
    ({ field, problem }) => field !== "order" || !problem.startsWith("is the same"),
  );
  const toFormMistake =
    (language: Language) =>
    ({ field, problem, remedy }: Pick<Mistake, "field" | "problem" | "remedy">): FormMistake => {
      const label = labelPrefixes[language] + fieldLabel(kind, field);
      const path = formPathOf(kind, field);
      return { label, text: `${label} ${problem}; ${remedy}`, path, language };
    };
  return [
    ...[...addressMistakes(entry, kind, site), ...lasting, ...pictureMistakes].map(
      toFormMistake(original),
    ),
    ...translations.flatMap((language) => {
      const words = entry.getIn(["i18n", language, "data"]) as Immutable | undefined;
      const translation = words && translationText(kind, text, formOf(entry), words.toJS() as Form);
      return translation === undefined
        ? []
        : checkOneTranslation(kind, slug, language, { original: text, translation }).map(
            toFormMistake(language),
          );
    }),
  ];
}

const labelPrefixes: Record<Language, string> = { en: "", es: "Spanish: " };

/** Returns the reasons why a saved page cannot move to its new address. */
function addressMistakes(entry: EntryMap, kind: Kind, { addresses, facts }: SiteData) {
  const [before, slug] = [savedSlug(entry), nextSlug(entry)];
  if (kind.type !== "page" || before === undefined || before === slug) return [];
  const field = "slug";
  const own = facts.find(({ address }) => address === pagePath(kind, before));
  const code = own ? usersOf(own, facts, "all").filter((file) => !file.startsWith("content/")) : [];
  const path = pagePath(kind, slug);
  return [
    ...checkFormerAddress({ file: own?.file ?? "", address: path }, facts),
    path in addresses && {
      ...{ field, problem: `is already that of another page: ${path}` },
      remedy: "write another one",
    },
    code.length > 0 && {
      ...{ field, problem: `is written into the site's code: ${code.join(", ")}` },
      remedy: "leave it as it is, or ask a developer to change it there",
    },
  ].filter((mistake) => mistake !== false);
}

/** Finds the file of a picture that the entry names; in a copy, the original's. */
export function findPicture(entry: EntryMap, src: string): MediaFile | undefined {
  const files = entry.get("mediaFiles") as { toJS: () => MediaFile[] } | undefined;
  const name = src.replace(/^\.\//, "");
  return files?.toJS().find(({ path }) => path.split("/").pop() === name);
}

export const pictures = new PictureWidths();

/** Looks up the width of a picture, saved or not; undefined until it is loaded. */
function findWidth(
  { src }: NamedPicture,
  entry: EntryMap,
  getAsset: ControlProps["getAsset"],
): Found | undefined {
  const file = findPicture(entry, src);
  if (!file) return "missing";
  if (typeof file.displayURL === "string") return pictures.widthOf(file.displayURL);
  const asset = getAsset?.(src);
  // Decap's placeholder for a file that is still loading.
  return asset && asset.path !== "empty.svg" ? pictures.widthOf(String(asset)) : undefined;
}
