import { createContext, useContext } from "react";

export interface Overlay {
  /** The number of a picture on this page, 1 first; 0 when the overlay does not have it. */
  numberOf: (picture: Queries.Picture_pictureFragment) => number;
  /** Whether it is the one on the page that has the number as its id. */
  isFirst: (picture: Queries.Picture_pictureFragment) => boolean;
  open: (photo: number, opener: HTMLElement) => void;
}

export const OverlayContext = createContext<Overlay | null>(null);

export const useOverlay = (): Overlay | null => useContext(OverlayContext);

/** Which of `count` pictures an address's hash names: `#photo-3` is 3, anything else 0. */
export function photoInHash(hash: string, count: number): number {
  const photo = Number(/^#photo-([1-9]\d*)$/.exec(hash)?.[1] ?? 0);
  return photo <= count ? photo : 0;
}
