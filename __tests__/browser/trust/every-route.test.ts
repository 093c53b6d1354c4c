import { builtPages } from "../../../scripts/routes";
import {
  collectConsoleErrors,
  collectThirdPartyRequests,
  hydrated,
  publicFolder,
  useSite,
} from "../../support/site";
import { collectViolations } from "../../support/violations";

const site = useSite();
// Below a folder of pages the 404 page has its policy twice: from the rule of the folder, and inside.
const paths = [
  ...builtPages(publicFolder).map(({ path }) => path),
  "/no-such-page",
  "/services/no-such-page",
  "/blog/no/such/page",
];

describe.each(paths)("%s", (path) => {
  it("breaks no policy, asks nobody else for anything and sets no cookie", async () => {
    const page = await site.newPage();
    const violations = await collectViolations(page);
    const errors = collectConsoleErrors(page);
    const strangers = collectThirdPartyRequests(page, site);
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    expect(await violations()).toEqual([]);
    // The browser itself reports the page's own status 404.
    expect(errors.filter((error) => !error.includes("404 (Not Found)"))).toEqual([]);
    expect(strangers).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(() => document.cookie)).toBe("");
  });
});
