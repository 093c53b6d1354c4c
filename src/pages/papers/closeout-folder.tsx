import { graphql } from "gatsby";
import { Specimen } from "../../components/Specimen/Specimen";
import { headOf } from "../../seo/Head";

export default Specimen;

export const Head = headOf<Queries.CloseoutFolderPageQuery>();

export const query = graphql`
  query CloseoutFolderPage {
    page(slug: { eq: "papers/closeout-folder" }) {
      ...StandalonePage_page
    }
  }
`;
