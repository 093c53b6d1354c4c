/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const styles = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".css"))
  .map((name) => join("src", name));

test.each(styles)("%s does not style the selection", (name) => {
  // With a single such rule Chromium recalculates the style of every element when a View Transition begins and ends.
  expect(readFileSync(name, "utf8")).not.toMatch(/::selection\b/);
});
