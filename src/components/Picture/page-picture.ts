/** Returns a picture of a page in src/pages: its words come from the page's code, its file from content/pages. */
export function pagePicture(
  file: Queries.Picture_fileFragment | null,
  alt: string,
  caption: string | null = null,
): Queries.Picture_pictureFragment | undefined {
  return file ? { alt, caption, file } : undefined;
}
