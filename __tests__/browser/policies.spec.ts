/** What the policies of the site allow, and what they refuse. */
import { expect, open, test, untranslated } from "./support";
import { goTo } from "./visit/visit";

test("a visitor walks through the site in one document, without the editor", async ({ page }) => {
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "document") documents.push(request.url());
    expect(request.url()).not.toMatch(/\/(admin|api)\b/);
  });
  await open(page, "/services");
  // Pages of every kind, so that script inserts each sort of HTML and each chunk at least once.
  for (const path of [
    "/services/kitchen-remodel",
    "/blog/how-to-read-a-bid",
    "/build-process/kitchen-log",
    "/faq",
    "/about",
    "/contact",
    "/",
  ]) {
    await goTo(page, path);
  }
  // Gatsby answers some refusals by loading the document.
  expect(documents).toHaveLength(1);
});

const attacks: Record<string, () => unknown> = {
  "an inline script": () => {
    const script = document.createElement("script");
    script.textContent = "window.planted = true";
    document.head.append(script);
  },
  "an event handler": () => {
    document.body.insertAdjacentHTML("beforeend", "<img src=x onerror='window.planted = true'>");
  },
  "a frame with a script": () => {
    document.body.innerHTML = "<iframe srcdoc='<script>parent.planted=true</script>'></iframe>";
  },
  "a javascript: link": () => {
    document.body.innerHTML = "<a href='javascript:window.planted=true'>here</a>";
  },
  "a script from elsewhere": () => {
    const script = document.createElement("script");
    script.src = "https://elsewhere.example/planted.js";
    document.head.append(script);
  },
  // In a timer, since the debugger that runs this function may itself evaluate strings.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- this must not work
  "evaluating a string": () => setTimeout("window.planted = true", 0),
};

test.describe("are refused:", untranslated, () => {
  test.use({ expectedProblems: [/Content Security Policy|TrustedHTML|TrustedScript|elsewhere/] });
  for (const [name, plant] of Object.entries(attacks))
    test(name, async ({ page, problems }) => {
      await open(page, "/privacy");
      const thrown = await page.evaluate(plant).then(
        () => "",
        (error: unknown) => String(error),
      );
      await expect.poll(() => thrown + problems.join()).not.toBe("");
      expect(await page.evaluate(() => "planted" in window)).toBe(false);
    });
});
