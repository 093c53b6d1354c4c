import clsx from "clsx";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { PageHeader } from "../components/PageHeader/PageHeader";
import { RuleEntry } from "../components/RuleEntry/RuleEntry";
import { SpotDrawing } from "../components/SpotDrawing/SpotDrawing";
import { oldestCheck } from "../seo/last-change";
import { SiteHead } from "../seo/SiteHead";
import { page, words } from "../words/en/pages/rules";
import { withWords } from "../words/words";
import * as styles from "./rights.module.css";

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
function RulesPage({ data }: PageProps<Queries.RulesPageQuery>) {
  const rules = data.allRule.nodes;
  const topics = [...new Map(rules.map(({ group }) => [group.anchor, group])).values()];
  const [first, ...others] = topics.map((topic) => (
    <section key={topic.anchor} className="section" aria-labelledby={topic.anchor}>
      <div className={clsx(styles.halves, "wrap")}>
        <div>
          <h2 id={topic.anchor}>{topic.title}</h2>
          <SpotDrawing name={drawings[topic.anchor] ?? "checklist"} />
        </div>
        <div className={styles.rules}>
          {rules
            .filter((rule) => rule.group.anchor === topic.anchor)
            .map((rule) => (
              <RuleEntry key={rule.entryId} rule={rule} />
            ))}
        </div>
      </div>
    </section>
  ));
  return (
    <>
      <PageHeader
        page={{ title: page.title, path: "/rules" }}
        title={page.headline}
        lead={page.lead}
      >
        <p>{page.where}</p>
      </PageHeader>
      {first}
      {others}
    </>
  );
}

RulesPage.words = words;

export default RulesPage;

export const Head = withWords(words, ({ data, location }: HeadProps<Queries.RulesPageQuery>) => (
  <SiteHead
    title={page.title}
    description={page.description}
    path={location.pathname}
    reviewed={oldestCheck(data.allRule.nodes)}
    kind="CollectionPage"
  />
));

export const query = graphql`
  query RulesPage {
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
