/** The layouts that a page can name (docs/behavior.md). */
export const layoutNames = ["default", "service"] as const;

export type LayoutName = (typeof layoutNames)[number];

/** The layout that a page names; an unknown name falls back to the first. */
export function layoutFor(name: unknown): LayoutName {
  return layoutNames.find((known) => known === name) ?? layoutNames[0];
}
