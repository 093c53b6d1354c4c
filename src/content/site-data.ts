/** The data about the site that the editor needs for its check, its choices and its preview of the open file. */
import { checkContent, type CheckedContent } from "./check";
import type { Surroundings } from "./check/one-file";
import type { Target } from "./check/site";
import { isSingle } from "./registry";
import type { Rule } from "./kinds/rule";
import { rulesIn } from "./rule-records";
import { sitePage, type SitePage } from "./site-page";

export interface SiteData extends Surroundings {
  /** The pages that are published. */
  pages: SitePage[];
  /** The data of files that are one entry each, such as the facts about the business, by the name of their kind. */
  singles: Record<string, unknown>;
  /** The rules that texts can name. */
  rules: Rule[];
}

/** Reads and checks `root`/content. */
export async function siteData(root: string): Promise<SiteData> {
  return siteDataOf(await checkContent(root));
}

/** The same for content that has been read and checked already. */
export function siteDataOf({ addresses, facts, pages, data }: CheckedContent): SiteData {
  const singles = data.filter(({ kind }) => isSingle(kind));
  return {
    facts,
    addresses: Object.fromEntries(
      [...addresses].map(([path, idsOf]) => {
        const ids = idsOf();
        return [path, ids ? [...ids] : null];
      }),
    ),
    pages: pages.filter(({ data }) => !data.draft).map(sitePage),
    singles: Object.fromEntries(singles.map((file) => [file.kind.name, file.data])),
    rules: rulesIn(data),
  };
}

/** What references can name, by the type of target: `service`, `business.offers`. */
export type Choices = Readonly<Record<string, readonly { label: string; value: string }[]>>;

export function choicesOf({ facts }: Pick<SiteData, "facts">): Choices {
  const targets = Object.entries(groupBy(facts.flatMap((file) => file.targets)));
  return Object.fromEntries(
    targets.map(([type, all]) => [type, all.map(({ label, id }) => ({ label, value: id }))]),
  );
}

function groupBy(targets: readonly Target[]): Record<string, Target[]> {
  const groups: Record<string, Target[]> = {};
  for (const target of targets) (groups[target.type] ??= []).push(target);
  return groups;
}
