/** The content check of the entry that is open. */
import { pictureMistake, type Found, type NamedPicture } from "../content/check/named-pictures";
import { checkOneFile, checkOneTranslation } from "../content/check/one-file";
import type { Mistake } from "../content/front-matter";
import { original, translations, type Language } from "../content/language";
import { usersOf } from "../content/check/site";
import { pagePath } from "../content/paths";
import type { Kind } from "../content/registry";
import type { SiteData } from "../content/site-data";
import { slugOf } from "../content/slug";
import type { ControlProps, EntryMap, Immutable, MediaFile } from "./cms";
import { fieldInWords, stepsOf, type Steps } from "./field-words";
import { formatOf, type Form } from "./format";
import { translationText } from "./translation-format";

/** A mistake in the words of the form. */
export interface Told {
  /** What the form calls the field: “Phase 1: Weeks”. */
  label: string;
  /** The whole sentence, which begins with the label. */
  text: string;
  steps: Steps;
  language: Language;
}

/** The slug of a saved page: Decap's own is `daiso/index`. */
export function savedSlug(entry: EntryMap): string | undefined {
  const slug = entry.get("slug");
  return typeof slug === "string" && slug !== "" ? slug.replace(/\/index$/, "") : undefined;
}

export const formIn = (entry: EntryMap) => (entry.get("data") as { toJS: () => Form }).toJS();

/** The slug that the page will have: what is written as its address, or what it has, or what its title makes. */
export function slugIn(entry: EntryMap): string {
  const { address, title } = formIn(entry);
  const made = (words: unknown) => (typeof words === "string" ? slugOf(words) : "");
  return made(address) || (savedSlug(entry) ?? made(title));
}

/** Every mistake that the content check would report, were the entry saved. */
export function mistakesIn(
  entry: EntryMap,
  kind: Kind,
  site: SiteData,
  getAsset?: ControlProps["getAsset"],
): Told[] {
  const text = formatOf(kind).toFile(formIn(entry));
  const slug = savedSlug(entry) ?? slugIn(entry);
  const { mistakes, pictures: named } = checkOneFile(kind, slug || "new", text, site);
  const wrong = named.flatMap((picture) => {
    const found = lookFor(picture, entry, getAsset);
    return found === undefined ? [] : (pictureMistake(picture, found) ?? []);
  });
  // Saving the entry moves the others: see `order.ts`.
  const lasting = mistakes.filter(
    ({ field, problem }) => field !== "order" || !problem.startsWith("is the same"),
  );
  const told =
    (language: Language) =>
    ({ field, problem, remedy }: Pick<Mistake, "field" | "problem" | "remedy">): Told => {
      const label = inLanguage[language] + fieldInWords(kind, field);
      const steps = stepsOf(kind, field);
      return { label, text: `${label} ${problem}; ${remedy}`, steps, language };
    };
  return [
    ...[...moveMistakes(entry, kind, site), ...lasting, ...wrong].map(told(original)),
    ...translations.flatMap((language) => {
      const words = entry.getIn(["i18n", language, "data"]) as Immutable | undefined;
      const translation = words && translationText(kind, text, formIn(entry), words.toJS() as Form);
      return translation === undefined
        ? []
        : checkOneTranslation(kind, slug || "new", language, { original: text, translation }).map(
            told(language),
          );
    }),
  ];
}

/** What precedes the name of a field of another language. */
const inLanguage: Record<Language, string> = { en: "", es: "Spanish: " };

/** Why a saved page cannot have another address. */
function moveMistakes(entry: EntryMap, kind: Kind, { addresses, facts }: SiteData) {
  const [before, slug] = [savedSlug(entry), slugIn(entry)];
  if (kind.type !== "page" || before === undefined || before === slug) return [];
  const field = "slug";
  const own = facts.find(({ address }) => address === pagePath(kind, before));
  const code = own ? usersOf(own, facts, "all").filter((file) => !file.startsWith("content/")) : [];
  const path = pagePath(kind, slug);
  return [
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

/** The picture that the entry names; in a copy, the original's. */
export function pictureIn(entry: EntryMap, src: string): MediaFile | undefined {
  const files = entry.get("mediaFiles") as { toJS: () => MediaFile[] } | undefined;
  const name = src.replace(/^\.\//, "");
  return files?.toJS().find(({ path }) => path.split("/").pop() === name);
}

/** Looks up a picture beside the entry, saved or not; undefined until it is loaded. */
function lookFor(
  { src }: NamedPicture,
  entry: EntryMap,
  getAsset: ControlProps["getAsset"],
): Found | undefined {
  const file = pictureIn(entry, src);
  if (!file) return "missing";
  if (typeof file.displayURL === "string") return pictures.widthOf(file.displayURL);
  const asset = getAsset?.(src);
  // Decap's placeholder while it loads.
  return asset && asset.path !== "empty.svg" ? pictures.widthOf(String(asset)) : undefined;
}

/** Widths of pictures, by their addresses in the browser. */
class Pictures {
  private readonly known = new Map<string, Found>();
  private readonly waiting = new Map<string, Promise<void>>();
  private hasNews = false;

  /** The width; undefined until the picture is loaded. */
  widthOf(address: string): Found | undefined {
    if (!this.known.has(address) && !this.waiting.has(address))
      this.waiting.set(address, this.load(address));
    return this.known.get(address);
  }

  /** Whether pictures were loaded since the last call. */
  changed(): boolean {
    const { hasNews } = this;
    this.hasNews = false;
    return hasNews;
  }

  /** Waits until all requested pictures are loaded. */
  async settle(): Promise<void> {
    await Promise.all(this.waiting.values());
  }

  private async load(address: string): Promise<void> {
    const image = new Image();
    image.src = address;
    const found = await image.decode().then(
      (): Found => image.naturalWidth,
      (): Found => "unreadable",
    );
    this.known.set(address, found);
    this.waiting.delete(address);
    this.hasNews = true;
  }
}

export const pictures = new Pictures();
