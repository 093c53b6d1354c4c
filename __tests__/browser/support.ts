/** What the tests in a browser share. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import { axeRules, axeTags, describeViolations } from "../support/axe-rules";
import { test as base } from "../support/browser-test";

export { expect } from "@playwright/test";

/** The settings of a page as a phone opens it. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Marks what gains nothing from a page translator: the projects in which one runs leave it out. */
export const untranslated = { tag: "@untranslated" };

const axeSource = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

declare global {
  interface Window {
    axe: typeof axe;
    /**
     * With a page translator: the texts on screen that React has changed since they were
     * translated, in vain.
     */
    staleTexts?: () => string[];
  }
}

interface Fixtures {
  /** Problems that a test causes on purpose. */
  expectedProblems: RegExp[];
  /**
   * Whatever no visit may cause: errors, warnings, what the policy refuses, requests to other
   * sites.
   */
  problems: string[];
  /** Whether a page translator runs: the project `translated` repeats the journeys so. */
  translated: boolean;
}

/**
 * A test with a page on which nothing goes wrong: an error or warning on the console, a violation
 * of the policy or a request to another site fails it. One that causes such says so: `test.use({
 * expectedProblems: [/Failed to load resource/] })`.
 */
export const test = base.extend<Fixtures>({
  expectedProblems: [[], { option: true }],
  translated: [false, { option: true }],
  context: async ({ context, translated }, use) => {
    if (translated) await context.addInitScript(translateAfterLoad);
    await use(context);
    if (translated)
      for (const page of context.pages())
        base.expect(await page.evaluate(() => window.staleTexts?.())).toEqual([]);
  },
  problems: [
    async ({ context, baseURL, expectedProblems, translated }, use) => {
      // React renders a page anew that was translated before, and says so:
      // https://react.dev/errors/418.
      const expected = translated
        ? [...expectedProblems, /React error #4(?:18|23|25)/]
        : expectedProblems;
      const problems: string[] = [];
      context.on("weberror", (error) => problems.push(`uncaught: ${error.error().message}`));
      context.on("console", (message) => {
        const type = message.type();
        if (type === "error" || type === "warning")
          problems.push(`${type}: ${message.text()} (${message.location().url})`);
      });
      context.on("request", (request) => {
        const { origin, protocol, href } = new URL(request.url());
        if (protocol.startsWith("http") && origin !== baseURL) problems.push(`requested ${href}`);
      });
      await use(problems);
      const unexpected = problems.filter(
        (problem) => !expected.some((pattern) => pattern.test(problem)),
      );
      base.expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
});

/** Makes a first sign of interest, for which React waits, and waits until it has taken over. */
export async function hydrated(page: Page): Promise<void> {
  await page.mouse.move(3, 3);
  await page.mouse.move(4, 4);
  await page.waitForFunction(
    () => performance.getEntriesByName("onInitialClientRender").length > 0,
  );
}

/** Opens a page, and waits until React has taken over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Holds back a page's scripts; returns a function that lets them through. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/*.js", async (route) => {
    await held;
    await route.continue();
  });
  return () => release?.();
}

/** Returns how many pixels of a page lie to the right of the window. */
export const beyondWindow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/**
 * Returns what axe finds wrong on a page: `expect(await axeViolations(page)).toEqual([])`. With a
 * page translator nothing: the same journey without one has seen it.
 * @param rules only these, which is quicker
 */
export async function axeViolations(page: Page, rules?: string[]): Promise<string[]> {
  if (await page.evaluate(() => "staleTexts" in window)) return [];
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  const { violations } = await page.evaluate(
    // Otherwise axe describes every element that passes a rule.
    (options) => window.axe.run({ ...options, resultTypes: ["violations"] }),
    rules ? { runOnly: rules } : { runOnly: axeTags, rules: axeRules },
  );
  return describeViolations({ violations });
}

/**
 * Returns the labels of drawings, each with those that it overlaps.
 * @param slack how many pixels of their heights may touch
 */
export const labelsOf = (page: Page, drawings: string, parts: string, slack = 0) =>
  page.locator(drawings).evaluateAll(
    (all, { parts: selector, slack: touching }) =>
      all.flatMap((svg) => {
        const frame = svg.getBoundingClientRect();
        // Around the words of a label, however wide the box in which they break.
        const words = new Range();
        const labels = [...svg.querySelectorAll(selector)]
          .filter((part) => part.getClientRects().length > 0)
          .map((part) => {
            words.selectNodeContents(part);
            const size = (parseFloat(getComputedStyle(part).fontSize) * frame.width) / 720;
            return { text: part.textContent, box: words.getBoundingClientRect(), size };
          });
        return labels.map(({ text, box, size }, index) => ({
          text,
          size,
          height: box.height,
          isBelow: box.bottom > frame.bottom + 1,
          isOutside: box.left < frame.left || box.right > frame.right,
          over: labels
            .slice(index + 1)
            .filter(({ box: other }) => box.left < other.right && other.left < box.right)
            .filter(({ box: other }) => box.top + touching < other.bottom)
            .filter(({ box: other }) => other.top + touching < box.bottom)
            .map((other) => other.text),
        }));
      }),
    { parts, slack },
  );

/**
 * Expects labels of drawings, or the numbers in their place, that can be read, and lie neither
 * outside nor over each other; below numbers, a list of what they stand for.
 */
export async function expectReadableDrawings(page: Page, where: string): Promise<void> {
  // A `use` of a file has no size until the file has been loaded.
  await page.waitForFunction(() =>
    Array.from(document.querySelectorAll<SVGUseElement>("figure svg use")).every(
      (use) => use.getBBox().width > 300,
    ),
  );
  const drawings = "figure svg[role='group']";
  const words = await labelsOf(page, drawings, "foreignObject span", 4);
  const labels = words.length > 0 ? words : await labelsOf(page, drawings, "g[aria-hidden]", 2);
  const isFaulty = ({ size, isBelow, isOutside, over }: (typeof labels)[number]) =>
    size < 11 || isBelow || isOutside || over.length > 0;
  base.expect.soft(labels.filter(isFaulty), where).toEqual([]);
  const listed = page.locator(`figure:has(> ${drawings.replace("figure ", "")}) > ol > li`);
  const visible = await listed.evaluateAll(
    (items) => items.filter((item) => item.getClientRects().length > 0).length,
  );
  base.expect.soft([where, visible]).toEqual([where, words.length > 0 ? 0 : labels.length]);
}

/**
 * Returns the labels of drawings through which a line of the drawing goes. The lines are `use`d
 * from files, where a page cannot measure them: they are put in place of their references, which
 * the policy has to allow.
 */
export const struckLabels = (page: Page) =>
  page.locator("figure svg[role='group']").evaluateAll(async (drawings) => {
    const struck = new Set<string | null>();
    for (const svg of drawings) {
      const use = svg.querySelector("use");
      if (!use) throw new Error("A drawing has no lines.");
      const [file = "", id = ""] = (use.getAttribute("href") ?? "").split("#");
      const text = await (await fetch(file)).text();
      const lines = new DOMParser().parseFromString(text, "image/svg+xml").getElementById(id);
      if (!lines) throw new Error(`${file} has no lines.`);
      use.replaceWith(lines);
      const words = new Range();
      const labels = [...svg.querySelectorAll("foreignObject span")].flatMap((label) => {
        words.selectNodeContents(label);
        // Letters are lower than their lines.
        return [...words.getClientRects()].map(({ left, right, top, bottom }) => ({
          text: label.textContent,
          hasInside: ({ x, y }: DOMPoint) => x > left && x < right && y > top + 3 && y < bottom - 3,
          isNear: (box: DOMRect) =>
            box.left < right && left < box.right && box.top < bottom && top < box.bottom,
        }));
      });
      const shapes = [
        ...lines.querySelectorAll<SVGGeometryElement>("path, line, rect, circle, ellipse"),
      ];
      for (const [order, shape] of shapes.entries()) {
        const toWindow = shape.getScreenCTM();
        if (!toWindow || getComputedStyle(shape).stroke === "none") continue;
        const near = labels.filter(({ isNear }) => isNear(shape.getBoundingClientRect()));
        if (near.length === 0) continue;
        const points = Array.from({ length: Math.ceil(shape.getTotalLength()) }, (_, at) =>
          shape.getPointAtLength(at),
        );
        for (const { text: label, hasInside } of near) {
          const inside = points.filter(
            (point) =>
              hasInside(point.matrixTransform(toWindow)) &&
              // Nothing that is drawn later covers it.
              !shapes
                .slice(order + 1)
                .some(
                  (over) => getComputedStyle(over).fill !== "none" && over.isPointInFill(point),
                ),
          );
          // The end of a line may touch a letter's own space.
          if (inside.length > 3) struck.add(label);
        }
      }
    }
    return [...struck];
  });

/**
 * Wraps every text in elements of its own, over and over, as browsers' page translators do once a
 * page has loaded.
 */
function translateAfterLoad(): void {
  const translations = new Map<Element, Text>();
  const wrap = () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
      node.parentElement?.closest("script, style, template, svg, font, textarea, noscript") ||
      !node.nodeValue?.trim()
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
    );
    const nodes: Text[] = [];
    while (texts.nextNode()) nodes.push(texts.currentNode as Text);
    for (const node of nodes) {
      const font = document.createElementNS("http://www.w3.org/1999/xhtml", "font");
      font.append(document.createElementNS("http://www.w3.org/1999/xhtml", "font"));
      font.firstElementChild!.textContent = node.data;
      node.replaceWith(font);
      translations.set(font, node);
    }
  };
  window.staleTexts = () =>
    [...translations]
      .filter(([font, text]) => font.isConnected && font.textContent !== text.data)
      .map(([font, text]) => `${font.textContent}: ${text.data}`);
  window.addEventListener("load", () => {
    wrap();
    const changes = { childList: true, subtree: true, characterData: true };
    new MutationObserver(wrap).observe(document.body, changes);
  });
}

/** Returns how many sheets of paper a page takes. */
export async function sheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: "Letter", margin: { top: "0.4in", bottom: "0.4in" } });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
