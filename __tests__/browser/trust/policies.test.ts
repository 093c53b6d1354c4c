import { eventually } from "../../support/eventually";
import { hydrated, settled, useSite } from "../../support/site";
import { collectPolicyViolations } from "../../support/violations";

const site = useSite();

/** Pages of every kind, so that script inserts each sort of HTML and each chunk at least once. */
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
  it("allow a visitor to navigate through the site", async () => {
    const page = await site.newPage();
    const violations = await collectPolicyViolations(page);
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
      // The structured data of the first page are removed; those of this one are only in its document.
      expect(await page.locator('script[type="application/ld+json"]').count()).toBe(0);
    }
    expect(await violations()).toEqual([]);
    // Gatsby answers some refusals by loading the document.
    expect(documents).toHaveLength(1);
  });

  it("allow structured data", async () => {
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
      "a frame with a script",
      () => {
        document.body.innerHTML = "<iframe srcdoc='<script>parent.planted=true</script>'></iframe>";
      },
      "TrustedHTML",
    ],
    [
      "a javascript: link",
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
    // In a timer, since the debugger that runs this function may itself evaluate strings.
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- this must not work
    ["evaluating a string", () => setTimeout("window.planted = true", 0), ""],
  ])("refuse %s", async (_name, plant, expected) => {
    const page = await site.newPage();
    const violations = await collectPolicyViolations(page);
    await page.goto("/privacy");
    await hydrated(page);
    const thrown = await page.evaluate(plant).then(
      () => "",
      (error: unknown) => String(error),
    );
    // A violation is reported in a later task.
    await eventually(async () => {
      const refused = [...(await violations()), thrown].filter(Boolean).join("\n");
      expect(refused).not.toBe("");
      expect(refused).toContain(expected);
    });
    await settled(page);
    expect(await page.evaluate(() => "planted" in window)).toBe(false);
  });
});
