/** What can be made by `npm run new`, and what it needs to know for each. Pure. */
import type { ContentFiles } from "../../src/gatsby/check/read-files";
import { slugOf } from "../../src/gatsby/paths";
import { pageSchemas } from "../../src/gatsby/content";
import type { PageKind } from "../../src/gatsby/model";

/** The words that an author types. */
export const kinds = {
  service: "service",
  recap: "buildRecap",
  article: "article",
  faq: "faq",
} as const satisfies Record<string, PageKind | "faq">;

export type KindWord = keyof typeof kinds;

export interface Question {
  /** The flag that answers it: `--group commercial`. */
  flag: string;
  text: string;
  /** The answers that are possible; any text where there are none. */
  choices?: readonly string[];
  /** Taken where nothing is typed. */
  proposal?: string;
}

/** What has to be asked for a kind of content, besides its title. */
export function questionsFor(kind: KindWord, title: string, files: ContentFiles): Question[] {
  const slug = { flag: "slug", text: "Last part of its address", proposal: slugOf(title) };
  switch (kind) {
    case "service": {
      const { group, offer } = pageSchemas.service.shape;
      return [
        slug,
        { flag: "group", text: "Which group does it belong to", choices: group.options },
        { flag: "offer", text: "Its place in the offer catalog", choices: offer.options },
      ];
    }
    case "faq": {
      const groups = files.faq?.data.groups.map(({ id }) => id) ?? [];
      return [
        { ...slug, text: "Its address: /faq#" },
        { flag: "group", text: "Which group of the page does it belong to", choices: groups },
      ];
    }
    default:
      return [slug];
  }
}

/** The next free position inside a group of services. */
export function nextOrder(group: string, files: ContentFiles): number {
  const orders = files.pages.flatMap(({ frontMatter }) =>
    "order" in frontMatter && frontMatter.group === group ? [frontMatter.order] : [],
  );
  return Math.max(0, ...orders) + 1;
}
