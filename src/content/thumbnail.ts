/** Which picture represents a page in lists on other pages. Pure. */

interface Pictured<Picture> {
  hero: Picture;
  phases?: readonly { picture?: Picture | null }[];
}

/**
 * Returns the hero of a page or the picture of one of its phases, so that the same picture is not seen all over the site.
 * Pictures before and after belong together and represent nothing alone.
 * @param on identifies the page with the list, which always gets the same picture; the hero when left out
 */
export function thumbnailOf<Picture>({ hero, phases }: Pictured<Picture>, on = ""): Picture {
  const pictures = [hero, ...(phases ?? []).flatMap(({ picture }) => picture ?? [])];
  let sum = 0;
  for (let index = 0; index < on.length; index += 1) sum += on.charCodeAt(index);
  return pictures[sum % pictures.length] ?? hero;
}
