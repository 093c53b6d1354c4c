/**
 * Has Netlify keep Gatsby's folders from build to build. A build that fails keeps those of the one
 * before it.
 * @see https://docs.netlify.com/extend/develop-and-share/develop-build-plugins/
 */
const folders = [".cache", "public"];

/**
 * @typedef {{ utils: { cache: { restore(folders: string[]): unknown, save(folders: string[]):
 * unknown } } }} Build
 */

/** @param {Build} build */
exports.onPreBuild = ({ utils }) => utils.cache.restore(folders);

/** @param {Build} build */
exports.onSuccess = ({ utils }) => utils.cache.save(folders);
