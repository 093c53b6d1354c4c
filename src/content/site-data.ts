/** What the editor knows of the site besides the file that is open: for its check, its choices and its preview. */
import { checkContent, type CheckedContent } from "./check";
import type { Surroundings } from "./check/one-file";
import type { Target } from "./check/site";
import { isSingle } from "./registry";
import { rulesIn } from "./rule-records";
import { ruleRecord, type RuleRecord } from "./rule-note";
import { sitePage, type SitePage } from "./site-page";

export interface SiteData extends Surroundings {
  /** Those that visitors see. */
  pages: SitePage[];
  /** What the files say that are one entry each, by the name of their kind: the facts about the business. */
  singles: Record<string, unknown>;
  /** What is printed about the rules that texts can name. */
  rules: RuleRecord[];
}

/** Reads it from `root`/content. */
export async function siteData(root: string): Promise<SiteData> {
  return siteDataOf(await checkContent(root));
}

/** The same from content that has been read and checked already. */
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
    rules: rulesIn(data).map(ruleRecord),
  };
}

/** What references can name, by what they call it: `service`, `business.offers`. */
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
