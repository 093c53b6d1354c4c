import { graphql, type HeadProps, type PageProps } from "gatsby";
import { BelowTheFold } from "../../components/BelowTheFold/BelowTheFold";
import { CallToAction } from "../../components/CallToAction/CallToAction";
import { Link } from "../../components/Link/Link";
import { PageHeader } from "../../components/PageHeader/PageHeader";
import { SiteHead } from "../../seo/SiteHead";
import { DepositTool } from "../../tools/DepositTool";
import { toolPath, tools } from "../../tools/tools";

const { title } = tools.deposit;

export default function DepositPage({ data }: PageProps<Queries.DepositToolPageQuery>) {
  return (
    <>
      <PageHeader
        page={{ title, path: toolPath("deposit") }}
        title="How much deposit may a contractor ask for?"
        lead="Nevada limits the deposit on a home that is built and lived in by its owner. Answer six questions about yours."
      />
      {data.rule ? <DepositTool rule={data.rule} /> : null}
      <BelowTheFold>
        <div className="no-print">
          <CallToAction title="Talk it through with us">
            <p>
              Before you sign, read <Link to="/rights">your rights as a Nevada owner</Link> and{" "}
              <Link to="/blog/how-to-pick-trustworthy-general-contractor">
                how to pick a contractor
              </Link>
              , and put the bids beside each other on{" "}
              <Link to="/plan/bid-comparison">one sheet</Link>.
            </p>
          </CallToAction>
        </div>
      </BelowTheFold>
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.DepositToolPageQuery>) {
  return (
    <SiteHead
      title={title}
      description="How much deposit a Nevada contractor may ask for on your home: six answers, the cap of NRS 624.970 with its exceptions, worked examples and whom to ask."
      path={location.pathname}
      reviewed={data.rule?.checked}
    />
  );
}

export const query = graphql`
  query DepositToolPage {
    rule(entryId: { eq: "deposit-cap" }) {
      checked
      ...DepositTool_rule
    }
  }
`;
