/** @jest-environment node */
import { readFileSync } from "node:fs";
import { madeSections, renewSections } from "../../../scripts/readme/sections";

/** Prettier pads tables; what they say is what counts here. */
const words = (markdown: string) => markdown.replace(/\s*\|\s*/g, "|").replace(/-{3,}|\s+/g, " ");

test("the README's made parts are up to date: npm run readme renews them", () => {
  const readme = readFileSync("README.md", "utf8");
  expect(words(readme)).toBe(words(renewSections(readme)));
});

test("the front-matter reference names every kind's own fields and their limits", () => {
  const reference = madeSections["front-matter reference"]!();
  expect(reference).toContain("| `description` | text, 110–160 characters | yes |");
  expect(reference).toContain("| `questions` | list of 3 | yes |");
  expect(reference).toContain("| `phases[].text` | Markdown, 120–1600 characters | yes |");
  expect(reference).toContain("| `draft` | `true` or `false` | no |");
});

test("a README without a place for a part is refused", () => {
  expect(() => renewSections("# Title")).toThrow("no place for its front-matter reference");
});
