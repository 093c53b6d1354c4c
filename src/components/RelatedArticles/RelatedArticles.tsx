import { graphql } from "gatsby";
import { useText } from "../../i18n";
import { RelatedTitles } from "../RelatedList/RelatedList";

/**
 * Guides on the subject of a service or of a build. Titles alone: a few guides serve nearly every
 * page.
 */
export function RelatedArticles({ page }: { page: Queries.RelatedArticles_pageFragment }) {
  const { t } = useText();
  return <RelatedTitles title={t("related.articles")} pages={page.relatedArticles} />;
}

export const query = graphql`
  fragment RelatedArticles_page on ContentPage {
    relatedArticles {
      ...RelatedList_title
    }
  }
`;
