import type { Page } from "@playwright/test";

declare global {
  interface Window {
    policyViolations?: string[];
  }
}

/**
 * Collects what a page's content security policies refuse from now on: call it before `goto`.
 * @returns a function that returns the violations so far
 */
export async function collectPolicyViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    window.policyViolations = [];
    document.addEventListener("securitypolicyviolation", (event) => {
      const { effectiveDirective, blockedURI, sample } = event;
      window.policyViolations?.push(`${effectiveDirective}: ${blockedURI} ${sample}`);
    });
  });
  return () => page.evaluate(() => window.policyViolations ?? []);
}
