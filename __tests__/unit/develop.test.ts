/** @jest-environment node */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const tsx = pathToFileURL(resolve("node_modules/tsx/dist/loader.mjs")).href;
const types = "declare namespace Queries {\n}\n";

it("`npm run develop` leaves the query types whole when it is stopped while Gatsby writes them", async () => {
  const root = mkdtempSync(join(tmpdir(), "develop-"));
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  };
  for (const name of ["scripts", "src/hosting/obstacle.mjs"])
    cpSync(name, join(root, name), { recursive: true });
  write("package.json", '{ "type": "commonjs" }');
  write("node_modules/gatsby/package.json", '{ "bin": "cli.js" }');
  write("src/gatsby-types.d.ts", types);
  // Stops where Gatsby may be stopped: between opening the file of the types and writing it.
  write(
    "node_modules/gatsby/cli.js",
    `require("fs").writeFileSync("src/gatsby-types.d.ts", "declare namespace Queries {\\n");
    console.log("half");
    setInterval(() => undefined, 1000);`,
  );
  const develop = spawn(process.execPath, ["--import", tsx, "scripts/develop.ts"], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(develop.stdout, "data");
  develop.kill("SIGTERM");
  await once(develop, "exit");
  expect(readFileSync(join(root, "src/gatsby-types.d.ts"), "utf8")).toBe(types);
  rmSync(root, { recursive: true });
});
