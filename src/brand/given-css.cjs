/**
 * A webpack loader that puts a style sheet in the place of a file:
 * https://webpack.js.org/api/loaders/
 * @this {{ getOptions: () => { css: string } }}
 */
module.exports = function givenCss() {
  return this.getOptions().css;
};
