/** Folders between Gatsby's output and the host, below the project's. */

/**
 * What the site publishes besides Gatsby's files: src/publish writes it, the adapter takes all of
 * it.
 */
export const publishedFolder = ".cache/published";

/** The next `dist`, until it is whole. */
export const nextFolder = ".cache/dist";
