/** What the planner's pages show of their texts. */
import type { ComponentPage } from "../../content/component-pages";
import { toolPages } from "./tool-names";

export const plan = {
  path: "/plan",
  sections: ["tools", "places", "call"],
} as const satisfies ComponentPage;

export const planPages: readonly ComponentPage[] = [
  plan,
  ...toolPages.map((name) => ({ path: `/plan/${name}`, sections: ["call"] })),
];
