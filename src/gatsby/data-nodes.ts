/** What GraphQL nodes a data file of `content/` becomes. Pure. */
import type { AnyDataEntry } from "./content";
import { faqPath } from "./paths";

interface DataNode {
  type: "Business" | "ClientMark" | "FaqEntry";
  /** What its id is made of; unique among all nodes of the site. */
  key: string;
  fields: object;
}

/** The nodes of a data file, in its order. */
export function dataNodes(entry: AnyDataEntry): DataNode[] {
  switch (entry.name) {
    case "business.yml":
      return [{ type: "Business", key: "business", fields: entry.data }];
    case "clients.yml":
      return entry.data.marks.map(({ id, path: drawing, ...mark }, index) => ({
        type: "ClientMark",
        key: `client-mark/${id}`,
        fields: { ...mark, markId: id, drawing, order: index + 1 },
      }));
    case "faq.yml":
      return entry.data.groups
        .flatMap((group, index) =>
          group.entries.map((faq) => ({
            ...faq,
            group: { groupId: group.id, title: group.title, order: index + 1 },
          })),
        )
        .map(({ id, ...faq }, index) => ({
          type: "FaqEntry",
          key: `faq/${id}`,
          fields: {
            ...faq,
            sources: faq.sources ?? [],
            entryId: id,
            path: faqPath(id),
            order: index + 1,
          },
        }));
  }
}
