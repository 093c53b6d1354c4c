/** Facts that only the owner can supply, as `npm run check:content -- --owner` and docs/before-launch.md list them. Pure. */
import type { ContentFile } from "../src/content/content-file";
import { fieldName } from "../src/content/explain";
import { missingFacts } from "../src/content/owner-facts";
import { registry } from "../src/content/registry";
import { fieldsIn, metaOf } from "../src/content/schema";

/** Returns two lines for each missing fact: its place with what to write, and where it is shown. The last line counts them. */
export function ownerReport(files: readonly ContentFile[]): string[] {
  const facts = files.flatMap(({ kind, file, data, yaml }) =>
    missingFacts(kind.fileSchema, data).map(({ path, write, shown }) => {
      const [line] = yaml.linesOf(path);
      const place = line === yaml.linesOf([])[0] ? file : `${file}:${line}`;
      return `${place}  ${fieldName(path)}: ${write}\n    Shown ${shown}.`;
    }),
  );
  const count =
    facts.length === 0
      ? "No facts are left for the owner to supply."
      : `${facts.length} ${facts.length === 1 ? "fact is" : "facts are"} left for the owner to supply. docs/before-launch.md says what else to do.`;
  return [...facts, count];
}

/** Returns a Markdown table of all such facts, missing or not. */
export function tableOfOwnerFacts(): string {
  const rows = registry.data.flatMap(({ files, fileSchema }) =>
    [...fieldsIn(fileSchema)].flatMap(({ place, schema }) => {
      const { owner, description = "" } = metaOf(schema);
      return owner ? [`| \`${files}\` | \`${place}\` | ${description} | ${owner} |`] : [];
    }),
  );
  return ["| File | Field | What to write | Shown |", "| --- | --- | --- | --- |", ...rows].join(
    "\n",
  );
}
