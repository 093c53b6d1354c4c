import { graphql, type HeadProps, type PageProps } from "gatsby";
import { DepositTool } from "../../tools/DepositTool";
import { ToolHead, ToolPage } from "../../tools/ToolPage";
import { page, words } from "../../words/en/pages/plan/deposit";
import { withWords } from "../../words/words";

function DepositPage({ data }: PageProps<Queries.DepositToolPageQuery>) {
  return (
    <ToolPage name="deposit" page={page}>
      {data.rule ? <DepositTool rule={data.rule} /> : null}
    </ToolPage>
  );
}

DepositPage.words = words;

export default DepositPage;

export const Head = withWords(
  words,
  ({ data, location }: HeadProps<Queries.DepositToolPageQuery>) => (
    <ToolHead
      name="deposit"
      description={page.description}
      location={location}
      shown={data.rule ? [data.rule] : []}
    />
  ),
);

export const query = graphql`
  query DepositToolPage {
    rule(entryId: { eq: "deposit-cap" }) {
      checked
      ...DepositTool_rule
    }
  }
`;
