/** Whatever happens to content, the check tells mistakes and does not fail itself; `npm run bench -- fuzz` tries more. */
import { readFileSync } from "node:fs";
import { damage, slip } from "../../scripts/bench/damage";
import { checkContent, formatMistakes } from "../../src/content/check";
import { siteDataOf } from "../../src/content/site-data";
import { contentProject } from "../support/content-fixture";

const business = readFileSync("content/business.yml", "utf8");

test.each(Array.from({ length: 60 }, (_, seed) => seed))("damaged content %i", async (seed) => {
  const { root, remove } = await contentProject(business, (files) => damage(files, seed));
  try {
    const checked = await checkContent(root);
    siteDataOf(checked);
    expect(formatMistakes(checked.mistakes)).not.toMatch(slip);
  } finally {
    await remove();
  }
});
