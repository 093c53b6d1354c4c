import { type HeadProps } from "gatsby";
import { BelowTheFold } from "../../components/BelowTheFold/BelowTheFold";
import { CallToAction } from "../../components/CallToAction/CallToAction";
import { PageHeader } from "../../components/PageHeader/PageHeader";
import { SiteHead } from "../../seo/SiteHead";
import { PermitOfficeTool } from "../../tools/PermitOfficeTool";
import { toolPath } from "../../tools/tools";
import { page, words } from "../../words/en/pages/plan/permit-office";
import { withWords } from "../../words/words";

const { title } = words.tools.cards["permit-office"];

export default function PermitOfficePage() {
  return (
    <>
      <PageHeader
        page={{ title, path: toolPath("permit-office") }}
        title={page.headline}
        lead={page.lead}
      />
      <PermitOfficeTool />
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

PermitOfficePage.words = words;

export const Head = withWords(words, ({ location }: HeadProps) => (
  <SiteHead title={title} description={page.description} path={location.pathname} />
));
