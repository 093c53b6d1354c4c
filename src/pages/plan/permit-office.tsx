import { type HeadProps } from "gatsby";
import { PermitOfficeTool } from "../../tools/PermitOfficeTool";
import { ToolHead, ToolPage } from "../../tools/ToolPage";
import { page, words } from "../../words/en/pages/plan/permit-office";
import { withWords } from "../../words/words";

function PermitOfficePage() {
  return (
    <ToolPage name="permit-office" page={page}>
      <PermitOfficeTool />
    </ToolPage>
  );
}

PermitOfficePage.words = words;

export default PermitOfficePage;

export const Head = withWords(words, ({ location }: HeadProps) => (
  <ToolHead name="permit-office" description={page.description} location={location} />
));
