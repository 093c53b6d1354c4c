import { chromium } from "@playwright/test"; import fs from "node:fs"; import { chromiumOptions } from "./scripts/chromium.mjs";
const b = await chromium.launch(await chromiumOptions()); const c = await b.newContext({ viewport: { width: 390, height: 800 }, reducedMotion: "reduce" }); const p = await c.newPage();
const src = fs.readFileSync("node_modules/axe-core/axe.min.js", "utf8"); const tot = {};
p.on("console", (m) => { const t = m.text(); const r = /Measure (rule_[\w-]+(?:#\w+)?|[\w-]+[^ ]*) took (.*?)ms/.exec(t); if (r) tot[r[1]] = (tot[r[1]] ?? 0) + Number(r[2]); });
for (const path of ["/", "/rules", "/services/kitchen-remodel", "/blog/how-to-pick-trustworthy-general-contractor", "/plan", "/contact"]) for (const [w, s] of [[390, "light"], [1280, "dark"]]) {
  await p.goto("http://localhost:9123" + path); await p.mouse.move(3, 3); await p.mouse.move(5, 5); await p.waitForTimeout(800);
  await p.setViewportSize({ width: w, height: 800 }); await p.emulateMedia({ colorScheme: s });
  await p.evaluate(src); const t = Date.now();
  await p.evaluate((tags) => window.axe.run({ runOnly: tags, resultTypes: ["violations"], performanceTimer: true }), ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]);
  console.log(path, w, Date.now() - t);
}
console.log(Object.entries(tot).sort((a, b) => b[1] - a[1]).slice(0, 30).map(([k, v]) => `${v.toFixed(0)} ${k}`).join("\n"));
await b.close();
