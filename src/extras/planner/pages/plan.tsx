import { graphql, type PageProps } from "gatsby";
import type { ReactNode } from "react";
import { Link } from "../../../components/Link/Link";
import { usePage, PageCall, PageTop, sectionOf } from "../../../components/Page/Page";
import { Section } from "../../../components/Section/Section";
import type { plan } from "../component-pages";
import { planSections } from "../sections";
import { toolPages } from "../tool-names";
import { headOf } from "../../../seo/Head";
import { plannerData } from "../tools/plan";
import { lotRules } from "../tools/plan-lot";
import { EveryProject } from "../tools/EveryProject";
import { HouseYears } from "../tools/HouseYears";
import { RuleLines } from "../tools/LotCheck";
import { Offices } from "../tools/Offices";
import { Planner } from "../tools/Planner";
import { EveryShowDate } from "../tools/ShowDates";
import { ToolBoundary } from "../tools/ToolBoundary";
import { useText } from "../../../i18n";
import { useIsThere } from "../../../i18n/site";
import { toolPath } from "../tools/questions";

/** The planner, and below it the small tools and the places with their permit offices. */
export default function PlanPage({ data }: PageProps<Queries.PlanPageQuery>) {
  const page = usePage<typeof plan>(data.page, "/plan");
  const { t } = useText();
  const isThere = useIsThere();
  const known = plannerData(data);
  const rulesOfLots = lotRules(known.rules, known.schedules);
  return (
    <>
      <PageTop page={page} />
      <ToolBoundary>
        <Planner data={known} />
      </ToolBoundary>
      <div className="no-print">
        <Section id={planSections.tools} title={sectionOf(page, "tools").title} beside tone>
          <div>
            <dl className="ruled terms">
              {toolPages
                .filter((name) => isThere(toolPath(name)))
                .map((name) => (
                  <div key={name}>
                    <dt>
                      <Link to={toolPath(name)}>{t(`tools.${name}.title`)}</Link>
                    </dt>
                    <dd className="small">{t(`tools.${name}.text`)}</dd>
                  </div>
                ))}
            </dl>
            <Every
              id={planSections.every}
              title={t("planner.every")}
              intro={t("planner.everyText")}
            >
              <EveryProject data={known} />
            </Every>
            {known.years.length > 0 ? (
              <Every
                id={planSections["house-year"]}
                title={t("tools.house-year.every")}
                intro={t("houseYear.everyText")}
              >
                <HouseYears years={known.years} caption={t("houseYear.all")} />
              </Every>
            ) : null}
            {rulesOfLots.length > 0 ? (
              <Every
                id={planSections["lot-check"]}
                title={t("tools.lot-check.every")}
                intro={t("lot.everyText")}
              >
                <RuleLines rules={rulesOfLots} />
                <p>{t("lot.others")}</p>
              </Every>
            ) : null}
            {known.shows.length > 0 ? (
              <Every
                id={planSections["show-dates"]}
                title={t("tools.show-dates.every")}
                intro={t("convention.everyText")}
              >
                <EveryShowDate dates={known.shows} />
              </Every>
            ) : null}
          </div>
        </Section>
        <Section id={planSections.places} title={sectionOf(page, "places").title}>
          <Offices places={data.allPlace.nodes} />
        </Section>
        <PageCall page={page} />
      </div>
    </>
  );
}

interface EveryProps {
  id: string;
  title: string;
  intro: string;
  children: ReactNode;
}

/**
 * Everything that a part of the planner knows, for whoever comes without script or wants to
 * compare.
 */
function Every({ id, title, intro, children }: EveryProps) {
  return (
    <details className="disclosure">
      <summary className="chevron">
        <h3>{title}</h3>
      </summary>
      {/* Inside of what is folded: a link to it unfolds it. */}
      <div id={id} className="prose">
        <p>{intro}</p>
        {children}
      </div>
    </details>
  );
}

export const Head = headOf<Queries.PlanPageQuery>(({ allSchedule, allHouseYear, allShowDate }) => ({
  reviewed: [...allSchedule.nodes, ...allHouseYear.nodes, ...allShowDate.nodes],
}));

export const query = graphql`
  query PlanPage($language: String!) {
    page(slug: { eq: "plan" }, language: { eq: $language }) {
      ...Page_page
    }
    allPhase(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        ...ScheduleTable_phase
      }
    }
    allSchedule(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        checked
        ...ServiceTime_schedule
        project
        stay
        longerAnswered {
          fact
          longer
        }
        inUses {
          note
          uses {
            entryId
          }
          service {
            slug
          }
        }
        cuts {
          what
          notFact
        }
        asks
        facts
        uses {
          entryId
        }
        longest {
          fact
          phases {
            entryId
          }
          uses {
            entryId
          }
        }
        tower {
          slug
        }
        sizes {
          id
          title
        }
        finishes {
          id
          title
        }
        property
        deposit
        weeksNote
        weeksOf {
          slug
        }
        papers
        approvals {
          entryId
        }
        decisions {
          id
          what
          phase {
            entryId
          }
        }
        localRules {
          entryId
        }
        impliedBy
        lotRules {
          entryId
        }
        service {
          slug
          path
          title
          group
          questions {
            question
            resident
          }
          rules: ruleCards {
            entryId
          }
        }
      }
    }
    allPlanApproval(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        entryId
        what
        before {
          entryId
        }
        workdays
        uses {
          entryId
        }
        notUses {
          entryId
        }
        fact
        notFact
      }
    }
    depositTool(language: { eq: $language }) {
      ...DepositLaw_tool
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
    siteSettings(language: { eq: $language }) {
      serviceGroups {
        id
        name
      }
    }
    allPlanStart(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        answer
        days
      }
    }
    allHoliday(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        month
        day
        weekday
        which
        after
        onSaturday
        onSunday
      }
    }
    allHouseYear(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        checked
        title
        built
        from
        to
        look
        grade
        source {
          title
          url
        }
      }
    }
    allShowDate(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        entryId
        checked
        title
        before
        most
        least
        first
        note
        grade
      }
    }
    allCost(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        own
        includes
        figure
        unit
        market
        year
        sentence
        without
        credit
        source {
          title
          url
        }
        day: checkedText
        size
        finish
        services {
          slug
        }
      }
    }
    allPlace(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        also {
          id
          name
        }
        ...Offices_place
        office {
          quoteArea
          fees
          jurisdictions {
            entryId
          }
          rules {
            entryId
          }
        }
      }
    }
    allJurisdiction(filter: { wide: { eq: true }, language: { eq: $language } }) {
      nodes {
        entryId
      }
    }
    allRule(
      filter: { language: { eq: $language } }
      sort: [{ group: { order: ASC } }, { order: ASC }]
    ) {
      nodes {
        entryId
        tool
        path
        title
        sentence
        grade
        checkedNote
        open
        jurisdictions {
          entryId
        }
        figures {
          value
          name
        }
      }
    }
  }
`;
