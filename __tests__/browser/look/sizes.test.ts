import { builtPages } from "../../../scripts/routes";
import { fontsLoaded, publicFolder, useSite } from "../../support/site";
import { desk, open, phone, recap, service } from "./look";

const site = useSite();

const paths = builtPages(publicFolder).map(({ path }) => path);
/** One page of each kind. */
const kinds = [
  ...new Set(["/", "/services", service, recap, "/blog", "/contact", "/faq", "/about"]),
].filter((path) => paths.includes(path));

/** What a visitor may set without losing text (WCAG 2.2, 1.4.12). */
const textSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

it.each(paths)("%s scrolls sideways at no width, nor with text spaced apart", async (path) => {
  // The visitor's own styles are not the page's.
  const page = await site.newPage({ bypassCSP: true });
  await page.goto(path);
  await fontsLoaded(page);
  const wide: string[] = [];
  const measure = async (spacing: string) => {
    for (const width of [320, 390, 768, 1088, 1280, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const beyond = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      if (beyond > 0) wide.push(`${beyond} px at ${width}${spacing}`);
    }
  };
  await measure("");
  await page.addStyleTag({ content: textSpacing });
  await measure(", spaced");
  expect(wide).toEqual([]);
});

it("no page scrolls sideways at twice the text size", async () => {
  const page = await site.newPage(phone);
  for (const path of kinds) {
    await page.goto(path);
    await fontsLoaded(page);
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect({ path, beyond }).toEqual({ path, beyond: 0 });
  }
});

describe("targets", () => {
  it("measure at least 24 px, except in running text", async () => {
    const page = await site.newPage(phone);
    const small: string[] = [];
    for (const path of kinds) {
      await page.goto(path);
      await fontsLoaded(page);
      small.push(
        ...(await page.evaluate(() =>
          [...document.querySelectorAll("a, button, summary, input:not([tabindex='-1'])")]
            .filter((element) => {
              // A radio button or checkbox is also operated by its label.
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

it("the header is at most 64 px high", async () => {
  const narrow = { viewport: { width: 320, height: 568 } };
  for (const options of [narrow, phone, desk]) {
    const page = await open(site, "/", options);
    const { height } = (await page.locator("header").first().boundingBox())!;
    expect(height).toBeLessThanOrEqual(64);
  }
});
