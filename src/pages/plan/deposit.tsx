import { graphql, type HeadProps, type PageProps } from "gatsby";
import { BelowTheFold } from "../../components/BelowTheFold/BelowTheFold";
import { CallToAction } from "../../components/CallToAction/CallToAction";
import { PageHeader } from "../../components/PageHeader/PageHeader";
import { SiteHead } from "../../seo/SiteHead";
import { DepositTool } from "../../tools/DepositTool";
import { toolPath } from "../../tools/tools";
import { page, words } from "../../words/en/pages/plan/deposit";
import { withWords } from "../../words/words";

const { title } = words.tools.cards.deposit;

export default function DepositPage({ data }: PageProps<Queries.DepositToolPageQuery>) {
  return (
    <>
      <PageHeader
        page={{ title, path: toolPath("deposit") }}
        title={page.headline}
        lead={page.lead}
      />
      {data.rule ? <DepositTool rule={data.rule} /> : null}
      <BelowTheFold>
        <div className="no-print">
          <CallToAction title={words.tools.talk}>
            <p>{page.more}</p>
          </CallToAction>
        </div>
      </BelowTheFold>
    </>
  );
}

DepositPage.words = words;

export const Head = withWords(
  words,
  ({ data, location }: HeadProps<Queries.DepositToolPageQuery>) => (
    <SiteHead
      title={title}
      description={page.description}
      path={location.pathname}
      reviewed={data.rule?.checked}
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
