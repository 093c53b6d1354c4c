import { graphql } from "gatsby";
import { useText } from "../../i18n";
import { RelatedList } from "../RelatedList/RelatedList";

/** Other posts, under a post. */
export function RelatedBlogs({ page }: { page: Queries.RelatedBlogs_pageFragment }) {
  const { t } = useText();
  return <RelatedList title={t("related.blogs")} pages={page.relatedArticles} />;
}

export const query = graphql`
  fragment RelatedBlogs_page on ContentPage {
    relatedArticles {
      ...RelatedList_page
    }
  }
`;
