import { graphql, type PageProps } from "gatsby";
import { Fragment } from "react";
import { Link } from "../components/Link/Link";
import { RichText } from "../components/RichText/RichText";
import { CheckedOnce, RuleEntries } from "../components/RuleEntry/RuleEntry";
import { rightsParts } from "../content/sections";
import { PageCall, PageSection, PageTop, found, sectionOf } from "../components/Page/Page";
import { headOf } from "../seo/Head";
import { ToolCard } from "../tools/Tool";

export default function RightsPage({ data }: PageProps<Queries.RightsPageQuery>) {
  const page = found(data.page);
  return (
    <div data-print="dense">
      <PageTop page={page}>
        <CheckedOnce rules={data.allRule.nodes} />
      </PageTop>
      {rightsParts.map((id) => {
        const rules = data.allRule.nodes.filter(({ rights }) => rights === id);
        const questions = new Map(rules.map(({ group }) => [group.anchor, group.title]));
        return (
          <Fragment key={id}>
            <PageSection page={page} id={id} beside>
              <div>
                <RuleEntries rules={rules} />
                <ul className="row spaced-links small no-print">
                  {[...questions].map(([anchor, title]) => (
                    <li key={anchor}>
                      <Link to={`/rules#${anchor}`}>{title}</Link>
                    </li>
                  ))}
                </ul>
              </div>
            </PageSection>
            {id === "before-you-sign" ? <ToolCard name="deposit" /> : null}
          </Fragment>
        );
      })}
      <div id="end" className="section wrap">
        <RichText className="note" html={sectionOf(page, "end").html} />
      </div>
      <div className="no-print">
        <PageCall page={page} />
      </div>
    </div>
  );
}

export const Head = headOf<Queries.RightsPageQuery>(({ allRule }) => ({
  reviewed: allRule.nodes,
}));

export const query = graphql`
  query RightsPage {
    page(slug: { eq: "rights" }) {
      ...StandalonePage_page
    }
    allRule(filter: { rights: { ne: null } }, sort: [{ group: { order: ASC } }, { order: ASC }]) {
      nodes {
        rights
        group {
          anchor
          title
        }
        checked
        ...RuleEntry_rule
      }
    }
  }
`;
