import type { IGatsbyImageData } from "gatsby-plugin-image";
import { heroSizes } from "../styles/hero-sizes";
import { isPage, type LoadResult } from "./gatsby-window";

interface WithFile {
  childImageSharp?: { gatsbyImageData: IGatsbyImageData } | null;
}

/** The data of a page's query: a hero of its own, or the hero of what the page is about. */
export type QueryData = Record<string, (WithFile & { hero?: { file: WithFile } }) | null>;

/** Returns the hero, a page's large first picture, from the data of its query. Pure. */
export function heroOf(data: object): IGatsbyImageData | undefined {
  for (const value of Object.values(data as QueryData)) {
    const { childImageSharp } = value?.hero?.file ?? value ?? {};
    if (childImageSharp) return childImageSharp.gatsbyImageData;
  }
  return undefined;
}

const prefetched = new WeakSet<object>();

/**
 * Loads the hero of a page that is likely to be shown next, once, in the same file that the page will use.
 * @param page whose component may name the `heroSizes` of its picture; does nothing for a page that did not load
 */
export function prefetchHero(page: LoadResult): void {
  if (!isPage(page)) return;
  const { component, json } = page;
  const data: { dusk?: WithFile } = json.data ?? {};
  const { dusk } = data;
  const isDark = dusk && getComputedStyle(document.body).colorScheme === "dark";
  const images = heroOf(isDark ? { dusk } : data)?.images;
  if (!images || prefetched.has(images)) return;
  prefetched.add(images);
  // A <picture> chooses its source even if it is not in the document.
  const picture = document.createElement("picture");
  const { default: named } = component as { default?: { heroSizes?: string } };
  const sizes = named?.heroSizes ?? heroSizes.split;
  for (const { type, srcSet } of images.sources ?? []) {
    const source = document.createElement("source");
    picture.append(Object.assign(source, { type, srcset: srcSet, sizes }));
  }
  const image = new Image();
  picture.append(image);
  image.src = images.fallback?.src ?? "";
}
