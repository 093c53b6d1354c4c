import { graphql } from "gatsby";
import { Specimen } from "../../components/Specimen/Specimen";
import { headOf } from "../../seo/Head";

export default Specimen;

export const Head = headOf<Queries.WeeklyNotePageQuery>();

export const query = graphql`
  query WeeklyNotePage {
    page(slug: { eq: "papers/weekly-note" }) {
      ...StandalonePage_page
    }
  }
`;
