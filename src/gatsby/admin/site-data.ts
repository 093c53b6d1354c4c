/** What the editor knows of the site besides the file that is open: for its check, its choices and its preview. */
import { checkContent, type CheckedContent } from "../check";
import type { DataOf } from "../content";
import type { PageKind } from "../model";
import { pageKinds } from "../paths";
import type { Choices } from "./fields";

export interface SitePage {
  kind: PageKind;
  slug: string;
  path: string;
  file: string;
  title: string;
  summary: string;
  aliases: string[];
  /** Of a service. */
  group?: string;
  order?: number;
}

export interface SiteData {
  business: DataOf<"business.yml">;
  pages: SitePage[];
  /** Every address with the ids on that page. */
  addresses: Record<string, string[]>;
}

/**
 * Reads it from `root`/content.
 * @throws Error when the business's facts cannot be read
 */
export async function siteData(root: string): Promise<SiteData> {
  return siteDataOf(await checkContent(root));
}

/**
 * The same from content that has been read and checked already.
 * @throws Error when the business's facts could not be read
 */
export function siteDataOf({ addresses, ...files }: CheckedContent): SiteData {
  if (!files.business) throw new Error("content/business.yml cannot be read");
  return {
    business: files.business.data,
    pages: files.pages.map(({ kind, slug, path, file, frontMatter }) => ({
      kind,
      slug,
      path,
      file,
      title: frontMatter.title,
      summary: frontMatter.summary,
      aliases: frontMatter.aliases ?? [],
      ...("order" in frontMatter ? { group: frontMatter.group, order: frontMatter.order } : {}),
    })),
    addresses: Object.fromEntries([...addresses].map(([path, ids]) => [path, [...ids()]])),
  };
}

/** The pages that another one can name. */
export function choicesOf({ pages }: Pick<SiteData, "pages">): Choices {
  const of = (kind: PageKind) =>
    pages
      .filter((page) => page.kind === kind)
      .map(({ title, slug }) => ({ label: title, value: slug }));
  return Object.fromEntries(pageKinds.map((kind) => [kind, of(kind)])) as unknown as Choices;
}
