/** The editor's folder in the built site, and the first part of its address. */
export const editorFolder = "admin";

/**
 * The Content-Security-Policy of the editor, whose script, styles and icons come from the site
 * only: see `write.ts`.
 */
export const editorPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  // Pictures that are chosen but not saved yet, and the pictures of accounts.
  "img-src 'self' blob: data: https://avatars.githubusercontent.com",
  "font-src 'self'",
  // The repository's host, and no other: Sveltia would also ask one for its newest version and one
  // whether GitHub works.
  "connect-src 'self' blob: data: https://api.github.com",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "upgrade-insecure-requests",
].join("; ");
