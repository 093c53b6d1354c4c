/**
 * `npx tsx scripts/screenshots.ts [/about /services …]`: pictures of every page of the built site (or of the given ones) as phones, tablets and
 * desks show it, light and dark, in the folder screenshots.
 */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { chromium, type Browser } from "playwright-core";
import { chromiumOptions } from "./chromium.mjs";
import { builtPages } from "./routes";
import { startServer } from "./server";

const widths = [390, 768, 1280, 1920];
const colorSchemes = ["light", "dark"] as const;
const root = join(process.cwd(), "public");
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
  await page.goto(path);
  // Pictures load when they come near; here all of them are wanted.
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
  const known = builtPages(root).map(({ path }) => path);
  const wanted = process.argv.slice(2);
  const paths = wanted.length > 0 ? wanted : [...known, "/404"];
  const shots: Shot[] = paths.flatMap((path) =>
    widths.flatMap((width) => colorSchemes.map((colorScheme) => ({ path, width, colorScheme }))),
  );

  await mkdir(folder, { recursive: true });
  const [server, browser] = await Promise.all([
    startServer({ root }),
    chromiumOptions().then((options) => chromium.launch(options)),
  ]);
  try {
    const work = async (): Promise<void> => {
      for (let shot = shots.shift(); shot; shot = shots.shift()) {
        await take(browser, server.url, shot);
        console.log(`${shot.path} ${shot.width} ${shot.colorScheme}`);
      }
    };
    await Promise.all([work(), work()]);
  } finally {
    await browser.close();
    await server.close();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
