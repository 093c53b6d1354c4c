import type { Page } from "playwright-core";

declare global {
  interface Window {
    policyViolations?: string[];
  }
}

/** What a page's policies refuse, from its first byte on. Call it before `goto`; the answer asks for those so far. */
export async function collectViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    window.policyViolations = [];
    document.addEventListener("securitypolicyviolation", (event) => {
      const { effectiveDirective, blockedURI, sample } = event;
      window.policyViolations?.push(`${effectiveDirective}: ${blockedURI} ${sample}`);
    });
  });
  return () => page.evaluate(() => window.policyViolations ?? []);
}
