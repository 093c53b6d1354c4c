import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useMemo } from "react";
import { CallToAction } from "../components/CallToAction/CallToAction";
import { Link } from "../components/Link/Link";
import { PageHeader } from "../components/PageHeader/PageHeader";
import { PermitOffices } from "../components/PermitOffices/PermitOffices";
import { PlacesMap } from "../components/PermitOffices/PlacesMap";
import { Section } from "../components/Section/Section";
import { planSections } from "../content/sections";
import { toolNames } from "../content/tool-names";
import { oldestCheck } from "../seo/last-change";
import { SiteHead } from "../seo/SiteHead";
import { Planner } from "../tools/Planner";
import { useText } from "../i18n";
import { toolPath } from "../tools/questions";
import { page, words } from "../words/en/pages/plan";
import { withWords } from "../words/words";

function PlanPage({ data }: PageProps<Queries.PlanPageQuery>) {
  const { t } = useText();
  const planner = useMemo(
    () => ({
      phases: data.allPhase.nodes,
      schedules: data.allSchedule.nodes.flatMap(({ service, ...schedule }) =>
        // A service that is still a draft has no page.
        service ? [{ ...schedule, service }] : [],
      ),
      uses: data.allPlanUse.nodes,
      places: data.allPlace.nodes,
      rules: data.allRule.nodes,
    }),
    [data],
  );
  return (
    <>
      <PageHeader
        page={{ title: page.crumb, path: "/plan" }}
        title={page.headline}
        lead={page.lead}
      />
      <Planner data={planner} />
      <div className="no-print">
        <Section id={planSections.tools} title={page.tools} beside tone>
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
        <Section id={planSections.places} title={page.places}>
          <div className="with-aside">
            <PermitOffices />
            <PlacesMap />
          </div>
        </Section>
        <CallToAction title={t("tools.talk")}>
          <p>{page.more}</p>
        </CallToAction>
      </div>
    </>
  );
}

PlanPage.words = words;

export default PlanPage;

export const Head = withWords(words, ({ data, location }: HeadProps<Queries.PlanPageQuery>) => (
  <SiteHead
    title={page.crumb}
    description={page.description}
    path={location.pathname}
    reviewed={oldestCheck(data.allSchedule.nodes)}
  />
));

export const query = graphql`
  query PlanPage {
    allPhase(sort: { order: ASC }) {
      nodes {
        ...ScheduleTable_phase
      }
    }
    allSchedule(sort: { order: ASC }) {
      nodes {
        checked
        ...Planner_schedule
      }
    }
    allPlanUse(sort: { order: ASC }) {
      nodes {
        ...Planner_use
      }
    }
    allPlace(sort: { name: ASC }) {
      nodes {
        ...Planner_place
      }
    }
    allRule(sort: [{ group: { order: ASC } }, { order: ASC }]) {
      nodes {
        ...Planner_rule
      }
    }
  }
`;
