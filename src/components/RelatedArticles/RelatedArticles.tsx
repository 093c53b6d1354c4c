import { RelatedList, type RelatedListProps } from "../RelatedList/RelatedList";

/** Blog articles related to a service or a build recap. */
export function RelatedArticles({ pages }: Pick<RelatedListProps, "pages">) {
  return <RelatedList title="Related articles" pages={pages} />;
}
