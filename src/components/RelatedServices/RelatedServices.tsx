import { graphql } from "gatsby";
import { useText } from "../../i18n";
import { RelatedList } from "../RelatedList/RelatedList";

/** The services that a page is about, or that are near to it. */
export function RelatedServices({ page }: { page: Queries.RelatedServices_pageFragment }) {
  const { t } = useText();
  return <RelatedList title={t("related.services")} pages={page.relatedServices} />;
}

export const query = graphql`
  fragment RelatedServices_page on ContentPage {
    relatedServices {
      ...RelatedList_page
    }
  }
`;
