/**
 * The extras, each in a folder of its own: what the build knows of them. What they show in the pages of the core is listed in `slots.ts`. An
 * extra is taken out of the site with its folder and its line in both lists.
 */
import type { Extra } from "./extra";
import { gallery } from "./gallery";
import { papers } from "./papers";
import { rules } from "./rules";
import { search } from "./search";

export const extras: readonly Extra[] = [
  { name: "planner", description: "The planner at /plan, with its tools." },
  rules,
  papers,
  { name: "costs", description: "Published prices on the pages of services." },
  { name: "map", description: "The map of places, with their permit offices." },
  gallery,
  search,
];
