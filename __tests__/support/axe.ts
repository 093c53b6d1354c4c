import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { axeTags, describeViolations } from "./axe-rules";

/**
 * Returns what axe finds wrong on a page, or within a part of it: `expect(await axeViolations(page)).toEqual([])`.
 */
export async function axeViolations(page: Page, within?: string): Promise<string[]> {
  const builder = new AxeBuilder({ page })
    .withTags(axeTags)
    // Otherwise axe describes every element that passes a rule, and opens a second page to combine the results of frames from
    // other origins, which the policy forbids. It takes a third of the time without both.
    .options({ resultTypes: ["violations"] })
    .setLegacyMode(true);
  return describeViolations(await (within ? builder.include(within) : builder).analyze());
}
