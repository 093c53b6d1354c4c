/** Which picture stands for a page in the lists of others. Pure. */

interface Pictured<Picture> {
  hero: Picture;
  phases?: readonly { picture?: Picture | null }[];
}

/**
 * One of a page's own pictures: its first, or one of its phases, so that the same picture is not seen all over the site.
 * Pictures before and after belong to a pair and stand for nothing alone.
 * @param on what identifies the page that lists it; the same page always gets the same picture; none gets the first
 */
export function thumbnailOf<Picture>({ hero, phases }: Pictured<Picture>, on = ""): Picture {
  const pictures = [hero, ...(phases ?? []).flatMap(({ picture }) => picture ?? [])];
  let sum = 0;
  for (let index = 0; index < on.length; index += 1) sum += on.charCodeAt(index);
  return pictures[sum % pictures.length] ?? hero;
}
