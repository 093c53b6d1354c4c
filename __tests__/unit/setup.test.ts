/** @jest-environment node */
import { spawnSync } from "node:child_process";

/** jest cannot load the module, which knows its own address. */
const obstacle = (version: string, folder: string) => {
  const program = `import { obstacle } from "./scripts/setup.mjs";
    console.log(obstacle(${JSON.stringify(version)}, ${JSON.stringify(folder)}) ?? "none");`;
  const args = ["--input-type=module", "--eval", program];
  return spawnSync(process.execPath, args, { encoding: "utf8" }).stdout.trim();
};

it.each(["20.19.0", "22.16.0", "24.0.1", "25.1.0"])("builds with Node %s", (version) => {
  expect(obstacle(version, "/home/me/site")).toBe("none");
});

it.each(["18.20.0", "20.18.3", "23.1.0", "26.0.0"])("refuses Node %s in a sentence", (version) => {
  expect(obstacle(version, "/home/me/site")).toMatch(`but this is Node ${version}: install`);
});

it.each(["/home/me/site (copy)", "/home/me/c#/site"])(
  "refuses the folder %s in a sentence",
  (folder) => {
    expect(obstacle("22.16.0", folder)).toMatch(`move ${folder}, and run the command again`);
  },
);
