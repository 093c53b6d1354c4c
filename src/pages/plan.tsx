import { graphql, type PageProps } from "gatsby";
import { Link } from "../components/Link/Link";
import { found, PageCall, PageTop, sectionOf } from "../components/Page/Page";
import { Areas } from "../components/Areas/Areas";
import { Section } from "../components/Section/Section";
import { planSections } from "../content/sections";
import { toolNames } from "../content/tool-names";
import { headOf } from "../seo/Head";
import { plannerData } from "../tools/plan";
import { Planner } from "../tools/Planner";
import { useText } from "../i18n";
import { toolPath } from "../tools/questions";

/** The planner, and below it the small tools and the places with their permit offices. */
export default function PlanPage({ data }: PageProps<Queries.PlanPageQuery>) {
  const page = found(data.page);
  const { t } = useText();
  return (
    <>
      <PageTop page={page} />
      <Planner data={plannerData(data)} />
      <div className="no-print">
        <Section id={planSections.tools} title={sectionOf(page, "tools").title} beside tone>
          <dl className="ruled terms">
            {toolNames.map((name) => (
              <div key={name}>
                <dt>
                  <Link to={toolPath(name)}>{t(`tools.${name}.title`)}</Link>
                </dt>
                <dd className="small">{t(`tools.${name}.text`)}</dd>
              </div>
            ))}
          </dl>
        </Section>
        <Section id={planSections.places} title={sectionOf(page, "places").title}>
          <Areas plan />
        </Section>
        <PageCall page={page} />
      </div>
    </>
  );
}

export const Head = headOf<Queries.PlanPageQuery>(({ allSchedule }) => ({
  reviewed: allSchedule.nodes,
}));

export const query = graphql`
  query PlanPage($language: String!) {
    page(slug: { eq: "plan" }, language: { eq: $language }) {
      ...StandalonePage_page
    }
    allPhase(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        ...ScheduleTable_phase
      }
    }
    allSchedule(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        checked
        ...ServiceSchedule_schedule
        project
        stay
        property
        deposit
        opens
        weeksNote
        asksOwner
        use {
          entryId
        }
        papers
        approvals
        decisions {
          what
          phase {
            entryId
          }
        }
        localRules {
          entryId
        }
        service {
          slug
          path
          title
          group
          questions {
            question
          }
          rules {
            entryId
          }
        }
      }
    }
    allPlanUse(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        entryId
        title
        property
        deposit
        rules {
          entryId
        }
      }
    }
    allHouseYear(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        title
        from
        to
        look
      }
    }
    allRule(
      filter: { language: { eq: $language } }
      sort: [{ group: { order: ASC } }, { order: ASC }]
    ) {
      nodes {
        entryId
        path
        title
        sentence
        jurisdictions
      }
    }
  }
`;
