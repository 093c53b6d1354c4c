import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { axeTags, describeViolations } from "./axe-rules";

/**
 * The barriers that axe finds on a page, or within a part of it: `expect(await barriers(page)).toEqual([])`.
 */
export async function barriers(page: Page, within?: string): Promise<string[]> {
  const builder = new AxeBuilder({ page }).withTags(axeTags);
  return describeViolations(await (within ? builder.include(within) : builder).analyze());
}
