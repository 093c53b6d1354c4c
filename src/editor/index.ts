/** The editor: Decap CMS with our formats, our check and our preview. Loaded by /admin/ alone. */
import { registry } from "../content/registry";
import { formatOf, type Form } from "./format";
import type { EntryMap } from "./cms";
import { guard, type LiveSite } from "./guard";
import { MistakesError, mistakesOf, widthOf, type Look } from "./entry-check";
import { previewTemplate, savedSlug } from "./template";
import { readyUploads } from "./uploads";
import { checkWidgets, tellMissing } from "./widgets";

async function load<Data>(name: string): Promise<Data> {
  const response = await fetch(name);
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return (await response.json()) as Data;
}

/** Decap begins by itself when its script runs, unless it is told before. */
function loadDecap(): Promise<void> {
  window.CMS_MANUAL_INIT = true;
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = "decap-cms.js";
    script.onload = () => resolve();
    script.onerror = () => reject(new Error("The editor could not be loaded."));
    document.body.append(script);
  });
}

interface MediaFile {
  path: string;
  displayURL?: unknown;
}

/** The pictures that lie beside an entry, saved or about to be. */
function lookIn(entry: EntryMap): Look {
  const files = (entry.getIn(["mediaFiles"]) as { toJS: () => MediaFile[] } | undefined)?.toJS();
  return ({ src }) => {
    const name = src.replace(/^\.\//, "");
    const file = files?.find(({ path }) => path.split("/").pop() === name);
    if (!file) return Promise.resolve("missing");
    const address = file.displayURL;
    return typeof address === "string" ? widthOf(address) : Promise.resolve(undefined);
  };
}

async function start(): Promise<void> {
  const [config, site] = await Promise.all([
    load<{ backend: { name: string } }>("config.json"),
    load<LiveSite>("site.json"),
    loadDecap(),
  ]);
  const { CMS } = window;
  for (const name of ["proxy", config.backend.name]) {
    const record = CMS.getBackend(name);
    const init = record?.init;
    if (!record || !init) continue;
    record.init = (...options) => {
      const backend = init(...options);
      guard(backend, site);
      return backend;
    };
  }
  for (const kind of registry.kinds) {
    CMS.registerCustomFormat(kind.name, kind.type === "page" ? "md" : "yml", formatOf(kind));
    CMS.registerPreviewTemplate(kind.name, previewTemplate(kind, site));
  }
  CMS.registerPreviewStyle("editor.css");
  checkWidgets();
  tellMissing();
  readyUploads();
  CMS.registerEventListener({
    name: "preSave",
    handler: async ({ entry }) => {
      const name = entry.get("collection");
      const kind = registry.kinds.find((candidate) => candidate.name === name);
      if (!kind) return;
      const form = (entry.get("data") as { toJS: () => Form }).toJS();
      const mistakes = await mistakesOf(
        { kind, slug: savedSlug(entry), form },
        site,
        lookIn(entry),
      );
      if (mistakes.length > 0) throw new MistakesError(mistakes);
    },
  });
  // In a checkout the editor works on its files: `npm run develop -- --editor` answers here, and nothing does on the site itself.
  const isLocal = ["localhost", "127.0.0.1"].includes(location.hostname);
  const local = isLocal
    ? { local_backend: { url: `${location.origin}/api/v1` }, site_url: location.origin }
    : {};
  CMS.init({ config: { ...config, ...local, load_config_file: false } });
}

start().catch((error: unknown) => {
  document.body.append(error instanceof Error ? error.message : String(error));
});
