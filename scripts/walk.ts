/** `npm run walk -- SEED STEPS`: the random walk of the tests with any seed, through the site as it is built. */
import { chromium } from "playwright-core";
import { walk } from "../__tests__/browser/visit/walk";
import { startServer } from "./server";

async function main(seed = Date.now() % 100_000, steps = 300): Promise<void> {
  const { chromiumOptions } = await import("./chromium.mjs");
  const server = await startServer({ root: "public" });
  const browser = await chromium.launch(await chromiumOptions());
  try {
    console.log(`Seed ${seed}, ${steps} steps …`);
    await walk(await browser.newPage(), server.url, seed, steps);
    console.log("All is well.");
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  } finally {
    await browser.close();
    await server.close();
  }
}

void main(...process.argv.slice(2).map(Number));
