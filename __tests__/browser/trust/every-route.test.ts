import { builtPages } from "../../../scripts/routes";
import {
  collectConsoleErrors,
  collectThirdPartyRequests,
  hydrated,
  publicFolder,
  useSite,
} from "../../support/site";
import { collectPolicyViolations } from "../../support/violations";

const site = useSite();
const pages = builtPages(publicFolder).map(({ path }) => path);
// Below a folder of pages the 404 page has two policies: that of the folder's rule, and that in its HTML.
const paths = [...pages, "/no-such-page", "/services/no-such-page", "/blog/no/such/page"];

describe.each(paths)("%s", (path) => {
  it("loads without errors, policy violations, third-party requests, cookies and the editor", async () => {
    const page = await site.newPage();
    const violations = await collectPolicyViolations(page);
    const errors = collectConsoleErrors(page);
    const thirdParty = collectThirdPartyRequests(page, site);
    const ofEditor: string[] = [];
    page.on("request", (request) => {
      if (/^\/(admin|api)\b/.test(new URL(request.url()).pathname)) ofEditor.push(request.url());
    });
    const response = await page.goto(path);
    const exists = pages.includes(path);
    expect(response?.status()).toBe(exists ? 200 : 404);
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    expect(await violations()).toEqual([]);
    // Browsers report the status 404 of the page itself.
    expect(errors.filter((error) => exists || !error.includes("404 (Not Found)"))).toEqual([]);
    expect(thirdParty).toEqual([]);
    expect(ofEditor).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(() => document.cookie)).toBe("");
  });
});
