import { RelatedList, type RelatedListProps } from "../RelatedList/RelatedList";

/** Other articles, at the end of an article. */
export function RelatedBlogs({ pages }: Pick<RelatedListProps, "pages">) {
  return <RelatedList title="More from the blog" pages={pages} />;
}
