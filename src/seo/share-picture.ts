/** Path and size of a page's picture in link previews, which src/publish/index.ts crops. */

/** 1.91:1, which no network crops (ogp.me names no size; Facebook and X both recommend this one). */
export const shareSize = { width: 1200, height: 630 } as const;

/** Returns the path of a page's share picture: `/share/services/casino.jpg` for `/services/casino`. */
export const sharePicturePath = (path: string) => `/share${path === "/" ? "/home" : path}.jpg`;
