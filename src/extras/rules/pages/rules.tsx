import { graphql, type PageProps } from "gatsby";
import { CheckedSince, RuleEntries } from "../components/RuleEntry";
import { Section } from "../../../components/Section/Section";
import { SpotDrawing } from "../../../components/SpotDrawing/SpotDrawing";
import type { SpotName } from "../../../content/spot-names";
import { useText } from "../../../i18n";
import { PageCall, PageTop, required } from "../../../components/Page/Page";
import { headOf } from "../../../seo/Head";

/** Every rule of the site, by the question that it answers. */
export default function RulesPage({ data }: PageProps<Queries.RulesPageQuery>) {
  const page = required(data.page, "content/pages/rules");
  const { t } = useText();
  const rules = data.allRule.nodes;
  const questions = [...new Map(rules.map(({ group }) => [group.anchor, group])).values()];
  return (
    <>
      <PageTop page={page}>
        <CheckedSince rules={rules} />
        <nav aria-label={t("contents.title")}>
          <ul className="columns after spaced-links">
            {questions.map(({ anchor, title }) => (
              <li key={anchor}>
                <a href={`#${anchor}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      </PageTop>
      {questions.map(({ anchor, title, drawing }) => (
        <Section
          key={anchor}
          id={anchor}
          title={title}
          drawing={<SpotDrawing name={drawing as SpotName} />}
          beside
        >
          <RuleEntries rules={rules.filter(({ group }) => group.anchor === anchor)} />
        </Section>
      ))}
      <PageCall page={page} />
    </>
  );
}

export const Head = headOf<Queries.RulesPageQuery>(({ allRule }) => ({
  kind: "CollectionPage",
  reviewed: allRule.nodes,
}));

export const query = graphql`
  query RulesPage($language: String!) {
    page(slug: { eq: "rules" }, language: { eq: $language }) {
      ...Page_page
    }
    allRule(
      filter: { language: { eq: $language } }
      sort: [{ group: { order: ASC } }, { order: ASC }]
    ) {
      nodes {
        group {
          anchor
          title
          drawing
        }
        checked
        ...RuleEntry_rule
      }
    }
  }
`;
