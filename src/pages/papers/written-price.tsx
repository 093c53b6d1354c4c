import { graphql } from "gatsby";
import { Specimen } from "../../components/Specimen/Specimen";
import { headOf } from "../../seo/Head";

export default Specimen;

export const Head = headOf<Queries.WrittenPricePageQuery>();

export const query = graphql`
  query WrittenPricePage {
    page(slug: { eq: "papers/written-price" }) {
      ...StandalonePage_page
    }
  }
`;
