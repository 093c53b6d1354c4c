import { RelatedList, type RelatedListProps } from "../RelatedList/RelatedList";

/** Build recaps related to a page. */
export function RelatedBuildRecaps({ pages }: Pick<RelatedListProps, "pages">) {
  return <RelatedList title="From the build process" pages={pages} />;
}
