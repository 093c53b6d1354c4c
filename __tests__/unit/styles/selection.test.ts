/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const styles = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".css"))
  .map((name) => join("src", name));

test.each(styles)("%s leaves what is selected to the browser", (name) => {
  // One such rule, and Chromium computes every element anew when a View Transition begins and ends.
  expect(readFileSync(name, "utf8")).not.toMatch(/::selection\b/);
});
