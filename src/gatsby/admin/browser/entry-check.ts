/** The content check of the entry that is open. */
import { formatMistakes } from "../../check/format-mistakes";
import { pictureMistake, type Found, type NamedPicture } from "../../check/named-pictures";
import { checkOneFile } from "../../check/one-file";
import type { DataFileName } from "../../content";
import type { Mistake } from "../../front-matter";
import type { PageKind } from "../../model";
import { slugOf } from "../../paths";
import { formatOf, type Form } from "../format";
import type { SiteData } from "../site-data";

export interface OpenEntry {
  what: PageKind | DataFileName;
  /** Of a page that was saved before. */
  slug: string | undefined;
  form: Form;
}

/** Looks for a picture by the name that the page gives it; undefined where that cannot be told. */
export type Look = (picture: NamedPicture) => Promise<Found | undefined>;

/** Every mistake that the content check would tell, once the entry is saved. */
export async function mistakesOf(
  { what, slug, form }: OpenEntry,
  site: SiteData,
  look: Look,
): Promise<Mistake[]> {
  const text = formatOf(what).toFile(form);
  const name = slug ?? slugOf(typeof form.title === "string" ? form.title : "");
  const offers = site.business.offers.map(({ id }) => id);
  const { mistakes, pictures } = checkOneFile(what, name || "new", text, { ...site, offers });
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
