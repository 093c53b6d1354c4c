import { useSite } from "../../support/site";
import { go, ready, shows, visit } from "./visit";

jest.setTimeout(60_000);

const site = useSite();

function withResolvers() {
  let resolve!: () => void;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}

it("repeats a press on a button that came before the script, once", async () => {
  const page = await site.newPage();
  const { promise: held, resolve: release } = withResolvers();
  await page.route(/\/app-[0-9a-f]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/about", { waitUntil: "domcontentloaded" });
  await page.evaluate(() => {
    const presses: string[] = [];
    Object.assign(window, { presses });
    const button = Object.assign(document.createElement("button"), { type: "button" });
    button.textContent = "early";
    document.body.append(button);
    button.click();
    button.addEventListener("click", () => presses.push("press"));
  });
  release();
  await ready(page);
  await page.waitForTimeout(200);
  const presses = () => page.evaluate(() => (window as unknown as { presses: string[] }).presses);
  expect(await presses()).toEqual(["press"]);
  expect(await page.evaluate(() => "___earlyPress" in window)).toBe(false);
});

it("keeps the layout between pages that share one, and follows links within Markdown without a document", async () => {
  const { page, documents } = await visit(site, "/about");
  await page.evaluate(() => {
    document.querySelector("header")?.setAttribute("data-kept", "");
    const link = Object.assign(document.createElement("a"), { href: "/faq?a=b#main" });
    link.textContent = "plain";
    document.querySelector("main")?.prepend(link);
    link.click();
  });
  await shows(page, "/faq");
  expect(page.url()).toBe(`${site.url}/faq?a=b#main`);
  expect(await page.locator("header[data-kept]").count()).toBe(1);
  expect(documents).toEqual([]);
});

it("shows /contact whatever project its address names", async () => {
  const { page, errors } = await visit(site, "/contact?project=casino");
  await go(page, "/contact?project=%3Cscript%3E");
  await go(page, "/contact?project=hotel");
  expect(page.url()).toBe(`${site.url}/contact?project=hotel`);
  expect(await page.locator("[data-status]").count()).toBe(0);
  expect(errors).toEqual([]);
});
