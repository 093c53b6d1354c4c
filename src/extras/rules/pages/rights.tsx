import { graphql, type PageProps } from "gatsby";
import { CheckedSince, RuleTopic } from "../components/RuleEntry";
import { RichText } from "../../../components/RichText/RichText";
import { Section } from "../../../components/Section/Section";
import { useText } from "../../../i18n";
import { PageCall, PageTop, useRequired } from "../../../components/Page/Page";
import { headOf } from "../../../seo/Head";

/**
 * What the law gives an owner: each section of the text with its topics of rules, homes first,
 * businesses last.
 */
export default function RightsPage({ data }: PageProps<Queries.RightsPageQuery>) {
  const required = useRequired();
  const page = required(data.page, "content/pages/rights/index.md");
  const { t } = useText();
  const rules = data.allRule.nodes;
  const topics = [...new Map(rules.map(({ group }) => [group.anchor, group])).values()];
  return (
    <>
      <PageTop page={page}>
        <CheckedSince rules={rules} />
        <nav aria-label={t("contents.title")}>
          <ul className="columns after spaced-links">
            {topics.map(({ anchor, title }) => (
              <li key={anchor}>
                <a href={`#${anchor}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      </PageTop>
      {page.sections
        .filter(({ id }) => id !== "call")
        .map(({ id, title, html }) => (
          <Section key={id} id={id} title={title} intro={<RichText html={html} />}>
            {topics
              .filter(({ section }) => section === id)
              .map((topic) => (
                <RuleTopic
                  key={topic.anchor}
                  topic={topic}
                  rules={rules.filter(({ group }) => group.anchor === topic.anchor)}
                />
              ))}
          </Section>
        ))}
      <PageCall page={page} />
    </>
  );
}

export const Head = headOf<Queries.RightsPageQuery>(({ allRule }) => ({
  kind: "CollectionPage",
  reviewed: allRule.nodes,
}));

export const query = graphql`
  query RightsPage($language: String!) {
    page(slug: { eq: "rights" }, language: { eq: $language }) {
      ...Page_page
    }
    allRule(
      filter: { language: { eq: $language } }
      sort: [{ group: { order: ASC } }, { order: ASC }]
    ) {
      nodes {
        group {
          section
          ...RuleTopic_topic
        }
        checked
        ...RuleEntry_rule
      }
    }
  }
`;
