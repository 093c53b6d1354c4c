/** However content is damaged, the check reports mistakes and does not crash; `npm run bench -- fuzz` tries more. */
import { bugPattern, damage } from "../../scripts/bench/damage";
import { checkContent, formatMistakes } from "../../src/content/check";
import { contentProject } from "../support/content-fixture";

test.each(Array.from({ length: 60 }, (_, seed) => seed))("damaged content %i", async (seed) => {
  const { root, remove } = await contentProject((files) => damage(files, seed));
  try {
    const checked = await checkContent(root);
    expect(formatMistakes(checked.mistakes)).not.toMatch(bugPattern);
  } finally {
    await remove();
  }
});
