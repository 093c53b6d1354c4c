/**
 * A webpack loader: the page module of another language takes its words. `translated-pages.ts` names them in its query, to which
 * `gatsby develop` adds which of the module's exports it wants.
 */
const query = /\?__contentFilePath=src\/words\/([a-z]+)(?=&|$)/;

/** @this {{ resourceQuery: string }} @param {string} source */
function pageWords(source) {
  const [, language = ""] = query.exec(this.resourceQuery) ?? [];
  return source.replace(/(from "(?:\.\.\/)+words\/)en(?=\/pages\/)/, `$1${language}`);
}

module.exports = Object.assign(pageWords, { query });
