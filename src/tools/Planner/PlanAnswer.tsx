import { graphql } from "gatsby";
import { Link } from "../../components/Link/Link";
import { OfficeContacts } from "../../components/PermitOffices/PermitOffices";
import { useSite } from "../../components/site/useSite";
import { quoteAddress } from "../../content/quote-address";
import { useNamespace, useToolWords, useWords } from "../../words/words";
import { calendarText } from "../calendar";
import { changeContactDraft } from "../contact-draft";
import { addDays, dayText, todayInNevada } from "../../content/day";
import { saveFile } from "../file";
import { namedRules, planDeposit, planRules } from "../plan";
import { planAddress, type PlanState } from "../plan-address";
import { withPlan } from "../quote";
import { beginningOf, dueDays, spansOf } from "../schedule";
import type { PlannerData } from "./Planner";
import { ProjectFacts, useWholeText } from "./ProjectFacts";

interface PlanAnswerProps {
  data: PlannerData;
  state: PlanState;
}

/** Returns a whole answer in one sentence; an empty text while there is none. */
export function usePlanText(data: PlannerData, { project, place, when, date }: PlanState): string {
  const { summary } = useNamespace("planner");
  const { locale } = useWords().language;
  const schedule = data.schedules.find(({ service }) => service.slug === project);
  const spans = spansOf(data.phases, schedule?.weeks ?? []);
  const weeks = useWholeText(spans);
  if (!schedule) return "";
  const name = data.places.find(({ entryId }) => entryId === place)?.name;
  const from = date ? dayText(beginningOf(spans, when, date), locale) : "";
  return summary(schedule.title, name, weeks, from);
}

/** The answer to a plan whose project is known. */
export function PlanAnswer({ data, state }: PlanAnswerProps) {
  const { business } = useSite();
  const words = useNamespace("planner");
  const tools = useToolWords();
  const { locale, prefix } = useWords().language;
  const text = usePlanText(data, state);
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
    const { href } = window.location;
    const file = calendarText(days, href, tools.calendarNote(href), new Date());
    saveFile(`${service.slug}.ics`, "text/calendar", file);
  };

  const keepForQuote = () => {
    const { heading, ...say } = words.message;
    const lines = [
      text,
      use ? say.use(use.title) : "",
      state.stay && say.stay[state.stay],
      state.date && say[state.when](dayText(state.date, locale)),
      window.location.origin + prefix + planAddress(state),
      say.original(window.location.origin + planAddress(state)),
    ].filter(Boolean);
    changeContactDraft((answers) =>
      withPlan(
        answers,
        { heading, lines, property: schedule.property ?? use?.property ?? undefined, place, begin },
        (business?.areas ?? []).map(({ name }) => name),
        todayInNevada(),
      ),
    );
  };

  return (
    <>
      <p>
        <strong>{text}</strong>
      </p>
      <h3>{words.office}</h3>
      {office ? (
        <>
          <OfficeContacts office={office} />
          <p>
            {place.note} {words.confirm}
          </p>
        </>
      ) : (
        <p>{words.noPlace}</p>
      )}
      <h3>{words.times}</h3>
      {state.when === "done" && begin ? (
        <p>{words.begins(dayText(state.date, locale), dayText(begin, locale))}</p>
      ) : null}
      <ProjectFacts schedule={schedule} phases={data.phases} begin={begin} />
      {state.stay === "yes" ? (
        <>
          <h3>{words.ifTheyStay}</h3>
          <p>{schedule.stay}</p>
        </>
      ) : null}
      {deposit ? (
        <>
          <h3>{words.deposit}</h3>
          <p>{deposit === "cap" ? capRule?.sentence : tools.deposits[deposit]}</p>
        </>
      ) : null}
      {rules.length > 0 ? (
        <>
          <h3>{words.rules}</h3>
          <ul>
            {rules.map(({ entryId, path, title, sentence }) => (
              <li key={entryId}>
                <Link to={path}>{title}</Link>: {sentence}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <h3>{words.asked}</h3>
      <ul>
        {service.questions.map(({ question }) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
      <p>
        <Link to={service.path}>{words.wholePage(service.title)}</Link>
      </p>
      <div className="actions no-print">
        {/* The form takes the plan from the draft, which only a click here saves. */}
        <Link className="button primary" to={quoteAddress(service.slug)} onClick={keepForQuote}>
          {words.quote}
        </Link>
        {begin ? (
          <button type="button" className="button" onClick={addToCalendar}>
            {tools.calendar}
          </button>
        ) : null}
        <button type="button" className="button" onClick={() => window.print()}>
          {tools.print}
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
