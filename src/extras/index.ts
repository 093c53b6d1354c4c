/** What the build knows of the extras. What they show in pages of the core is in slots.ts. */
import type { Extra } from "./extra";
import * as listed from "./list";

/** The extras that this project has, whichever are on, by their names. */
export const extras: readonly Extra[] = Object.values(listed).sort((one, other) =>
  one.name < other.name ? -1 : 1,
);
