import { chromium } from "@playwright/test";
import { chromiumOptions } from "./scripts/chromium.mjs";
const b = await chromium.launch(await chromiumOptions());
const shots = [["fr-home", "http://localhost:9571/fr", 1280, "light"], ["fr-404", "http://localhost:9571/fr/nope", 390, "light"], ["fr-hotel", "http://localhost:9571/services/hotel", 390, "dark"], ["fr-contact","http://localhost:9571/fr/contact",390,"light"], ["es-home", "http://localhost:9572/", 390, "light"], ["es-contact", "http://localhost:9572/contact", 1280, "dark"]] as const;
for (const [n, u, w, s] of shots) {
  const p = await b.newPage({ viewport: { width: w, height: 900 }, colorScheme: s });
  const errs: string[] = []; p.on("console", (m) => m.type() === "error" && errs.push(m.text())); p.on("pageerror", (e) => errs.push(String(e)));
  const r = await p.goto(u, { waitUntil: "networkidle" });
  await p.mouse.move(50, 50); await p.waitForTimeout(800);
  console.log(n, r?.status(), await p.title(), errs);
  await p.screenshot({ path: `/tmp/shot-${n}.png` });
  await p.close();
}
await b.close();
