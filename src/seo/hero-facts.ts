import type { PictureFacts } from "./structured-data/page";

/** Returns a picture's largest JPEG, which every crawler can read, with its size and texts. Pure. */
export function heroFacts(picture: Queries.Picture_pictureFragment): PictureFacts | undefined {
  const data = picture.file.childImageSharp?.gatsbyImageData;
  const last = data?.images.fallback?.srcSet?.split(/,\s*/).at(-1);
  const [src, size] = last?.split(/\s+/) ?? [];
  if (!data || !src || !size) return undefined;
  const width = Number.parseInt(size);
  return {
    src,
    width,
    height: Math.round((width * data.height) / data.width),
    alt: picture.alt,
    caption: picture.caption,
  };
}
