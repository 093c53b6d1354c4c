/**
 * `npx tsx scripts/screenshots.ts [/about /services …]`: takes screenshots of every page of the built site, or of those given,
 * as phones, tablets and desktops show them, light and dark. They go to the folder screenshots.
 */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { chromium, type Browser } from "@playwright/test";
import { chromiumOptions } from "./chromium.mjs";
import { CommandError, runCommand } from "./command";
import { builtPages } from "./routes";
import { startServer } from "./server";

const widths = [390, 768, 1280, 1920];
const colorSchemes = ["light", "dark"] as const;
const root = join(process.cwd(), "dist");
const folder = join(process.cwd(), "screenshots");

interface Shot {
  path: string;
  width: number;
  colorScheme: (typeof colorSchemes)[number];
}

async function take(browser: Browser, baseURL: string, shot: Shot): Promise<void> {
  const { path, width, colorScheme } = shot;
  const viewport = { width, height: Math.round(width < 700 ? width * 2.16 : width * 0.625) };
  const context = await browser.newContext({
    baseURL,
    viewport,
    colorScheme,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
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
  await page.screenshot({
    path: join(folder, `${name}.${width}.${colorScheme}.png`),
    fullPage: true,
  });
  await context.close();
}

async function main(): Promise<void> {
  const given = process.argv.slice(2);
  const paths = given.length > 0 ? given : [...builtPages(root).map(({ path }) => path), "/404"];
  const shots: Shot[] = paths.flatMap((path) =>
    widths.flatMap((width) => colorSchemes.map((colorScheme) => ({ path, width, colorScheme }))),
  );

  await mkdir(folder, { recursive: true });
  const [server, browser] = await Promise.all([
    startServer(root),
    chromiumOptions().then((options) => chromium.launch(options)),
  ]);
  try {
    const worker = async (): Promise<void> => {
      for (let shot = shots.shift(); shot; shot = shots.shift()) {
        await take(browser, server.url, shot);
        console.log(`${shot.path} ${shot.width} ${shot.colorScheme}`);
      }
    };
    await Promise.all([worker(), worker()]);
  } finally {
    await browser.close();
    await server.close();
  }
}

runCommand(main);
