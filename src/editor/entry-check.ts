/** The content check of the entry that is open. */
import { formatMistakes } from "../content/check/format-mistakes";
import { pictureMistake, type Found, type NamedPicture } from "../content/check/named-pictures";
import { checkOneFile } from "../content/check/one-file";
import type { Mistake } from "../content/front-matter";
import type { Kind } from "../content/registry";
import type { SiteData } from "../content/site-data";
import { slugOf } from "../content/slug";
import { formatOf, type Form } from "./format";

export interface OpenEntry {
  kind: Kind;
  /** Of a page that was saved before. */
  slug: string | undefined;
  form: Form;
}

/** Looks for a picture by the name that the page gives it; undefined where that cannot be told. */
export type Look = (picture: NamedPicture) => Promise<Found | undefined>;

/** Every mistake that the content check would tell, once the entry is saved. */
export async function mistakesOf(
  { kind, slug, form }: OpenEntry,
  site: SiteData,
  look: Look,
): Promise<Mistake[]> {
  const text = formatOf(kind).toFile(form);
  const name = slug ?? slugOf(typeof form.title === "string" ? form.title : "");
  const { mistakes, pictures } = checkOneFile(kind, name || "new", text, site);
  const found = await Promise.all(
    pictures.map(async (picture) => {
      const state = await look(picture);
      return state === undefined ? undefined : pictureMistake(picture, state);
    }),
  );
  return [...mistakes, ...found.filter((mistake) => mistake !== undefined)];
}

/** The refusal that an author reads when an entry with mistakes is to be published. */
export class MistakesError extends Error {
  constructor(mistakes: readonly Mistake[]) {
    super(formatMistakes(mistakes));
    this.name = "Not saved";
  }
}

/** The width of a picture at an address of the page's own, such as `blob:…`. */
export function widthOf(address: string): Promise<Found> {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve(image.naturalWidth);
    image.onerror = () => resolve("unreadable");
    image.src = address;
  });
}
