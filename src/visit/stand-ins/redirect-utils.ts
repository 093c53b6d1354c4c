/** In the place of `.cache/redirect-utils.js`: the host redirects (see src/build/gatsby/create-pages.ts), the browser never does. */
export const maybeGetBrowserRedirect = (): undefined => undefined;
