/** The `sizes` attributes of pages' first pictures; src/visit/prefetch-hero.ts uses them to request the same file. */
export const heroSizes = {
  /** As wide as the viewport. */
  full: "100vw",
  /** Beside the headline. */
  split: "(min-width: 64rem) 58vw, 100vw",
  /** On the home page, where phones crop it to its middle. */
  home: "(min-width: 48rem) 100vw, 160vw",
} as const;
