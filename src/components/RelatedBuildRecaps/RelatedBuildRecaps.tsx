import { graphql } from "gatsby";
import { useText } from "../../i18n";
import { RelatedList } from "../RelatedList/RelatedList";

/** Build recaps like what a page is about. */
export function RelatedBuildRecaps({ page }: { page: Queries.RelatedBuildRecaps_pageFragment }) {
  const { t } = useText();
  return <RelatedList title={t("related.buildRecaps")} pages={page.relatedBuildRecaps} />;
}

export const query = graphql`
  fragment RelatedBuildRecaps_page on ContentPage {
    relatedBuildRecaps {
      ...RelatedList_page
    }
  }
`;
