import { copyFile, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { packageFile, PatchError, type Patch } from "./patch";

const script = "decap-cms/dist/decap-cms.js";

export const decap: Patch = {
  name: "decap",
  writtenFor: "decap-cms 3.16.3",
  changes:
    "Copies the editor's built files out of the package, skips installing its dependencies (`overrides` of package.json), shows the content check's messages in its widgets, and reloads the list of entries after saving",
  why: "The package contains everything twice and installs its dependencies as a third copy, needs a different version of React, and offers no API for a widget that checks input while typing",
  code: ["src/editor"],
  assumptions: [
    {
      file: script,
      contains: "window.CMS_MANUAL_INIT",
      ifMissing: "Decap no longer waits to be initialized when `CMS_MANUAL_INIT` is set.",
    },
    {
      file: script,
      contains: "window.createClass=",
      ifMissing: "Decap no longer exposes its React's `createClass` for previews.",
    },
    {
      file: script,
      contains: "getWidget:",
      ifMissing: "Decap no longer exposes its widgets.",
    },
    {
      file: script,
      contains: "getLocale:",
      ifMissing: "Decap no longer exposes its translations.",
    },
    {
      file: script,
      contains: "renderImages=()=>",
      ifMissing: "Decap's image widget renders images differently.",
    },
    {
      file: script,
      contains: "validateSize=()=>",
      ifMissing: "Decap's list widget no longer validates with `validateSize`.",
    },
    {
      file: script,
      contains: "NestedObjectLabel",
      ifMissing: "Decap renders the titles of collapsed entries differently.",
    },
    {
      file: script,
      contains: 'label:"ControlContainer"',
      ifMissing: "Decap renders a field in a container of another name.",
    },
    {
      file: script,
      contains: '.get("name")}-field-`',
      ifMissing: "Decap makes the ids of controls of something else than their fields' names.",
    },
    {
      file: script,
      contains: "load_config_file",
      ifMissing: "Decap can no longer be configured without a configuration file.",
    },
  ],
};

/** After saving, Decap reloads only nested collections; the lists of all others would keep showing the old titles. */
const reloadIfNested = /(\w+)\.has\("nested"\)&&await (\w+\(\w+\(\1\)\)),/;

/** The script, and the chunks that it loads on demand. */
const servedFiles = /^((\d+\.)?decap-cms\.js|[0-9a-f]+\.wasm|decap-cms\.js\.LICENSE\.txt)$/;

/**
 * Copies the files of Decap that a browser loads, without source maps.
 * @throws PatchError if the package does not contain them
 */
export async function copyDecap(root: string, folder: string): Promise<void> {
  const main = packageFile(root, script);
  if (!main) throw new PatchError(decap, `${script} is missing.`);
  const dist = path.dirname(main);
  const names = (await readdir(dist)).filter((name) => servedFiles.test(name));
  if (names.length < 2)
    throw new PatchError(decap, "Decap's script is no longer split into chunks.");
  await Promise.all(names.map((name) => copyFile(path.join(dist, name), path.join(folder, name))));
  const copy = path.join(folder, "decap-cms.js");
  const text = await readFile(copy, "utf8");
  if (!reloadIfNested.test(text))
    throw new PatchError(
      decap,
      "Decap reloads the list of entries after saving in a different way.",
    );
  const patched = text.replace(reloadIfNested, (_match, _of: string, load: string) => `${load},`);
  await writeFile(copy, patched.replace(/\n\/\/# sourceMappingURL=.*\s*$/, "\n"));
}
