import { type HeadProps } from "gatsby";
import { BidSheet } from "../../tools/BidSheet";
import { ToolHead, ToolPage } from "../../tools/ToolPage";
import { page, words } from "../../words/en/pages/plan/bid-comparison";
import { withWords } from "../../words/words";

function BidComparisonPage() {
  return (
    <ToolPage name="bid-comparison" page={page}>
      <BidSheet />
    </ToolPage>
  );
}

BidComparisonPage.words = words;

export default BidComparisonPage;

export const Head = withWords(words, ({ location }: HeadProps) => (
  <ToolHead name="bid-comparison" description={page.description} location={location} />
));
