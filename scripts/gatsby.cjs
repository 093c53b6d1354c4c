/** Gatsby's commands, without what takes seconds of each start to find nothing: Parcel, and a search of packages for queries. */
const compiler = require("gatsby/dist/utils/parcel/compile-gatsby-files");
const dependents = require("gatsby/dist/utils/gatsby-dependents");
compiler.compileGatsbyFiles = () => Promise.resolve();
Object.assign(dependents, { getGatsbyDependents: () => Promise.resolve([]) });
module.require("gatsby/cli.js");
