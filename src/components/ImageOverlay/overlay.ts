import { createContext, useContext } from "react";

export interface Overlay {
  /** The number of a picture on this page, starting at 1; 0 for one that the overlay does not have. */
  numberOf: (picture: Queries.Picture_pictureFragment) => number;
  /** Whether this is the first occurrence of the picture on the page, whose id has its number. */
  isFirst: (picture: Queries.Picture_pictureFragment) => boolean;
  open: (photo: number, opener: HTMLElement) => void;
}

export const OverlayContext = createContext<Overlay | null>(null);

export const useOverlay = (): Overlay | null => useContext(OverlayContext);

/** Returns which of `count` pictures a hash names: `#photo-3` is 3, anything else 0. */
export function photoInHash(hash: string, count: number): number {
  const photo = Number(/^#photo-([1-9]\d*)$/.exec(hash)?.[1] ?? 0);
  return photo <= count ? photo : 0;
}
