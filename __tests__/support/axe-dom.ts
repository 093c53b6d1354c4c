import { act } from "@testing-library/react";
import axe from "axe-core";
import { axeTags, describeViolations } from "./axe-rules";

/**
 * Returns what axe finds wrong in a component rendered by jsdom: `expect(await
 * axeViolationsIn(container)).toEqual([])`. jsdom computes neither colors nor sizes, so contrast
 * and target sizes are left to the browser tests; a part of a page needs no landmarks.
 */
export async function axeViolationsIn(element: Element): Promise<string[]> {
  const rules = { "color-contrast": { enabled: false }, region: { enabled: false } };
  const runOnly = { type: "tag" as const, values: axeTags };
  // Axe takes long enough for timers of the component to run meanwhile.
  return describeViolations(await act(() => axe.run(element, { runOnly, rules })));
}
