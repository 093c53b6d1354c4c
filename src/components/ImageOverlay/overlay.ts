import { createContext } from "react";

type Shown = Queries.Picture_pictureFragment;

interface Overlay {
  /** The pictures of the page, each once. */
  pictures: readonly Shown[];
  /** Opens at a picture, by its number starting at 1. */
  open: (photo: number) => void;
}

export const OverlayContext = createContext<Overlay>({ pictures: [], open: () => undefined });

/** The address of a picture's encoded file: the original, with what a camera writes into it, is not published. */
export const largeFile = ({ file }: Shown): string | undefined =>
  file.childImageSharp?.gatsbyImageData.images.fallback?.src;

/** Returns the number of a picture, or of the one with the same file; 0 if there is none. */
export const photoOf = (picture: Shown, pictures: readonly Shown[]): number =>
  pictures.findIndex((other) => largeFile(other) === largeFile(picture)) + 1;

/** Returns which of `count` pictures a hash names: `#photo-3` is 3, anything else 0. */
export function photoInHash(hash: string, count: number): number {
  const photo = Number(/^#photo-([1-9]\d*)$/.exec(hash)?.[1] ?? 0);
  return photo <= count ? photo : 0;
}
