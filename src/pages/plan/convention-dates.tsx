import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ConventionTool } from "../../tools/ConventionTool";
import { ToolHead, ToolPage } from "../../tools/ToolPage";
import { page, words } from "../../words/en/pages/plan/convention-dates";
import { withWords } from "../../words/words";

function ConventionDatesPage({ data }: PageProps<Queries.ConventionToolPageQuery>) {
  return (
    <ToolPage name="convention-dates" page={page}>
      {data.rule ? <ConventionTool dates={data.allShowDate.nodes} rule={data.rule} /> : null}
    </ToolPage>
  );
}

ConventionDatesPage.words = words;

export default ConventionDatesPage;

export const Head = withWords(
  words,
  ({ data, location }: HeadProps<Queries.ConventionToolPageQuery>) => (
    <ToolHead
      name="convention-dates"
      description={page.description}
      location={location}
      shown={data.allShowDate.nodes}
    />
  ),
);

export const query = graphql`
  query ConventionToolPage {
    allShowDate(sort: { order: ASC }) {
      nodes {
        checked
        ...ConventionTool_date
      }
    }
    rule(entryId: { eq: "convention-booths" }) {
      ...ConventionTool_rule
    }
  }
`;
