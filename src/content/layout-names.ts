/** The layouts and the middleware that a page can name (docs/behavior.md). */
export const layoutNames = ["default", "service"] as const;
export const middlewareNames = ["project-type"] as const;

export type LayoutName = (typeof layoutNames)[number];
export type MiddlewareName = (typeof middlewareNames)[number];

/** Returns the layout that a page names, or the first one for an unknown name. */
export const layoutFor = (name: unknown): LayoutName =>
  layoutNames.find((layout) => layout === name) ?? layoutNames[0];
