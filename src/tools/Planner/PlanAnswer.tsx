import clsx from "clsx";
import { graphql } from "gatsby";
import { todayInNevada } from "../../content/day";
import * as actionStyles from "../../components/Action/Action.module.css";
import { Link } from "../../components/Link/Link";
import { OfficeContacts } from "../../components/PermitOffices/PermitOffices";
import { useSite } from "../../components/site/useSite";
import { calendarText } from "../calendar";
import { changeContactDraft } from "../contact-draft";
import { addDays, dayText } from "../day";
import { depositTexts } from "../deposit";
import { saveFile } from "../file";
import { namedRules, planDeposit, planRules } from "../plan";
import { planAddress, type PlanState } from "../plan-address";
import { withPlan } from "../quote";
import { beginningOf, dueDays, spansOf } from "../schedule";
import type { PlannerData } from "./Planner";
import { ProjectFacts, wholeText } from "./ProjectFacts";

interface PlanAnswerProps {
  data: PlannerData;
  state: PlanState;
}

/** The whole of an answer in a sentence; an empty text while there is none. */
export function planText(data: PlannerData, { project, place, when, date }: PlanState): string {
  const schedule = data.schedules.find(({ service }) => service.slug === project);
  if (!schedule) return "";
  const spans = spansOf(data.phases, schedule.weeks);
  const name = data.places.find(({ entryId }) => entryId === place)?.name;
  const from = date ? `, from ${dayText(beginningOf(spans, when, date))}` : "";
  return `${schedule.title}${name ? ` in ${name}` : ""}: ${wholeText(spans)}${from}.`;
}

/** The answer to a plan whose project is known. */
export function PlanAnswer({ data, state }: PlanAnswerProps) {
  const { business } = useSite();
  const schedule = data.schedules.find(({ service }) => service.slug === state.project);
  if (!schedule) return null;
  const { service } = schedule;
  const place = data.places.find(({ entryId }) => entryId === state.place);
  const use = data.uses.find(({ entryId }) => entryId === state.use);
  const spans = spansOf(data.phases, schedule.weeks);
  const begin = state.date ? beginningOf(spans, state.when, state.date) : undefined;
  const deposit = planDeposit({ group: service.group, deposit: schedule.deposit }, use);
  const capRule = data.rules.find(({ entryId }) => entryId === "deposit-cap");
  const rules = planRules({
    rules: data.rules,
    named: namedRules(service.rules, use, data.uses),
    local: schedule.localRules.map(({ entryId }) => entryId),
    place,
  });
  const office = place?.office;

  const addToCalendar = () => {
    if (!begin) return;
    const days = dueDays(spans, schedule.decisions).map(({ day, what }) => ({
      day: addDays(begin, day),
      title: what,
    }));
    const text = calendarText(days, window.location.href, new Date());
    saveFile(`${service.slug}.ics`, "text/calendar", text);
  };

  const keepForQuote = () => {
    const lines = [
      planText(data, state),
      use ? `Use: ${use.title}` : "",
      state.stay && `People stay during the work: ${state.stay}`,
      state.date &&
        `${state.when === "begin" ? "Planning can begin on" : "Has to be done by"} ${dayText(state.date)}`,
      window.location.origin + planAddress(state),
    ].filter(Boolean);
    changeContactDraft((answers) =>
      withPlan(
        answers,
        { lines, property: schedule.property ?? use?.property ?? undefined, place, begin },
        (business?.areas ?? []).map(({ name }) => name),
        todayInNevada(),
      ),
    );
  };

  return (
    <>
      <p>
        <strong>{planText(data, state)}</strong>
      </p>
      <h3>Who issues the permit</h3>
      {office ? (
        <>
          <OfficeContacts office={office} />
          <p>{place.note} Confirm the parcel on the assessor’s page.</p>
        </>
      ) : (
        <p>The government of the parcel. Choose the place, and its office stands here.</p>
      )}
      <h3>How long, and what comes when</h3>
      {state.when === "done" && begin ? (
        <p>
          To be done by {dayText(state.date)} even on the longest run, planning begins by{" "}
          {dayText(begin)}.
        </p>
      ) : null}
      <ProjectFacts schedule={schedule} phases={data.phases} begin={begin} />
      {state.stay === "yes" ? (
        <>
          <h3>If people stay</h3>
          <p>{schedule.stay}</p>
        </>
      ) : null}
      {deposit ? (
        <>
          <h3>Deposit</h3>
          <p>{deposit === "cap" ? capRule?.sentence : depositTexts[deposit]}</p>
        </>
      ) : null}
      {rules.length > 0 ? (
        <>
          <h3>Rules that apply</h3>
          <ul>
            {rules.map(({ entryId, path, title, sentence }) => (
              <li key={entryId}>
                <Link to={path}>{title}</Link>: {sentence}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <h3>Three questions we ask first</h3>
      <ul>
        {service.questions.map(({ question }) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
      <p>
        <Link to={service.path}>{service.title}: the whole page</Link>
      </p>
      <div className={clsx(actionStyles.actions, "no-print")}>
        {/* The form takes the plan from the draft, which only this press makes. */}
        <Link
          className={clsx(actionStyles.action, actionStyles.primary)}
          to={`/contact?project=${service.slug}`}
          onClick={keepForQuote}
        >
          Ask for a quote with this plan
        </Link>
        {begin ? (
          <button
            type="button"
            className={clsx(actionStyles.action, actionStyles.quiet)}
            onClick={addToCalendar}
          >
            Add to calendar
          </button>
        ) : null}
        <button
          type="button"
          className={clsx(actionStyles.action, actionStyles.quiet)}
          onClick={() => window.print()}
        >
          Print
        </button>
      </div>
    </>
  );
}

export const query = graphql`
  fragment PlanAnswer_schedule on Schedule {
    stay
    property
    deposit
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
    ...ProjectFacts_schedule
  }

  fragment PlanAnswer_rule on Rule {
    entryId
    path
    title
    sentence
    jurisdictions
  }

  fragment PlanAnswer_use on PlanUse {
    entryId
    title
    property
    deposit
    rules {
      entryId
    }
  }

  fragment PlanAnswer_place on Place {
    entryId
    name
    note
    outline
    office {
      id
      government
      ...OfficeContacts_office
    }
  }
`;
