import { graphql, type HeadProps, type PageProps } from "gatsby";
import { HouseYearTool } from "../../tools/HouseYearTool";
import { ToolHead, ToolPage } from "../../tools/ToolPage";
import { page, words } from "../../words/en/pages/plan/house-year";
import { withWords } from "../../words/words";

function HouseYearPage({ data }: PageProps<Queries.HouseYearToolPageQuery>) {
  return (
    <ToolPage name="house-year" page={page}>
      <HouseYearTool entries={data.allHouseYear.nodes} />
    </ToolPage>
  );
}

HouseYearPage.words = words;

export default HouseYearPage;

export const Head = withWords(
  words,
  ({ data, location }: HeadProps<Queries.HouseYearToolPageQuery>) => (
    <ToolHead
      name="house-year"
      description={page.description}
      location={location}
      shown={data.allHouseYear.nodes}
    />
  ),
);

export const query = graphql`
  query HouseYearToolPage {
    allHouseYear(sort: { order: ASC }) {
      nodes {
        checked
        ...HouseYearTool_entry
      }
    }
  }
`;
