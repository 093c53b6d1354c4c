/** Every published page of a kind may need an entry elsewhere, such as a schedule for each service. Pure. */
import { isPage, type ContentFile } from "../content-file";
import type { Mistake } from "../front-matter";
import { placeFor } from "../paths";
import { valuesIn } from "../schema";
import { fieldAt } from "./site";

/** Published pages that no entry names. The mistake is reported for the page: whoever adds the page adds the entry. */
export function checkCoverage(files: readonly ContentFile[]): Mistake[] {
  return files.flatMap((entries) => {
    if (isPage(entries)) return [];
    const { kind, data } = entries;
    const covering = [...valuesIn(kind.fileSchema, data)].filter(({ meta }) => meta.covers);
    const [first] = covering;
    if (!first) return [];
    const { path, meta } = first;
    const named = new Set(covering.map(({ value }) => value));
    const field = String(path.at(-1));
    return files.flatMap((page) =>
      isPage(page) && page.kind.name === meta.refersTo && !page.data.draft && !named.has(page.slug)
        ? {
            ...fieldAt(page, ["title"]),
            problem: `belongs to a ${page.kind.labels.one.toLowerCase()} without a ${kind.labels.one.toLowerCase()}`,
            remedy: `copy an entry of ${placeFor(kind)}, set its ${field}: ${page.slug}, and change what differs`,
          }
        : [],
    );
  });
}
