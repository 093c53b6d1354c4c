import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useMemo } from "react";
import { BelowTheFold } from "../components/BelowTheFold/BelowTheFold";
import { CallToAction } from "../components/CallToAction/CallToAction";
import { Link } from "../components/Link/Link";
import { PageHeader } from "../components/PageHeader/PageHeader";
import * as listStyles from "../components/PermitOffices/PermitOffices.module.css";
import { PermitOffices } from "../components/PermitOffices/PermitOffices";
import { PlacesMap } from "../components/PermitOffices/PlacesMap";
import { Section } from "../components/Section/Section";
import { planSections } from "../content/sections";
import { toolNames } from "../content/tool-names";
import { SiteHead } from "../seo/SiteHead";
import { Planner } from "../tools/Planner/Planner";
import { toolPath, tools } from "../tools/tools";

export default function PlanPage({ data }: PageProps<Queries.PlanPageQuery>) {
  const planner = useMemo(
    () => ({
      phases: data.allPhase.nodes,
      schedules: data.allSchedule.nodes.flatMap(({ service, ...schedule }) =>
        // A draft has no page.
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
        page={{ title: "Plan Your Project", path: "/plan" }}
        title="Plan your project"
        lead="Six questions, and you know which office permits it, who else approves, how long each phase takes and what you decide by when. The address keeps your answers, so you can save or send it."
      />
      <Planner data={planner} />
      <BelowTheFold>
        <div className="no-print">
          <Section id={planSections.tools} title="One question at a time" beside tone>
            <dl className="ruled">
              {toolNames.map((name) => (
                <div key={name} className={listStyles.office}>
                  <dt className={listStyles.name}>
                    <Link to={toolPath(name)}>{tools[name].title}</Link>
                  </dt>
                  <dd className="small">{tools[name].text}</dd>
                </div>
              ))}
            </dl>
          </Section>
          <Section id={planSections.places} title="Plan by place">
            <div className="with-aside">
              <PermitOffices />
              <PlacesMap />
            </div>
          </Section>
          <CallToAction title="Talk it through with us">
            <p>
              Bring the plan, or only the address. How the work itself runs is in{" "}
              <Link to="/build-process">the six steps of a build</Link>, what the law gives the
              owner of a home in <Link to="/rights">your rights</Link>, and what needs a permit in{" "}
              <Link to="/faq#permit">our answers</Link>.
            </p>
          </CallToAction>
        </div>
      </BelowTheFold>
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.PlanPageQuery>) {
  return (
    <SiteHead
      title="Plan Your Project"
      description="Permit office, approvals, weeks by phase, decisions with their days, papers and deposit rules for a remodel, a build-out or a new building in Las Vegas."
      path={location.pathname}
      reviewed={data.allSchedule.nodes.map(({ checked }) => checked).sort()[0]}
    />
  );
}

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
        ...PlanAnswer_schedule
      }
    }
    allPlanUse(sort: { order: ASC }) {
      nodes {
        ...PlanAnswer_use
      }
    }
    allPlace(sort: { name: ASC }) {
      nodes {
        ...PlanAnswer_place
      }
    }
    allRule {
      nodes {
        ...PlanAnswer_rule
      }
    }
  }
`;
