/** A webpack loader that returns the texts of the files in its options, one after the other. */
const { readFileSync } = require("node:fs");

/** @this {import("webpack").LoaderContext<{ files: string[] }>} */
module.exports = function joinFiles() {
  const { files } = this.getOptions();
  for (const file of files) this.addDependency(file);
  return files.map((file) => readFileSync(file, "utf8")).join("\n");
};
