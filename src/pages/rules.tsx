import { graphql, type PageProps } from "gatsby";
import { CheckedOnce, RuleEntries } from "../components/RuleEntry/RuleEntry";
import { Section } from "../components/Section/Section";
import { Link } from "../components/Link/Link";
import { SpotDrawing } from "../components/SpotDrawing/SpotDrawing";
import { useText } from "../i18n";
import { oldestCheck } from "../seo/last-change";
import { PageTop, found } from "../components/Page/Page";
import { headOf } from "../seo/Head";

/** The small drawings beside the topics, by anchor; a topic that is not here, such as a new one, gets the checklist. */
const drawings: Readonly<Record<string, string>> = {
  "licenses-and-bids": "bid-comparison",
  "permits-and-occupancy": "permit-office",
  "contract-and-payments": "deposit",
  "complaints-defects-and-the-recovery-fund": "lessons",
  "liens-and-notices": "convention-dates",
  "fire-sprinklers": "sprinklers",
  casitas: "casita-lot",
  "energy-and-water": "energy",
  "on-the-site": "house-year",
};

/** Every rule of the site by topic: in full, or where /rights tells it, as a link there. */
export default function RulesPage({ data }: PageProps<Queries.RulesPageQuery>) {
  const page = found(data.page);
  const { t } = useText();
  const rules = data.allRule.nodes;
  const topics = [...new Map(rules.map(({ group }) => [group.anchor, group])).values()];
  const sections = topics.map((topic) => {
    const inTopic = rules.filter(({ group }) => group.anchor === topic.anchor);
    const onRights = inTopic.filter(({ path }) => path.startsWith("/rights"));
    return (
      <Section
        key={topic.anchor}
        id={topic.anchor}
        title={topic.title}
        drawing={<SpotDrawing name={drawings[topic.anchor] ?? "checklist"} />}
        beside
      >
        <div className="stack">
          <RuleEntries rules={inTopic.filter((rule) => !onRights.includes(rule))} />
          {onRights.length > 0 ? <p className="label">{t("rule.onRights")}</p> : null}
          <ul className="ruled">
            {onRights.map(({ entryId, path, title }) => (
              <li key={entryId} id={entryId}>
                <Link to={path}>{title}</Link>
              </li>
            ))}
          </ul>
        </div>
      </Section>
    );
  });
  return (
    <>
      <PageTop page={page}>
        <CheckedOnce rules={data.allRule.nodes} />
      </PageTop>
      {sections}
    </>
  );
}

export const Head = headOf<Queries.RulesPageQuery>(({ allRule }) => ({
  kind: "CollectionPage",
  reviewed: oldestCheck(allRule.nodes),
}));

export const query = graphql`
  query RulesPage {
    page(slug: { eq: "rules" }) {
      ...StandalonePage_page
    }
    allRule(sort: [{ group: { order: ASC } }, { order: ASC }]) {
      nodes {
        entryId
        group {
          anchor
          title
        }
        checked
        path
        ...RuleEntry_rule
      }
    }
  }
`;
