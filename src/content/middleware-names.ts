/** The middleware that a page can name. */
export const middlewareNames = ["project-type"] as const;

export type MiddlewareName = (typeof middlewareNames)[number];
