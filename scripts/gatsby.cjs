/** Gatsby's commands, without what takes seconds of each start to find nothing: Parcel, and a search of packages for queries. */
const findNothing = () => Promise.resolve([]);
const compiler = "gatsby/dist/utils/parcel/compile-gatsby-files";
Object.assign(require(compiler), { compileGatsbyFiles: findNothing });
Object.assign(require("gatsby/dist/utils/gatsby-dependents"), { getGatsbyDependents: findNothing });
// On two cores: a worker would load all of Gatsby again, and build the schema, to render pages while this process waits.
if (process.env.GATSBY_CPU_COUNT === "1") {
  const all = { loadConfigAndPlugins() {}, buildSchema() {} };
  const create = () => ({ all, single: require("gatsby/dist/utils/worker/child"), end: () => [] });
  Object.assign(require("gatsby/dist/utils/worker/pool"), { create });
}
module.require("gatsby/cli.js");
