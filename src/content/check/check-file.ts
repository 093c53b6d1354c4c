/** Everything that can be wrong with one file of the right form, its pictures left out. Pure. */
import type { ContentFile } from "../content-file";
import type { Mistake } from "../front-matter";
import type { Registry } from "../registry";
import { valuesIn } from "../schema";
import type { Addresses } from "./addresses";
import { checkLeftovers } from "./leftovers";
import { checkReferences } from "./references";
import type { Targets } from "./site";
import { checkText } from "./text";
import { checkUniqueness, type Owners } from "./uniqueness";
import { checkWordCounts } from "./word-counts";

/** What a file is held against. */
export interface Site {
  addresses: Addresses;
  targets: Targets;
  owners: Owners;
  registry: Registry;
}

export function checkFile(content: ContentFile, site: Site): Mistake[] {
  const values = [...valuesIn(content.kind.fileSchema, content.data)];
  const leftovers = checkLeftovers(content);
  return [
    ...checkUniqueness(content, values, site.addresses, site.owners),
    ...checkReferences(content, values, site.targets, site.registry),
    ...leftovers,
    ...checkText(content, values, site.addresses, site.targets),
    // What is still to be written has no length yet.
    ...checkWordCounts(content, values).filter(
      ({ field }) => !leftovers.some((leftover) => leftover.field === field),
    ),
  ];
}
