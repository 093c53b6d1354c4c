/** Gatsby's commands, without Parcel: it takes two seconds of each start to find that there is no `gatsby-*.ts` to compile. */
const compiler = require("gatsby/dist/utils/parcel/compile-gatsby-files");
compiler.compileGatsbyFiles = () => Promise.resolve();
module.require("gatsby/cli.js");
