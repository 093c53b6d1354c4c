import { type HeadProps } from "gatsby";
import { BelowTheFold } from "../../components/BelowTheFold/BelowTheFold";
import { CallToAction } from "../../components/CallToAction/CallToAction";
import { PageHeader } from "../../components/PageHeader/PageHeader";
import { SiteHead } from "../../seo/SiteHead";
import { BidSheet } from "../../tools/BidSheet";
import { toolPath } from "../../tools/tools";
import { page, words } from "../../words/en/pages/plan/bid-comparison";
import { withWords } from "../../words/words";

const { title } = words.tools.cards["bid-comparison"];

export default function BidComparisonPage() {
  return (
    <>
      <PageHeader
        page={{ title, path: toolPath("bid-comparison") }}
        title={page.headline}
        lead={page.lead}
      />
      <BidSheet />
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

BidComparisonPage.words = words;

export const Head = withWords(words, ({ location }: HeadProps) => (
  <SiteHead title={title} description={page.description} path={location.pathname} />
));
