import { RelatedList, type RelatedListProps } from "../RelatedList/RelatedList";

/** Articles of the blog that go with a service or a build recap. */
export function RelatedArticles({ pages }: Pick<RelatedListProps, "pages">) {
  return <RelatedList title="Related articles" pages={pages} />;
}
