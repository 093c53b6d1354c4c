import { type HeadProps } from "gatsby";
import { BelowTheFold } from "../../components/BelowTheFold/BelowTheFold";
import { CallToAction } from "../../components/CallToAction/CallToAction";
import { Link } from "../../components/Link/Link";
import { PageHeader } from "../../components/PageHeader/PageHeader";
import { SiteHead } from "../../seo/SiteHead";
import { BidSheet } from "../../tools/BidSheet";
import { toolPath, tools } from "../../tools/tools";

const { title } = tools["bid-comparison"];

export default function BidComparisonPage() {
  return (
    <>
      <PageHeader
        page={{ title, path: toolPath("bid-comparison") }}
        title="Compare bids line by line"
        lead="Fill in up to four bids, or print the sheet empty. What you type is kept in this browser only, and nothing is sent."
      />
      <BidSheet />
      <BelowTheFold>
        <div className="no-print">
          <CallToAction title="Talk it through with us">
            <p>
              How to read each line is in{" "}
              <Link to="/blog/how-to-pick-trustworthy-general-contractor">
                our guide to picking a contractor
              </Link>
              . For your own home, check the <Link to="/plan/deposit">deposit</Link> and{" "}
              <Link to="/rights">your rights</Link>.
            </p>
          </CallToAction>
        </div>
      </BelowTheFold>
    </>
  );
}

export function Head({ location }: HeadProps) {
  return (
    <SiteHead
      title={title}
      description="A blank sheet to compare up to four contractor bids: license, scope, allowances, price, deposit, payments and warranty. Type, print or save it as CSV."
      path={location.pathname}
    />
  );
}
