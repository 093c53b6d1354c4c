import { graphql, type PageProps } from "gatsby";
import { Fragment } from "react";
import { Inline } from "../components/RichText/RichText";
import { CheckedOnce, RuleEntry } from "../components/RuleEntry/RuleEntry";
import { TimeLimits } from "../components/RuleEntry/TimeLimits";
import { rightsParts } from "../content/sections";
import { oldestCheck } from "../seo/last-change";
import {
  PageCall,
  PageSection,
  PageTop,
  found,
  sectionOf,
} from "../components/StandalonePage/StandalonePage";
import { useText } from "../i18n";
import { headOf } from "../seo/Head";
import { DepositBars } from "../tools/DepositBars";
import { ToolCard } from "../tools/ToolCard";

export default function RightsPage({ data }: PageProps<Queries.RightsPageQuery>) {
  const page = found(data.page);
  const { t } = useText();
  const rulesOf = (id: string) => data.allRule.nodes.filter(({ rights }) => rights === id);
  return (
    <div data-print="dense">
      <PageTop page={page}>
        <CheckedOnce rules={data.allRule.nodes} />
      </PageTop>
      {rightsParts.map((id) => (
        <Fragment key={id}>
          <PageSection
            page={page}
            id={id}
            drawing={
              <>
                <TimeLimits
                  rules={rulesOf(id)}
                  captions={{ days: t("rights.days"), years: t("rights.years") }}
                />
                {id === "before-you-sign" ? <DepositBars rule={data.cap} /> : null}
              </>
            }
            beside
          >
            <div className="rule-entries ruled">
              {rulesOf(id).map((rule) => (
                <RuleEntry key={rule.entryId} rule={rule} />
              ))}
            </div>
          </PageSection>
          {id === "before-you-sign" ? <ToolCard name="deposit" /> : null}
        </Fragment>
      ))}
      <div className="section wrap">
        <p id="end" className="note">
          <Inline html={sectionOf(page, "end").html} />
        </p>
      </div>
      <div className="no-print">
        <PageCall page={page} />
      </div>
    </div>
  );
}

export const Head = headOf<Queries.RightsPageQuery>(({ allRule }) => ({
  reviewed: oldestCheck(allRule.nodes),
}));

export const query = graphql`
  query RightsPage {
    page(slug: { eq: "rights" }) {
      ...StandalonePage_page
    }
    cap: rule(entryId: { eq: "deposit-cap" }) {
      ...DepositBars_rule
    }
    allRule(filter: { rights: { ne: null } }, sort: [{ group: { order: ASC } }, { order: ASC }]) {
      nodes {
        entryId
        rights
        checked
        ...RuleEntry_rule
        ...TimeLimits_rule
      }
    }
  }
`;
