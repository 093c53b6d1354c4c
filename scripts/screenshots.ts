/**
 * `npx tsx scripts/screenshots.ts [/about /services …]`: takes screenshots of every page of the built site, or of those given,
 * as phones, tablets and desktops show them, light and dark. They go to the folder screenshots.
 */
import { chromium, type Page } from "@playwright/test";
import { chromiumOptions } from "./chromium.mjs";
import { CommandError, runCommand } from "./command";
import { builtPages } from "./routes";
import { startServer } from "./server";

const widths = [390, 768, 1280, 1920];

async function take(page: Page, path: string, width: number, colorScheme: "light" | "dark") {
  const height = Math.round(width < 700 ? width * 2.16 : width * 0.625);
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  const response = await page.goto(path);
  if (!response?.ok() && path !== "/404") throw new CommandError(`There is no page ${path}.`);
  // Lazy pictures would be missing in a screenshot of the full page.
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = "eager";
    await Promise.all(Array.from(document.images, (picture) => picture.decode()));
    await document.fonts.ready;
  });
  await page.waitForLoadState("networkidle");
  const name = path === "/" ? "home" : path.slice(1).replaceAll("/", "--");
  const file = `screenshots/${name}.${width}.${colorScheme}.png`;
  await page.screenshot({ path: file, fullPage: true });
  console.log(file);
}

async function main(): Promise<void> {
  const given = process.argv.slice(2);
  const paths = given.length > 0 ? given : [...builtPages("dist").map(({ path }) => path), "/404"];
  const server = await startServer("dist");
  const browser = await chromium.launch(await chromiumOptions());
  try {
    const page = await browser.newPage({ baseURL: server.url });
    for (const path of paths)
      for (const width of widths)
        for (const scheme of ["light", "dark"] as const) await take(page, path, width, scheme);
  } finally {
    await browser.close();
    await server.close();
  }
}

runCommand(main);
