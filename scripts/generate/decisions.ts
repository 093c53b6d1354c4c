import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Returns a Markdown list with a link to each page of docs/decisions by its heading. */
export function listOfDecisions(root: string): string {
  const folder = join(root, "docs/decisions");
  return readdirSync(folder)
    .filter((name) => name.endsWith(".md") && name !== "README.md")
    .sort()
    .map((name) => {
      const [, heading] = /^# (.+)$/m.exec(readFileSync(join(folder, name), "utf8")) ?? [];
      if (!heading) throw new Error(`docs/decisions/${name} has no heading: begin it with “# ”.`);
      return `- [${heading}](${name})`;
    })
    .join("\n");
}
