import { graphql } from "gatsby";
import { Specimen } from "../../components/Specimen/Specimen";
import { headOf } from "../../seo/Head";

export default Specimen;

export const Head = headOf<Queries.ChangeOrderPageQuery>();

export const query = graphql`
  query ChangeOrderPage {
    page(slug: { eq: "papers/change-order" }) {
      ...StandalonePage_page
    }
  }
`;
