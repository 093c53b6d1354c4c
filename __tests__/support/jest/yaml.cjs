const { parse } = require("yaml");

/** The catalogs of src/i18n, which webpack reads as JSON too. */
module.exports = {
  /** @param {string} source */
  process: (source) => ({ code: `module.exports = ${JSON.stringify(parse(source))};` }),
};
