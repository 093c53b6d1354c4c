/** The editor: Decap CMS with our formats, our check and our preview. Loaded by /admin/ alone. */
import { todayInNevada } from "../content/day";
import { registry } from "../content/registry";
import { addressControl } from "./address";
import { checkList } from "./check-list";
import { drawingControl } from "./drawing";
import { mistakesIn, pictures } from "./entry-check";
import { guard, type LiveSite, type Plan } from "./guard";
import { joinLanguages } from "./languages";
import { openByTitle } from "./opening";
import { orderControl } from "./order";
import { sayPlainly } from "./phrases";
import { completed, tellMove } from "./saving";
import { previewTemplate } from "./template";
import { languagesFormat } from "./translation-format";
import { readyUploads } from "./uploads";
import { markControls } from "./widgets";

async function load<Data>(name: string): Promise<Data> {
  const response = await fetch(name);
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  // By Decap's own word for today it is the browser's day, which can be tomorrow in Nevada.
  return JSON.parse((await response.text()).replaceAll("{{now}}", todayInNevada())) as Data;
}

/** Without this setting Decap starts as soon as its script runs. */
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

/** Beside the form an author finds the page; the other language takes its place when it is asked for. */
function showPreviewFirst(): void {
  const chosen = "cms.right-pane";
  if (!localStorage.getItem(chosen)) localStorage.setItem(chosen, "preview");
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
  markControls();
  sayPlainly();
  readyUploads();
  openByTitle();
  CMS.registerEventListener({
    name: "preSave",
    handler: async ({ entry }) => {
      const kind = registry.kinds.find(({ name }) => name === entry.get("collection"));
      if (!kind) return undefined;
      // A picture that was not loaded yet when publishing began.
      await pictures.settle();
      const [first] = mistakesIn(entry, kind, site);
      if (first) throw new Error(first.text);
      return completed(entry, plans);
    },
  });
  CMS.registerEventListener({ name: "postSave", handler: ({ entry }) => void tellMove(entry) });
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
