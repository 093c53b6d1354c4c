/** @jest-environment node */
/**
 * The functions as the host deploys them: each bundled, beside the files that netlify.toml names
 * and no other.
 */
import { execFile } from "node:child_process";
import { cpSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { walkFiles } from "../../../src/content/walk-files";
import { settingsProject } from "../../support/form-project";
import { mailServer, removeFolders, temporaryFolder } from "../../support/notify";

const run = promisify(execFile);

/**
 * What the host puts before a bundle of ES modules, in which packages of the older kind ask for
 * others.
 */
const banner = [
  'import { createRequire } from "node:module";',
  "const require = createRequire(import.meta.url);",
].join("");

/** Returns what of a list of files netlify.toml says to deploy with the functions. */
function included(names: readonly string[]): string[] {
  const [, list = ""] =
    /included_files = \[([^\]]*)\]/.exec(readFileSync("netlify.toml", "utf8")) ?? [];
  const patterns = [...list.matchAll(/"([^"]+)"/g)].map(
    ([, glob = ""]) => new RegExp(`^${glob.replaceAll(".", "\\.").replaceAll("*", "[^/]*")}$`),
  );
  return names.filter((name) => patterns.some((pattern) => pattern.test(name)));
}

/** Makes what the host deploys of a project, and returns the folder. */
async function deploy(project: string): Promise<string> {
  const folder = temporaryFolder();
  for (const [root, part] of [
    [project, "content"],
    [".", "src"],
  ] as const)
    for (const name of included(
      (await walkFiles(path.join(root, part))).map((file) => `${part}/${file}`),
    ))
      cpSync(path.join(root, name), path.join(folder, name));
  await run(process.execPath, [
    "node_modules/esbuild/bin/esbuild",
    ...["submission-created", "resume-deliveries", "delivery-status"].map(
      (name) => `netlify/functions/${name}.ts`,
    ),
    "--bundle",
    "--platform=node",
    "--format=esm",
    "--out-extension:.js=.mjs",
    `--banner:js=${banner}`,
    `--outdir=${folder}`,
    "--log-level=error",
  ]);
  return folder;
}

afterAll(removeFolders);

it("tell the office of a request with nothing else of the project at hand", async () => {
  const office = "office@example.test";
  const mails = await mailServer();
  const folder = await deploy(
    await settingsProject([{ form: "contact", to: [office], answer: false }]),
  );
  const address = pathToFileURL(path.join(folder, "submission-created.mjs")).href;
  const data = {
    form: "contact",
    language: "es",
    reference: "K7QD-M2XW",
    name: "Ana Núñez",
    email: "ana@example.com",
    project: "Kitchen Remodel",
    message: "A kitchen",
  };
  await run(
    process.execPath,
    [
      "--input-type=module",
      "--eval",
      `const { default: created } = await import(${JSON.stringify(address)});
       await created.formSubmitted({ data: ${JSON.stringify(data)} });`,
    ],
    { cwd: folder, env: { PATH: process.env.PATH, ...mails.env, MAIL_FROM: "site@example.test" } },
  );
  await mails.close();
  const [first] = mails.to(office);
  expect(first?.mail.subject).toBe("Request for a quote: Ana Núñez, Kitchen Remodel");
  expect(first?.mail.text).toMatch(/K7QD-M2XW[^]*Spanish/);
}, 60_000);
