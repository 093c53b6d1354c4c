import { graphql, type PageProps } from "gatsby";
import { CheckedOnce, RuleEntries } from "../components/RuleEntry/RuleEntry";
import { Section } from "../components/Section/Section";
import { SpotDrawing } from "../components/SpotDrawing/SpotDrawing";
import { oldestCheck } from "../seo/last-change";
import { PageTop, found } from "../components/StandalonePage/StandalonePage";
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

/** Every rule of the site by topic; a rule that is not on /rights has its address here. */
export default function RulesPage({ data }: PageProps<Queries.RulesPageQuery>) {
  const page = found(data.page);
  const rules = data.allRule.nodes;
  const topics = [...new Map(rules.map(({ group }) => [group.anchor, group])).values()];
  const sections = topics.map((topic) => (
    <Section
      key={topic.anchor}
      id={topic.anchor}
      title={topic.title}
      drawing={<SpotDrawing name={drawings[topic.anchor] ?? "checklist"} />}
      beside
    >
      <RuleEntries rules={rules.filter(({ group }) => group.anchor === topic.anchor)} />
    </Section>
  ));
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
        ...RuleEntry_rule
      }
    }
  }
`;
