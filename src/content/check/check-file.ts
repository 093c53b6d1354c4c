/** Checks everything about one well-formed file except its pictures. Pure. */
import type { ContentFile } from "../content-file";
import type { Mistake } from "../front-matter";
import type { Registry } from "../registry";
import { valuesIn } from "../schema";
import type { Addresses } from "./addresses";
import { checkCharacters } from "./characters";
import { checkDays } from "./days";
import { checkLeftovers } from "./leftovers";
import { checkReferences } from "./references";
import type { Hidden, Targets } from "./site";
import { checkText } from "./text";
import { checkUniqueness, type Owners } from "./uniqueness";
import { checkWordCounts } from "./word-counts";

/** What a file is checked against. */
export interface Site {
  addresses: Addresses;
  targets: Targets;
  owners: Owners;
  /** Pages that links may not lead to: drafts, and pages that have moved. */
  hidden: Hidden;
  /** The latest day on which something can have been checked. */
  latest: string;
  registry: Registry;
}

export function checkFile(content: ContentFile, site: Site): Mistake[] {
  const values = [...valuesIn(content.kind.fileSchema, content.data)];
  const leftovers = checkLeftovers(content);
  return [
    ...checkUniqueness(content, values, site.addresses, site.owners),
    ...checkReferences(content, values, site.targets, site.registry),
    ...leftovers,
    ...checkCharacters(content, values),
    ...checkDays(content, values, site.latest),
    ...checkText(content, values, site),
    // The length of a text that is still to be written does not matter.
    ...checkWordCounts(content, values).filter(
      ({ field }) => !leftovers.some((leftover) => leftover.field === field),
    ),
  ];
}

/** Whether a mistake is in a field that has a reported mistake, or inside such a field: it may be a consequence of that one. */
export const isReportedIn = ({ field }: Pick<Mistake, "field">, reported: readonly Mistake[]) =>
  reported.some(
    (other) =>
      field === other.field ||
      (/^[.[]/.test(field.slice(other.field.length)) && field.startsWith(other.field)),
  );
