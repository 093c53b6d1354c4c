import { settled, useSite } from "../../support/site";
import { go, hold, ready, shows, visit } from "./visit";

const site = useSite();

it("repeats a click on a button before script was loaded, once", async () => {
  const page = await site.newPage();
  const script = await hold(page, /\/app-[0-9a-f]+\.js$/);
  await page.goto("/about", { waitUntil: "domcontentloaded" });
  await page.evaluate(() => {
    const presses: string[] = [];
    Object.assign(window, { presses });
    const button = Object.assign(document.createElement("button"), { type: "button" });
    button.textContent = "early";
    // The browser itself does what this button does.
    const native = button.cloneNode(true) as HTMLButtonElement;
    native.setAttribute("popovertarget", "menu");
    document.body.append(button, native);
    button.click();
    native.click();
    button.addEventListener("click", () => presses.push("press"));
    native.addEventListener("click", () => presses.push("native"));
  });
  script.release();
  await ready(page);
  await settled(page);
  const presses = () => page.evaluate(() => (window as unknown as { presses: string[] }).presses);
  expect(await presses()).toEqual(["press"]);
});

it("delivers a click during hydration to React, once", async () => {
  const page = await site.newPage();
  await page.addInitScript(() => {
    const listen = EventTarget.prototype.addEventListener;
    // React adds its listeners to the container first, and hydrates in later tasks.
    EventTarget.prototype.addEventListener = function (
      this: EventTarget,
      ...details: Parameters<typeof listen>
    ) {
      listen.apply(this, details);
      if (!(this instanceof Element) || this.id !== "___gatsby") return;
      EventTarget.prototype.addEventListener = listen;
      queueMicrotask(() => {
        [...document.querySelectorAll("button")]
          .find(({ textContent }) => textContent === "Show side by side")
          ?.click();
      });
    };
  });
  await page.goto("/build-process/occupied-kitchen-and-bath-remodel");
  await ready(page);
  await settled(page);
  expect(await page.getByRole("button", { name: "Show one over the other" }).count()).toBe(1);
});

it("keeps a shared layout between pages, and follows links in Markdown without loading a document", async () => {
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

it("shows /contact whatever project is in its address", async () => {
  const { page, errors } = await visit(site, "/contact?project=casino");
  for (const query of ["?project=%3Cscript%3E", "?project=hotel"]) {
    await go(page, `/contact${query}`);
    await page.waitForFunction((wanted) => location.search === wanted, query);
    await settled(page);
    await shows(page, "/contact");
  }
  expect(await page.locator("[data-status]").count()).toBe(0);
  expect(errors).toEqual([]);
});
