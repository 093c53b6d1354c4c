import clsx from "clsx";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Fragment } from "react";
import { CallToAction } from "../components/CallToAction/CallToAction";
import { PageHeader } from "../components/PageHeader/PageHeader";
import { RuleEntry } from "../components/RuleEntry/RuleEntry";
import { TimeLimits } from "../components/RuleEntry/TimeLimits";
import { rightsParts } from "../content/sections";
import { oldestCheck } from "../seo/last-change";
import { SiteHead } from "../seo/SiteHead";
import { DepositBars } from "../tools/DepositBars";
import { ToolCard } from "../tools/ToolCard";
import { page, words } from "../words/en/pages/rights";
import { withWords } from "../words/words";
import * as styles from "./rights.module.css";

function RightsPage({ data }: PageProps<Queries.RightsPageQuery>) {
  const rulesOf = (id: string) => data.allRule.nodes.filter(({ rights }) => rights === id);
  return (
    <div data-print="dense">
      <PageHeader
        page={{ title: page.title, path: "/rights" }}
        title={page.headline}
        lead={page.lead}
      />
      {rightsParts.map((id) => (
        <Fragment key={id}>
          <section className="section" aria-labelledby={id}>
            <div className={clsx(styles.halves, "wrap")}>
              <div>
                <h2 id={id}>{page.parts[id].title}</h2>
                <p className={styles.text}>{page.parts[id].text}</p>
                <TimeLimits rules={rulesOf(id)} captions={page.limits} />
                {id === "before-you-sign" ? <DepositBars rule={data.cap} /> : null}
              </div>
              <div className={styles.rules}>
                {rulesOf(id).map((rule) => (
                  <RuleEntry key={rule.entryId} rule={rule} />
                ))}
              </div>
            </div>
          </section>
          {id === "before-you-sign" ? <ToolCard name="deposit" /> : null}
        </Fragment>
      ))}
      <div className="wrap">
        <p className={styles.end}>{page.end}</p>
      </div>
      <div className="no-print">
        <CallToAction title={page.call.title}>
          <p>{page.call.text}</p>
        </CallToAction>
      </div>
    </div>
  );
}

RightsPage.words = words;

export default RightsPage;

export const Head = withWords(words, ({ data, location }: HeadProps<Queries.RightsPageQuery>) => (
  <SiteHead
    title={page.title}
    description={page.description}
    path={location.pathname}
    reviewed={oldestCheck(data.allRule.nodes)}
  />
));

export const query = graphql`
  query RightsPage {
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
