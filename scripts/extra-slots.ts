/** The slots of all extras, which `npm run generate` writes. A unit test compares them. */
import { existsSync } from "node:fs";
import path from "node:path";
import { slotFragments, type SlotFragment } from "../src/components/Slot/slot-fragments";
import { folderOf } from "../src/content/extras";
import { extras } from "../src/extras";
import type { Extra } from "../src/extras/extra";

/** The file that `npm run generate` writes them to. */
export const slotsFile = path.resolve("src/extras/slots.ts");

/** Returns the module with the slots of extras, and with what they ask for in queries. */
export function slotsOf(listed: readonly Extra[] = extras): string {
  const names = listed
    .filter((extra) => existsSync(path.join(folderOf(extra), "slots.tsx")))
    .map(({ name }) => name);
  const fragments = Object.entries(slotFragments).map(([name, type]) => {
    const own = listed.flatMap((extra) => extra.fragments?.[name as SlotFragment] ?? []);
    // A fragment has to ask for something, whichever extras are taken out.
    const fields = [
      type === "Query" ? "__typename" : "path",
      ...own.map((fragment) => `...${fragment}`),
    ];
    const lines = fields.map((field) => `    ${field}\n`);
    return `  fragment ${name} on ${type} {\n${lines.join("")}  }\n`;
  });
  return `/**
 * What the extras show in the pages of the core, by the names of their folders; each place shows
 * them in this order. An extra that is off has an empty module in place of its own:
 * src/gatsby/webpack.ts. Made of list.ts by \`npm run generate\`.
 */
import { graphql } from "gatsby";
import type { Slots } from "../components/Slot/slot-props";
${names.map((name) => `import { slots as ${name} } from "./${name}/slots";\n`).join("")}
/** The slots of each extra, by the name of its folder. */
export const slots: Readonly<Record<string, Slots>> = {
${names.map((name) => `  ${name},\n`).join("")}};

/** What they ask for in the queries of these pages. */
export const fragments = graphql\`
${fragments.join("\n")}\`;
`;
}
