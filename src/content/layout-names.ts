/** The layouts that a page can name (docs/behavior.md); the first one stands for any other name. */
export const layoutNames = ["default", "service"] as const;

/** The middleware that a page can name: what reads its address before it is shown. */
export const middlewareNames = ["project-type"] as const;

/** The name of a layout. */
export type LayoutName = (typeof layoutNames)[number];

/** The name of a middleware. */
export type MiddlewareName = (typeof middlewareNames)[number];

/** Returns the layout that a page names, or the first one for an unknown name. */
export const layoutFor = (name: unknown): LayoutName =>
  layoutNames.find((layout) => layout === name) ?? layoutNames[0];
