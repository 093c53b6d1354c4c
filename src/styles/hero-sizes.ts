/** How wide a page's first picture is shown, as in the `sizes` attribute; src/visit/prefetch-hero.ts asks for the same file. */
export const heroSizes = {
  /** As wide as the window. */
  full: "100vw",
  /** Beside the headline. */
  split: "(min-width: 64rem) 58vw, 100vw",
  /** The home page's, cropped to its middle on a phone. */
  home: "(min-width: 48rem) 100vw, 160vw",
} as const;
