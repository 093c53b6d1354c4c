import { copyFile, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { packageFile, PatchError, type Patch } from "./patch";

const script = "decap-cms/dist/decap-cms.js";

export const decap: Patch = {
  name: "decap",
  since: "decap-cms 3.16.3",
  changes:
    "copies the editor's built files out of the package, does without the packages it names (`overrides` of package.json), changes its controls for text and pictures, and lists entries anew after saving",
  why: "the package holds everything twice and its dependencies a third time, needs another React than the site's, and has no interface for a control that checks what is typed",
  code: [
    "src/editor/check-list.ts",
    "src/editor/cms.ts",
    "src/editor/controls.ts",
    "src/editor/index.ts",
    "src/editor/template.tsx",
    "src/editor/widgets.ts",
  ],
  reliesOn: [
    {
      file: script,
      holds: "window.CMS_MANUAL_INIT",
      otherwise: "Decap no longer waits for its start when `CMS_MANUAL_INIT` is set.",
    },
    {
      file: script,
      holds: "window.createClass=",
      otherwise: "Decap no longer lends its React's `createClass` to previews.",
    },
    {
      file: script,
      holds: "getWidget:",
      otherwise: "Decap no longer hands out its widgets.",
    },
    {
      file: script,
      holds: "getLocale:",
      otherwise: "Decap no longer hands out its phrases.",
    },
    {
      file: script,
      holds: "renderImages=()=>",
      otherwise: "Decap's control for pictures draws them in another way.",
    },
    {
      file: script,
      holds: "validateSize=()=>",
      otherwise: "Decap's control for lists no longer asks `validateSize` what is wrong with it.",
    },
    {
      file: script,
      holds: "NestedObjectLabel",
      otherwise: "Decap draws the titles of closed entries in another way.",
    },
    {
      file: script,
      holds: "load_config_file",
      otherwise: "Decap no longer does without a configuration file of its own.",
    },
  ],
};

/** After saving, the list of a collection is read again where it is nested; otherwise it keeps showing the former titles. */
const reloading = /(\w+)\.has\("nested"\)&&await (\w+\(\w+\(\1\)\)),/;

/** The script, and the parts that it loads when they are needed. */
const served = /^((\d+\.)?decap-cms\.js|[0-9a-f]+\.wasm|decap-cms\.js\.LICENSE\.txt)$/;

/**
 * Copies the files of Decap that a browser loads, without source maps.
 * @throws PatchError when the package does not hold them
 */
export async function copyDecap(root: string, folder: string): Promise<void> {
  const main = packageFile(root, script);
  if (!main) throw new PatchError(decap, `${script} is missing.`);
  const dist = path.dirname(main);
  const names = (await readdir(dist)).filter((name) => served.test(name));
  if (names.length < 2) throw new PatchError(decap, "Decap's script no longer comes in parts.");
  await Promise.all(names.map((name) => copyFile(path.join(dist, name), path.join(folder, name))));
  const copy = path.join(folder, "decap-cms.js");
  const text = await readFile(copy, "utf8");
  if (!reloading.test(text))
    throw new PatchError(decap, "Decap lists its entries anew after saving in another way.");
  const lists = text.replace(reloading, (_match, _of: string, load: string) => `${load},`);
  await writeFile(copy, lists.replace(/\n\/\/# sourceMappingURL=.*\s*$/, "\n"));
}
