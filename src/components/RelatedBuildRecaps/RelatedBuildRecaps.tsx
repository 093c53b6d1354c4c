import { graphql } from "gatsby";
import { useText } from "../../i18n";
import { RelatedList } from "../RelatedList/RelatedList";

interface RelatedBuildRecapsProps {
  page: Queries.RelatedBuildRecaps_pageFragment;
  /** How many are shown at most; when left out, all. */
  most?: number;
}

/** Build recaps like what a page is about. */
export function RelatedBuildRecaps({ page, most }: RelatedBuildRecapsProps) {
  const { t } = useText();
  const recaps = page.relatedBuildRecaps.slice(0, most);
  return <RelatedList title={t("related.buildRecaps")} pages={recaps} pictured />;
}

export const query = graphql`
  fragment RelatedBuildRecaps_page on ContentPage {
    relatedBuildRecaps {
      ...RelatedList_page
    }
  }
`;
