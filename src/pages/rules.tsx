import clsx from "clsx";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { BelowTheFold } from "../components/BelowTheFold/BelowTheFold";
import { Link } from "../components/Link/Link";
import { PageHeader } from "../components/PageHeader/PageHeader";
import { RuleEntry } from "../components/RuleEntry/RuleEntry";
import { SiteHead } from "../seo/SiteHead";
import * as styles from "./rights.module.css";

/** Every rule of the site by topic: the address of those that are not on /rights. */
export default function RulesPage({ data }: PageProps<Queries.RulesPageQuery>) {
  const rules = data.allRule.nodes;
  const topics = [...new Map(rules.map(({ group }) => [group.anchor, group])).values()];
  const [first, ...others] = topics.map((topic) => (
    <section key={topic.anchor} className="section" aria-labelledby={topic.anchor}>
      <div className={clsx(styles.halves, "wrap")}>
        <h2 id={topic.anchor}>{topic.title}</h2>
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
        page={{ title: "Building Rules", path: "/rules" }}
        title="The rules we work by"
        lead="State law and local rules that decide what is built in the Las Vegas Valley: one sentence each, with the source and the day we checked it."
      >
        <p>
          For your own home, begin with <Link to="/rights">your rights as an owner</Link>. Where
          permits stand in a job is on <Link to="/build-process">how a build runs</Link>, and short
          answers are in <Link to="/faq">questions and answers</Link>.
        </p>
      </PageHeader>
      {first}
      <BelowTheFold>{others}</BelowTheFold>
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.RulesPageQuery>) {
  return (
    <SiteHead
      title="Building Rules"
      description="Licenses, contracts, permits, liens, sprinklers, casitas, health review, energy and site rules for the Las Vegas Valley, each with source and checking date."
      path={location.pathname}
      reviewed={data.allRule.nodes.map(({ checked }) => checked).sort()[0]}
      kind="CollectionPage"
    />
  );
}

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
