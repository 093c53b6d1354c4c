/** A picture of a fixed page, whose words appear in the page and whose file lies in content/pages. */
export function pagePicture(
  file: Queries.Picture_fileFragment | null,
  alt: string,
  caption: string | null = null,
): Queries.Picture_pictureFragment | undefined {
  return file ? { alt, caption, file } : undefined;
}
