import axe from "axe-core";
import { axeTags, describeViolations } from "./axe-rules";

/**
 * The barriers that axe finds in a component rendered by jsdom: `expect(await barriersIn(container)).toEqual([])`. jsdom knows no
 * colours and no sizes: contrast and target sizes are for the browser tests; a part of a page needs no landmarks.
 */
export async function barriersIn(element: Element): Promise<string[]> {
  const rules = { "color-contrast": { enabled: false }, region: { enabled: false } };
  const runOnly = { type: "tag" as const, values: axeTags };
  return describeViolations(await axe.run(element, { runOnly, rules }));
}
