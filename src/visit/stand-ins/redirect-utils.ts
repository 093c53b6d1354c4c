/** Replaces `.cache/redirect-utils.js`: the host redirects (see src/build/gatsby/create-pages.ts), never the browser. */
export const maybeGetBrowserRedirect = (): undefined => undefined;
