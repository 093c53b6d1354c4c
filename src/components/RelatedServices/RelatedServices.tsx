import { RelatedList, type RelatedListProps } from "../RelatedList/RelatedList";

/** Services related to a page. */
export function RelatedServices({ pages }: Pick<RelatedListProps, "pages">) {
  return <RelatedList title="Services" pages={pages} />;
}
