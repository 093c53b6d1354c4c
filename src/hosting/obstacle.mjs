/**
 * What keeps the site from being built here. Plain JavaScript in old syntax (no `?.`, no `node:`):
 * scripts/setup.mjs asks before packages are there, and in whatever Node there is;
 * src/hosting/start.ts where Gatsby is called by itself.
 */

/** Versions of Node that work, as `engines` in package.json. */
const supported = /^(20\.(19|[2-9]\d)|22\.(1[6-9]|[2-9]\d)|24|25)\./;

/**
 * Returns why the site cannot be built here, if so. @param {string} version of Node, e.g. "20.19.0"
 * @param {string} folder
 */
export function obstacle(version, folder) {
  if (!supported.test(version))
    return `This project needs Node 20 (from 20.19), 22 (from 22.16) or 24, but this is Node ${version}: install one from https://nodejs.org and run the command again.`;
  const [character] = /[()[\]'%#!]/.exec(folder) || [];
  if (character)
    return `Gatsby cannot build in a folder whose path holds “${character}”: move or rename ${folder}, and run the command again.`;
  return undefined;
}
