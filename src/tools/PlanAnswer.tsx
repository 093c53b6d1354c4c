import { Button } from "../components/Action/Action";
import { Link } from "../components/Link/Link";
import { OfficeContacts } from "../components/Areas/Areas";
import { addDays, dayText } from "../content/day";
import { original, prefixOf } from "../content/language";
import { quoteAddress } from "../content/quote-address";
import { useText } from "../i18n";
import { useSite } from "../i18n/site";
import { saveCalendar } from "./calendar";
import { hiddenIn, yearIn } from "./house-year";
import { isInArizona, planDeposit, planRules } from "./plan-rules";
import { calendarDays, idOf, notesOf, type Plan, type PlannerData } from "./plan";
import { Part, ProjectFacts } from "./ProjectFacts";
import { keepPlan } from "./quote";
import { Share } from "./Share";
import type { QueryState } from "./useQueryState";

interface PlanAnswerProps {
  data: PlannerData;
  plan: Plan;
  query: QueryState;
}

/** The answer to a plan whose project is known. */
export function PlanAnswer({ data, plan, query }: PlanAnswerProps) {
  const { business } = useSite();
  const text = useText();
  const { t, locale, language } = text;
  const { schedule, place, use, run, date, stay } = plan;
  const { service } = schedule;
  const isOffered = !isInArizona(place);
  const notOffered = business.areas.find(({ name }) => name === "Arizona")?.notice;
  const deposit = planDeposit(schedule, use, place);
  const ruleOf = (id: string) => data.rules.find(({ entryId }) => entryId === id);
  const year = schedule.opens ? yearIn(plan.built) : undefined;
  // The questions of a service are not those of a further project of it.
  const asked = isOffered && !schedule.project ? service.questions : [];

  const keepForQuote = () => {
    const { origin } = window.location;
    const { address } = query;
    const lines = [
      plan.sentence,
      use && t("planner.message.use", { use: use.title }),
      stay && t(`planner.message.stay.${stay as "yes"}`),
      date && t(`planner.message.${plan.when}`, { day: dayText(date, locale) }),
      origin + prefixOf(language) + address,
      language !== original && t("planner.message.original", { address: origin + address }),
    ];
    // For a home that its owner lives in, the project says more about the property than the use does; otherwise less.
    const [first, second] = use?.deposit === "cap" ? [schedule, use] : [use, schedule];
    const onSite = plan.spans.find(({ phase }) => /^(build|setup)$/.test(phase.entryId));
    return keepPlan(
      {
        text: [t("planner.message.heading"), ...lines].filter(Boolean).join("\n"),
        property: first?.property ?? second.property,
        place,
        start: run && addDays(run.begin, onSite?.start.min ?? 0),
      },
      business.areas.map(({ name }) => name),
      plan.today,
    );
  };

  return (
    <>
      {[isOffered ? "" : notOffered, plan.sentence].filter(Boolean).map((first) => (
        <p key={first} data-not-offered={isOffered ? undefined : ""}>
          <strong>{first}</strong>
        </p>
      ))}
      {notesOf(text, plan).map((note) => (
        <p key={note}>{note}</p>
      ))}
      <Part title={t("planner.office")}>
        {place ? (
          <>
            <OfficeContacts office={place.office} />
            <p>{[place.note, t("planner.confirm")].filter(Boolean).join(" ")}</p>
          </>
        ) : (
          <p>{t("planner.noPlace")}</p>
        )}
      </Part>
      <ProjectFacts schedule={schedule} phases={data.phases} run={run} />
      {year === undefined ? null : (
        <Part
          title={t("planner.year", { year: String(year) })}
          items={hiddenIn(data.years, year).map(({ title, look }) => (
            <>
              <strong>{title}.</strong> {look}
            </>
          ))}
        >
          <p>{t("planner.yearText")}</p>
        </Part>
      )}
      <Part title={t("planner.ifTheyStay")}>
        {isOffered && stay === "yes" ? <p>{schedule.stay}</p> : null}
      </Part>
      <Part title={t("planner.deposit")}>
        {deposit ? (
          <p>{deposit === "cap" ? ruleOf("deposit-cap")?.sentence : t(`tools.cap.${deposit}`)}</p>
        ) : null}
      </Part>
      <Part
        title={t("planner.rules")}
        items={planRules(data, schedule, use, place).map(({ path, title, sentence }) => (
          <>
            <Link to={path}>{title}</Link>: {sentence}
          </>
        ))}
      />
      <Part
        title={t("planner.asked")}
        items={asked
          .filter((_, index) => use?.entryId !== "rented" || index + 1 !== schedule.asksOwner)
          .map(({ question }) => question)}
      />
      <p>
        <Link to={service.path}>{t("planner.wholePage", { title: service.title })}</Link>
      </p>
      {service.slug === "convention" ? (
        <p>
          <Link
            to={`/plan/convention-dates${plan.when === "done" && date ? `?opening=${date}` : ""}`}
          >
            {t("tools.convention-dates.title")}
          </Link>
        </p>
      ) : null}
      <div className="actions no-print">
        {/* The form takes the plan from the draft, which only a click here saves. */}
        {isOffered ? (
          <Link
            className="button primary"
            to={quoteAddress(service.slug)}
            onClick={({ currentTarget: link }) => {
              const message = keepForQuote();
              // The browser refuses storage: the plan travels in the address.
              if (message !== undefined) link.search += `&message=${encodeURIComponent(message)}`;
            }}
          >
            {t("planner.quote")}
          </Link>
        ) : null}
        {run ? (
          <Button
            onClick={() =>
              saveCalendar(
                idOf(schedule),
                [idOf(schedule), place?.entryId].filter(Boolean).join("-"),
                calendarDays(text, plan, run),
                t,
              )
            }
          >
            {t("tools.calendar")}
          </Button>
        ) : null}
      </div>
      <Share query={query} />
    </>
  );
}
