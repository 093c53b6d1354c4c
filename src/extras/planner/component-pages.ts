/** What the planner's pages show of their texts. */
import type { ComponentPage } from "../../content/component-pages";
import { toolPages } from "./tool-names";

/** The planner. */
export const plan = {
  path: "/plan",
  sections: ["tools", "places", "call"],
} as const satisfies ComponentPage;

/** The planner and its tools. */
export const planPages: readonly ComponentPage[] = [
  plan,
  ...toolPages.map((name) => ({ path: `/plan/${name}`, sections: ["call"] })),
];
