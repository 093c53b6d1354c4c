import { builtPages } from "../../../scripts/routes";
import { lettersLoaded, publicFolder, useSite } from "../../support/site";
import { desk, open, phone, recap, service } from "./look";

const site = useSite();

const paths = builtPages(publicFolder).map(({ path }) => path);
/** One page of each kind. */
const kinds = [
  ...new Set([
    "/",
    "/services",
    service,
    recap,
    "/blog",
    "/contact",
    "/faq",
    "/about",
    "/style-guide",
  ]),
].filter((path) => paths.includes(path));

describe.each([320, 390, 768, 1088, 1280, 1920, 2560])("at %i px", (width) => {
  it("nothing reaches beyond the window", async () => {
    const page = await site.newPage({ viewport: { width, height: 900 } });
    const wide: string[] = [];
    for (const path of paths) {
      await page.goto(path);
      await lettersLoaded(page);
      const beyond = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      if (beyond > 0) wide.push(`${path}: ${beyond} px`);
    }
    expect(wide).toEqual([]);
  }, 300_000);
});

it("nothing is lost at twice the size of text", async () => {
  const page = await site.newPage(phone);
  for (const path of kinds) {
    await page.goto(path);
    await lettersLoaded(page);
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect({ path, beyond }).toEqual({ path, beyond: 0 });
  }
});

describe("targets", () => {
  it("measure 24 px at least, those beside running text excepted", async () => {
    const page = await site.newPage(phone);
    const small: string[] = [];
    for (const path of kinds) {
      await page.goto(path);
      await lettersLoaded(page);
      small.push(
        ...(await page.evaluate(() =>
          [...document.querySelectorAll("a, button, summary, input:not([tabindex='-1'])")]
            .filter((element) => {
              // The target of a radio button or a checkbox is its label too.
              const isChoice = element.matches('[type="radio"], [type="checkbox"]');
              const label = isChoice ? (element as HTMLInputElement).labels?.[0] : undefined;
              const box = (label ?? element).getBoundingClientRect();
              const isInText = getComputedStyle(element).display === "inline";
              return box.width > 1 && !isInText && (box.height < 23.5 || box.width < 23.5);
            })
            .map((element) => `${location.pathname}: ${element.outerHTML.slice(0, 80)}`),
        )),
      );
    }
    expect(small).toEqual([]);
  });
});

it("the header measures 64 px at most", async () => {
  for (const options of [phone, desk]) {
    const page = await open(site, "/", options);
    const { height } = (await page.locator("header").first().boundingBox())!;
    expect(height).toBeLessThanOrEqual(64);
  }
});
