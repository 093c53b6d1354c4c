/** A webpack loader: the page module of another language takes its words. `translated-pages.ts` names them in its query. */
/** @this {{ resourceQuery: string }} @param {string} source */
module.exports = function pageWords(source) {
  const [, language = ""] = /=src\/words\/([a-z]+)$/.exec(this.resourceQuery) ?? [];
  return source.replace(/(from "(?:\.\.\/)+words\/)en(?=\/pages\/)/, `$1${language}`);
};
