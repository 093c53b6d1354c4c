/** The layouts that a page can name (docs/behavior.md). */
export const layoutNames = ["default", "service"] as const;

export type LayoutName = (typeof layoutNames)[number];

/** Returns the layout that a page names, or the first one for an unknown name. */
export function layoutFor(name: unknown): LayoutName {
  return layoutNames.find((layout) => layout === name) ?? layoutNames[0];
}
