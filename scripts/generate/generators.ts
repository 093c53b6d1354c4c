/**
 * Everything in the repository that is made from something else in it: `npm run generate` renews it, and a test compares
 * it with what is committed. Two things are not in this list: `src/gatsby-types.d.ts`, which a build writes, and the
 * tables of docs/performance.md, which are measurements.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listOfDecisions } from "./decisions";
import { kindsFolder, listOfKindsIn } from "./kinds";
import { renewSections } from "./sections";

/** Contents of files by their path from the project's root. Text is formatted by Prettier afterwards. */
export type GeneratedFiles = Readonly<Record<string, string | Uint8Array>>;

/** Returns some of the generated files; `root` is the project's folder. */
export type Generator = (root: string) => GeneratedFiles | Promise<GeneratedFiles>;

/**
 * The generators in their order: a later one may read what an earlier one has written. That is why each loads its code
 * only when its turn has come.
 */
export const generators: readonly Generator[] = [
  // The list of kinds of content, on which all that follows is built.
  (root) => ({ [`${kindsFolder}/index.ts`]: listOfKindsIn(root) }),
  // JSON Schemas and snippets, from which text editors complete and check content.
  async (root) => (await import("../schemas/files")).filesForEditors(root),
  // Colors as tokens, the files of the typeface, and the faces that stand in for it.
  async (root) => (await import("../brand/files")).brandFiles(root),
  // Every sentence with a figure, and the rule that it belongs to.
  async (root) => ({ "docs/rules.md": (await import("../words/rules-page")).rulesPage(root) }),
  // The tables of reference pages.
  async (root) => {
    const { frontMatterReference } = await import("./front-matter-reference");
    const { tableOfPatches } = await import("./patches");
    const { tableOfOwnerFacts } = await import("../owner-report");
    const { formFieldReference } = await import("./form-fields");
    const sections = {
      "docs/front-matter.md": { "front-matter reference": frontMatterReference() },
      "docs/before-launch.md": { "owner facts": tableOfOwnerFacts() },
      "docs/forms.md": { "form fields": formFieldReference() },
      "docs/decisions/README.md": { decisions: listOfDecisions(root) },
      "docs/decisions/patches.md": { patches: tableOfPatches() },
    };
    return Object.fromEntries(
      Object.entries(sections).map(([page, parts]) => [
        page,
        renewSections(readFileSync(join(root, page), "utf8"), page, parts),
      ]),
    );
  },
];
