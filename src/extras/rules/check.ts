/** Says where a topic of rules stands in no section of their page. Pure. */
import type { ContentFile, DataFile } from "../../content/content-file";
import type { Mistake } from "../../content/front-matter";
import { fault, mistakeAt } from "../../content/issues";
import { rulesPage } from "./ids";

/** Returns a mistake for each such topic; nothing where the site has no page of rules. */
export function checkRules(files: readonly ContentFile[]): Mistake[] {
  const page = files.find(({ file }) => file === `content/pages${rulesPage}/index.md`);
  if (!page) return [];
  const headings = page.body.matchAll(/^## .*\{#([a-z0-9-]+)\}\s*$/gm);
  const sections = [...headings].map(([, id = ""]) => id).filter((id) => id !== "call");
  return files
    .filter((content): content is DataFile => content.kind.name === "rule")
    .filter(({ data }) => !sections.includes(String(data.section)))
    .map((content) => {
      const problem = `names “${String(content.data.section)}”, and ${page.file} has no such heading`;
      const remedy = `write one of ${sections.join(", ")}, or add the heading there`;
      const missing = fault("rule-section", problem, remedy);
      return { ...mistakeAt(content, ["section"], missing), file: content.file };
    });
}
