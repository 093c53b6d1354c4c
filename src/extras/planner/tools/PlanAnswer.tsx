import { Button } from "../../../components/Action/Action";
import { Link } from "../../../components/Link/Link";
import { addDays } from "../../../content/day";
import { original, prefixOf } from "../../../content/language";
import { quoteAddress } from "../../../content/quote-address";
import { draftDays } from "../../../forms/draft";
import { useLists } from "../../../forms/lists";
import { useText } from "../../../i18n";
import { withBreaks } from "../../../i18n/no-breaks";
import { saveCalendar } from "./calendar";
import { weekdayText } from "./day-text";
import { HouseYears } from "./HouseYears";
import { LotCheck } from "./LotCheck";
import { OfficeContacts } from "./OfficeContacts";
import { AnswerPart } from "./AnswerPart";
import { asks, asksStay, projectId, planId, type Plan, type PlannerData } from "./plan";
import { planDeposit, planRules } from "./plan-rules";
import { planSections } from "../sections";
import {
  canHaveBegun,
  calendarEntries,
  houseText,
  movedTo,
  notesOf,
  verdictText,
  weeksNote,
} from "./plan-text";
import { PlanCost } from "./PlanCost";
import { PlanRuns, PlanSchedule } from "./PlanSchedule";
import { DueNow, PlanTasks, useTicks } from "./PlanTasks";
import { keepPlan } from "./quote";
import { findFigure } from "./rule-figures";
import { siteStart } from "./schedule";
import { Share } from "./Share";
import { ShowDates } from "./ShowDates";
import { canBeDone } from "./verdict";
import type { QueryState } from "./useQueryState";
import { dataAttribute } from "../../../styles/data-attributes";

interface PlanAnswerProps {
  data: PlannerData;
  plan: Plan;
  query: QueryState;
}

/** The answer to a plan whose project is known: verdict, price, then what to do about it. */
export function PlanAnswer({ data, plan, query }: PlanAnswerProps) {
  const text = useText();
  const { t } = text;
  const { schedule, place, isOffered, verdict } = plan;
  const ticks = useTicks(planId(plan));
  const isAskedFor = isOffered && canBeDone(verdict);
  return (
    <>
      {/* The page's other buttons for a quote go as well; those for a call stay. */}
      <p {...(isAskedFor ? {} : dataAttribute("no-quote", ""))}>
        <strong>{verdictText(text, plan)}</strong>
      </p>
      {[...query.notes, ...notesOf(text, plan)].map((note) => (
        <p key={note}>{note}</p>
      ))}
      <OtherDays plan={plan} query={query} />
      {isOffered ? <PlanCost costs={data.costs} plan={plan} answers={query.state} /> : null}
      <DueNow plan={plan} ticks={ticks} />
      {asks(schedule, "show") && isOffered ? <ShowDates dates={data.shows} plan={plan} /> : null}
      {isOffered ? <PlanRuns plan={plan} /> : null}
      {plan.lot ? (
        <AnswerPart title={t("lot.title")} open>
          <LotCheck plan={plan} lot={plan.lot} />
        </AnswerPart>
      ) : null}
      <AnswerPart title={t("planner.office")}>
        {place ? (
          <>
            <OfficeContacts office={place.office} />
            {place.office.fees ? (
              <p>
                <a href={place.office.fees}>{t("planner.fees")}</a>
              </p>
            ) : null}
            <p>{[place.note, t("planner.confirm")].filter(Boolean).join(" ")}</p>
          </>
        ) : (
          <p>{t("planner.noPlace")}</p>
        )}
      </AnswerPart>
      {isOffered ? <PlanSchedule plan={plan} /> : null}
      <PlanTasks plan={plan} ticks={ticks} />
      <AnswerPart title={t("planner.papers")} items={schedule.papers} />
      <PlanLaw data={data} plan={plan} />
      <p>
        <Link to={schedule.service.path}>
          {t("planner.wholePage", { title: schedule.service.title })}
        </Link>
      </p>
      {isAskedFor ? <NextSteps data={data} plan={plan} query={query} /> : null}
      <Share query={query} />
    </>
  );
}

/** Links to the plan on days on which it can be done, or to the one that has begun. */
function OtherDays({ plan, query }: Pick<PlanAnswerProps, "plan" | "query">) {
  const { t, language, locale } = useText();
  const { verdict, isOffered } = plan;
  if (!isOffered || !verdict || verdict.kind === "over") return null;
  const moved = movedTo(plan);
  const isAsked = canHaveBegun(plan);
  if (!moved && !isAsked) return null;
  const href = (answers: Parameters<QueryState["addressWith"]>[0]) =>
    `${prefixOf(language)}${query.addressWith(answers)}#${planSections.answer}`;
  return (
    <p className="actions no-print">
      {moved ? (
        <a className="button" href={href(moved.answers)}>
          {t("planner.moveTo", { day: weekdayText(moved.day, locale) })}
        </a>
      ) : null}
      {isAsked ? (
        <a className="button" href={href({ started: "yes" })}>
          {t("planner.yesStarted")}
        </a>
      ) : null}
    </p>
  );
}

/**
 * Returns the service for which a quote is asked in place of the project's own, as its use says.
 */
const otherService = ({ schedules }: PlannerData, { inUse }: Plan) =>
  schedules.find(({ service }) => service.slug === inUse?.service?.slug)?.service;

/** What the law says of it, what the house may hide, and what is asked first. */
function PlanLaw({ data, plan }: Pick<PlanAnswerProps, "data" | "plan">) {
  const text = useText();
  const { t } = text;
  const { schedule, place, use, house, year, isOffered, facts } = plan;
  const cap = data.rules.find(({ tool }) => tool === "deposit");
  const deposit = planDeposit(schedule, use, cap, data.deposit, place);
  // What stands under the deposit is not said again.
  const rules = planRules(data, schedule, plan).filter(
    ({ entryId }) => deposit?.kind !== "cap" || entryId !== cap?.entryId,
  );
  const other = otherService(data, plan);
  // The questions of a service are not those of a further project of it.
  const asked = isOffered && !schedule.project ? (other ?? schedule.service).questions : [];
  return (
    <>
      {house && year !== undefined ? (
        <AnswerPart title={t("planner.year", { year: String(year) })} open>
          <p>
            {houseText(text, house)} {t("planner.yearText")}
          </p>
          <HouseYears
            years={house.hidden}
            caption={t("houseYear.builtIn", { year: String(year) })}
          />
        </AnswerPart>
      ) : null}
      <AnswerPart title={t("planner.ifTheyStay")}>
        {isOffered && schedule.stay && (facts.has("stays") || !asksStay(schedule, use)) ? (
          <p>{schedule.stay}</p>
        ) : null}
      </AnswerPart>
      <AnswerPart title={t("planner.deposit")}>
        {deposit ? (
          <p>
            {deposit.kind === "cap" && cap ? (
              <>
                {cap.sentence} <Link to={cap.path}>{cap.title}</Link>
              </>
            ) : (
              `${data.deposit?.answers[deposit.kind as "none"] ?? ""} ${deposit.why}`
            )}
          </p>
        ) : null}
      </AnswerPart>
      <AnswerPart
        title={t("planner.rules")}
        items={rules.map(({ path, title, sentence, figures }) => {
          const before = year === undefined ? findFigure(figures, "built-before") : undefined;
          const rule = <Link to={path}>{title}</Link>;
          return (
            <>
              {rule}:{" "}
              {before === undefined
                ? sentence
                : t("planner.ifBefore", { year: String(before), rule: sentence })}
            </>
          );
        })}
      />
      <AnswerPart
        title={t("planner.asked")}
        items={asked
          .filter(({ resident }) => use?.deposit !== "rented" || !resident)
          .map(({ question }) => question)}
      />
    </>
  );
}

/** The request for a quote with the plan in it, and its days for a calendar. */
function NextSteps({ data, plan, query }: PlanAnswerProps) {
  const { areas } = useLists();
  const text = useText();
  const { t, locale, language } = text;
  const { schedule, place, use, facts, count } = plan;
  const entries = calendarEntries(text, plan, data.shows);
  const other = otherService(data, plan);

  const keepForQuote = () => {
    const { origin } = window.location;
    const { address, state } = query;
    const { stay, date, when } = state;
    const lines = [
      verdictText(text, plan),
      weeksNote(text, plan),
      use && t("planner.message.use", { use: use.title }),
      stay && t("planner.message.stay", { answer: t(`planner.stay.${stay as "yes"}`) }),
      date && t(`planner.message.${when as "begin"}`, { day: weekdayText(date, locale) }),
      origin + prefixOf(language) + address,
      language !== original && t("planner.message.original", { address: origin + address }),
    ];
    // For a home that its owner lives in, the project says more about the property than the use
    // does; otherwise less.
    const isOwnHome = !other && (use?.deposit === "house" || use?.deposit === "unit");
    const [first, second] = isOwnHome ? [schedule, use] : [use, schedule];
    const site = siteStart(plan.spans);
    return keepPlan(
      {
        // It is mailed: with plain spaces.
        text: withBreaks([t("planner.message.heading"), ...lines].filter(Boolean).join("\n")),
        property: facts.has("tower") ? use?.property : (first?.property ?? second.property),
        place,
        // Counted back, the work begins on the last day on which it can.
        start: count && addDays(count.begin, site?.[count.from === "end" ? "max" : "min"] ?? 0),
      },
      { areas: areas.map(({ value }) => value), starts: data.starts, today: plan.today },
    );
  };
  return (
    <>
      <p className="small quiet no-print">{t("planner.planKept", { days: draftDays })}</p>
      <div className="actions no-print">
        {/* The form takes the plan from the draft, which only a click here saves. */}
        <Link
          className="button primary"
          to={quoteAddress((other ?? schedule.service).slug)}
          onClick={({ currentTarget: link }) => {
            const message = keepForQuote();
            // The browser refuses storage: the plan travels in the address.
            // After `#`: no server is told what a plan says.
            if (message !== undefined) link.hash = `message=${encodeURIComponent(message)}`;
          }}
        >
          {t("planner.quote")}
        </Link>
        {entries.length > 0 ? (
          <Button onClick={() => saveCalendar(projectId(schedule), planId(plan), entries, t)}>
            {t("tools.calendar")}
          </Button>
        ) : null}
      </div>
    </>
  );
}
