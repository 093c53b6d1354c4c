import type { PictureFacts } from "./structured-data/page";

/** The largest JPEG of a picture, with its measures: what machines get, since every one of them reads JPEG. Pure. */
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
