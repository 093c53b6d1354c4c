import { builtPages } from "../../scripts/routes";
import {
  collectConsoleErrors,
  collectThirdPartyRequests,
  hydrated,
  lettersLoaded,
  publicFolder,
  useSite,
} from "../support/site";

const site = useSite();

describe.each(builtPages(publicFolder).map(({ path }) => path))("%s", (path) => {
  it("loads without an error and asks nobody else for anything, nor for the editor", async () => {
    const page = await site.newPage();
    const ofTheEditor: string[] = [];
    page.on("request", (request) => {
      if (/^\/(admin|api)\b/.test(new URL(request.url()).pathname)) ofTheEditor.push(request.url());
    });
    const errors = collectConsoleErrors(page);
    const strangers = collectThirdPartyRequests(page, site);
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    expect(errors).toEqual([]);
    expect(strangers).toEqual([]);
    expect(ofTheEditor).toEqual([]);
  });

  it("does not scroll sideways on a small phone", async () => {
    const page = await site.open(path, { viewport: { width: 320, height: 640 } });
    await lettersLoaded(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
  });
});
