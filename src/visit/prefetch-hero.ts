import type { IGatsbyImageData } from "gatsby-plugin-image";
import { heroSizes } from "../styles/hero-sizes";
import { isPage, type LoadResult } from "./gatsby-window";

interface WithFile {
  childImageSharp?: { gatsbyImageData: IGatsbyImageData } | null;
}

/** What a page's query answers: a hero of its own, or the hero of what it is about. */
export type QueryData = Record<string, (WithFile & { hero?: { file: WithFile } }) | null>;

/** A page's first, large picture among the answers to its query. Pure. */
export function heroOf(data: object): IGatsbyImageData | undefined {
  for (const value of Object.values(data as QueryData)) {
    const { childImageSharp } = value?.hero?.file ?? value ?? {};
    if (childImageSharp) return childImageSharp.gatsbyImageData;
  }
  return undefined;
}

const prefetched = new WeakSet<object>();

/**
 * Loads the first, large picture of a page that is likely to be shown next, once, in the file that the page will ask for.
 * @param page its component may name the `heroSizes` of its picture; a page that did not come has none
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
  // A picture that is not in the page chooses its source all the same.
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
