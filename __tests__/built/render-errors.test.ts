/**
 * A page that cannot be rendered: the build names the file that is at fault, by what Gatsby wrote
 * to render pages.
 */
import { execFileSync } from "node:child_process";

/**
 * Renders a page whose data are spoilt, as Gatsby does in its worker, and prints what Gatsby then
 * says of the error.
 */
const program = (spoil: string) => `
  const { createRequire } = require("node:module");
  const { readFileSync } = require("node:fs");
  const gatsby = createRequire(require.resolve("gatsby"));
  gatsby("gatsby/dist/utils/worker/child");
  const { createErrorFromString } = gatsby("gatsby-cli/lib/reporter/errors");
  const renderer = process.cwd() + "/.cache/page-ssr/routes/render-page.js";
  const read = (name) => JSON.parse(readFileSync("public/page-data/" + name, "utf8"));
  const pageData = read("about/page-data.json");
  const staticQueryContext = Object.fromEntries(
    pageData.staticQueryHashes.map((hash) => [hash, read("sq/d/" + hash + ".json")]),
  );
  ${spoil};
  const page = {
    ...{ pagePath: pageData.path, pageData, staticQueryContext, context: { isDuringBuild: true } },
    ...{ scripts: [], styles: [], reversedScripts: [], reversedStyles: [] },
  };
  require(renderer).default(page).then(
    () => console.log("It was rendered."),
    ({ message, stack }) => {
      process.stdout.write(createErrorFromString({ message, stack }, renderer + ".map").stack);
      // Gatsby's worker waits for more pages, and does not end by itself.
      process.exit();
    },
  );`;

test.each([
  ["a page", "src/pages/about.tsx", "pageData.result.data = null"],
  [
    "the layout of all pages",
    "src/i18n/site.ts",
    "for (const { data } of Object.values(staticQueryContext)) if (data.allBusiness) data.allBusiness.nodes = []",
  ],
])("an error in %s names %s and a line", (_where, file, spoil) => {
  const said = execFileSync(process.execPath, ["-e", program(spoil)], {
    cwd: siteFolder,
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production" },
  });
  const [, first = ""] = said.split("\n    at ");
  // After the name webpack writes a hash of the module.
  expect(first).toMatch(new RegExp(`/${file.replaceAll(".", "\\.")}\\?\\w+:\\d+:\\d+\\)?$`));
});
