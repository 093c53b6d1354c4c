import { eventually } from "../../support/eventually";
import { hydrated, settled, useSite } from "../../support/site";
import { collectViolations } from "../../support/violations";

const site = useSite();

/** Pages of every kind, so that each sort of HTML and each chunk is put in by script at least once. */
const walk = [
  "/services/kitchen-remodel",
  "/blog/how-to-pick-trustworthy-general-contractor",
  "/build-process/daiso",
  "/faq",
  "/about",
  "/contact",
  "/",
];

describe("policies", () => {
  it("let a visitor walk through the site by links", async () => {
    const page = await site.newPage();
    const violations = await collectViolations(page);
    const documents: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "document") documents.push(request.url());
    });
    await page.goto("/services");
    await hydrated(page);
    for (const path of walk) {
      await page.evaluate((to) => {
        (window as unknown as { ___navigate: (to: string) => void }).___navigate(to);
      }, path);
      await page.waitForFunction((to) => {
        const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute("href");
        return canonical !== null && canonical !== undefined && new URL(canonical).pathname === to;
      }, path);
      expect(await page.locator("h1").count()).toBe(1);
      // The structured data of the page that was left are gone; those of this one are in its own document.
      expect(await page.locator('script[type="application/ld+json"]').count()).toBe(0);
    }
    expect(await violations()).toEqual([]);
    // One document: nothing was refused in a way that Gatsby answers with a reload.
    expect(documents).toHaveLength(1);
  });

  it("keep structured data, which the browser reads as data", async () => {
    const page = await site.open("/");
    await hydrated(page);
    const text = await page.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(text ?? "")).toHaveProperty("@graph");
  });

  it.each<[string, () => unknown, string]>([
    [
      "an inline script",
      () => {
        const script = document.createElement("script");
        script.textContent = "window.planted = true";
        document.head.append(script);
      },
      "",
    ],
    [
      "an event handler",
      () => {
        document.body.insertAdjacentHTML(
          "beforeend",
          "<img src=x onerror='window.planted = true'>",
        );
      },
      "TrustedHTML",
    ],
    [
      "HTML that content may not have",
      () => {
        document.body.innerHTML = "<iframe srcdoc='<script>parent.planted=true</script>'></iframe>";
      },
      "TrustedHTML",
    ],
    [
      "a link that runs script",
      () => {
        document.body.innerHTML = "<a href='javascript:window.planted=true'>here</a>";
      },
      "TrustedHTML",
    ],
    [
      "a script from elsewhere",
      () => {
        const script = document.createElement("script");
        script.src = "https://elsewhere.example/planted.js";
        document.head.append(script);
      },
      "TrustedScriptURL",
    ],
    // Later, since the debugger that runs this function may evaluate texts.
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the thing that must not work
    ["a text as program", () => setTimeout("window.planted = true", 0), ""],
  ])("refuse %s", async (_name, plant, expected) => {
    const page = await site.newPage();
    const violations = await collectViolations(page);
    await page.goto("/privacy");
    await hydrated(page);
    const thrown = await page.evaluate(plant).then(
      () => "",
      (error: unknown) => String(error),
    );
    // The report of a refusal comes with a task of its own.
    await eventually(async () => {
      const refused = [...(await violations()), thrown].filter(Boolean).join("\n");
      expect(refused).not.toBe("");
      expect(refused).toContain(expected);
    });
    await settled(page);
    expect(await page.evaluate(() => "planted" in window)).toBe(false);
  });
});
