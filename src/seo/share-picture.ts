/** The picture of a page in link previews: its address and size. `src/build/publish/share-picture.ts` draws it. */

/** 1.91 : 1, which every network shows uncropped (ogp.me names no size; Facebook and X both recommend this one). */
export const shareSize = { width: 1200, height: 630 } as const;

/** Address of a page's share picture: `/services/casino` has `/share/services/casino.jpg`. */
export function sharePicturePath(path: string): string {
  return `/share${path === "/" ? "/home" : path}.jpg`;
}
