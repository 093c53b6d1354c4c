import { graphql, type HeadProps, type PageProps } from "gatsby";
import { CasitaTool } from "../../tools/CasitaTool";
import { ToolHead, ToolPage } from "../../tools/ToolPage";
import { page, words } from "../../words/en/pages/plan/casita-lot";
import { withWords } from "../../words/words";

function CasitaLotPage({ data }: PageProps<Queries.CasitaToolPageQuery>) {
  return (
    <ToolPage name="casita-lot" page={page}>
      <CasitaTool places={data.allPlace.nodes} rules={data.allRule.nodes} />
    </ToolPage>
  );
}

CasitaLotPage.words = words;

export default CasitaLotPage;

export const Head = withWords(
  words,
  ({ data, location }: HeadProps<Queries.CasitaToolPageQuery>) => (
    <ToolHead
      name="casita-lot"
      description={page.description}
      location={location}
      shown={data.allRule.nodes}
    />
  ),
);

export const query = graphql`
  query CasitaToolPage {
    allPlace(sort: { order: ASC }) {
      nodes {
        ...CasitaTool_place
      }
    }
    allRule(filter: { group: { title: { eq: "Casitas" } } }, sort: { order: ASC }) {
      nodes {
        checked
        ...CasitaTool_rule
      }
    }
  }
`;
