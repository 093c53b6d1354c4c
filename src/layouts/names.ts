/** The layouts that a page can name; an unknown name falls back to the first. */
export const layoutNames = ["default", "service"] as const;

export type LayoutName = (typeof layoutNames)[number];
