/** Gatsby's commands, without what takes seconds of each start to find nothing. */
const compiler = require("gatsby/dist/utils/parcel/compile-gatsby-files");
// @ts-expect-error -- it has no types
const { default: Queries } = require("gatsby/dist/query/file-parser");

// Parcel would look for `gatsby-*.ts` to compile.
compiler.compileGatsbyFiles = () => Promise.resolve();

// Queries in packages: plugins have only fragments, which Gatsby has copied into .cache/fragments.
const { parseFile } = Queries.prototype;
/** @param {string} file @param {unknown[]} rest */
Queries.prototype.parseFile = async function parse(file, ...rest) {
  return file.includes("/node_modules/") ? null : parseFile.call(this, file, ...rest);
};

module.require("gatsby/cli.js");
