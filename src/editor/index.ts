/** The editor: Decap CMS with our formats, content check and preview. Only /admin/ loads it. */
import { todayInNevada } from "../content/day";
import { registry } from "../content/registry";
import { addressControl } from "./address";
import { checkList } from "./check-list";
import { drawingControl } from "./drawing";
import { checkEntry, kindOf, pictures } from "./entry-check";
import { guard, type Plan } from "./guard";
import { joinLanguages } from "./languages";
import type { LiveSite } from "./live-site";
import { orderControl } from "./order";
import { overridePhrases } from "./phrases";
import { announceMove, completeEntry } from "./saving";
import { previewTemplate } from "./template";
import { languagesFormat } from "./translation-format";
import { prepareUploads } from "./uploads";
import { extendControls } from "./widgets";

async function load<Data>(name: string): Promise<Data> {
  const response = await fetch(name);
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  // Decap would fill in the browser's day, which can be tomorrow in Nevada.
  return JSON.parse((await response.text()).replaceAll("{{now}}", todayInNevada())) as Data;
}

/** Loads Decap without starting it. */
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

/** Shows the preview beside the form, unless the author has chosen the other language there. */
function showPreviewFirst(): void {
  const key = "cms.right-pane";
  if (!localStorage.getItem(key)) localStorage.setItem(key, "preview");
}

/** Opens a collapsed list entry when its title is clicked, not only its arrow. */
function openEntriesByTitle(): void {
  document.addEventListener("click", ({ target }) => {
    const title = (target as Element).closest("[class*='-NestedObjectLabel']");
    title?.previousElementSibling?.querySelector("button")?.click();
  });
}

async function start(): Promise<void> {
  const [config, site] = await Promise.all([
    load<{ backend: { name: string } }>("config.json"),
    load<LiveSite>("site.json"),
    loadDecap(),
  ]);
  showPreviewFirst();
  const { CMS } = window;
  const plans = new Map<string, Plan>();
  for (const name of ["proxy", config.backend.name]) {
    const record = CMS.getBackend(name);
    const init = record?.init;
    if (!record || !init) continue;
    record.init = (...options) => {
      const backend = init(...options);
      guard(backend, site, plans);
      joinLanguages(backend);
      return backend;
    };
  }
  for (const kind of registry.kinds) {
    CMS.registerCustomFormat(kind.name, kind.type === "page" ? "md" : "yml", languagesFormat(kind));
    CMS.registerPreviewTemplate(kind.name, previewTemplate(kind, site));
  }
  for (const style of ["brand.css", "editor.css"]) CMS.registerPreviewStyle(style);
  CMS.registerWidget("check", checkList(site));
  CMS.registerWidget("address", addressControl());
  CMS.registerWidget("drawing", drawingControl());
  CMS.registerWidget("order", orderControl(site));
  extendControls();
  overridePhrases();
  prepareUploads();
  openEntriesByTitle();
  CMS.registerEventListener({
    name: "preSave",
    handler: async ({ entry }) => {
      const kind = kindOf(entry);
      if (!kind) return undefined;
      // Mistakes of pictures that had not loaded when publishing began.
      await pictures.settle();
      const [first] = checkEntry(entry, kind, site);
      if (first) throw new Error(first.text);
      return completeEntry(entry, plans);
    },
  });
  CMS.registerEventListener({ name: "postSave", handler: ({ entry }) => void announceMove(entry) });
  // `npm run develop -- --editor` serves this API for the files of the checkout; the deployed site has none.
  const isLocal = ["localhost", "127.0.0.1"].includes(location.hostname);
  const local = isLocal
    ? { local_backend: { url: `${location.origin}/api/v1` }, site_url: location.origin }
    : {};
  CMS.init({ config: { ...config, ...local, load_config_file: false } });
}

start().catch((error: unknown) => {
  document.body.append(error instanceof Error ? error.message : String(error));
});
