/** The page that answers where there is none. Visitors load this module, so it imports nothing. */

/** Its address in the original language. */
export const notFoundPage = "/404";

/**
 * Its file for the host, which Gatsby makes of it, and the path under which Gatsby's router shows
 * it at any address.
 */
export const notFoundFile = "/404.html";
