import { Button } from "../../../components/Action/Action";
import { Table } from "../../../components/Table/Table";
import { useText } from "../../../i18n";
import { saveCalendar } from "./calendar";
import { weekdayText } from "./day-text";
import { planId, type Plan, type PlannerData } from "./plan";
import { calendarEntries, showEntries } from "./plan-text";
import { showDues } from "./show-dates";
import { canBeDone } from "./verdict";

type ShowDate = PlannerData["shows"][number];

/** What is due by a date, and how certain that is. */
function Due({ date: { title, note, grade } }: { date: ShowDate }) {
  const { t } = useText();
  return (
    <>
      <strong>{title}.</strong> {note}{" "}
      <span className="quiet">{t(`tools.grade.${grade as "text"}`)}</span>
    </>
  );
}

/** What shows ask for, each so many days ahead. */
export function EveryShowDate({ dates }: { dates: readonly ShowDate[] }) {
  const { t } = useText();
  return (
    <Table
      head={[t("convention.when"), t("convention.what")]}
      rows={dates.map((date) => {
        const { most, least } = date;
        const before = date.before as "opening";
        return [
          most === least
            ? t(`convention.before.${before}`, { days: most })
            : t(`convention.between.${before}`, { most, least }),
          <Due key="due" date={date} />,
        ];
      })}
    />
  );
}

interface ShowDatesProps {
  dates: PlannerData["shows"];
  plan: Plan;
}

/** What the show asks for and by when: first what decides, then all of it. */
export function ShowDates({ dates, plan }: ShowDatesProps) {
  const text = useText();
  const { t, locale } = text;
  const { opening, moveIn, today } = plan;
  const day = (date: string) => weekdayText(date, locale);
  const setup = moveIn?.day;
  const { dues, open } = showDues(dates, { opening, setup }, plan.workdays);
  if (dues.length === 0) return <p>{t("convention.enter")}</p>;
  const late = dues.filter(({ last }) => last < today).length;
  const span = ({ begin, last }: { begin: string; last: string }) => {
    const days =
      begin === last ? day(last) : t("convention.span", { first: day(begin), last: day(last) });
    return last < today ? `${days} ${t("convention.past")}` : days;
  };
  return (
    <>
      <ul className="spaced-links">
        {dues
          .filter(({ first }) => first)
          .map(({ id, title, last }) => (
            <li key={id}>
              <a href="#show-dates">{`${day(last)}: ${title}`}</a>
            </li>
          ))}
      </ul>
      <CountedFrom plan={plan} dates={dates} open={open} />
      {late > 0 ? <p>{t("convention.late", { count: late })}</p> : null}
      <Table
        id="show-dates"
        caption={t("convention.caption")}
        head={[t("convention.by"), t("convention.what")]}
        rows={dues.map((due) => [span(due), <Due key="due" date={due} />])}
      />
      <ShowCalendar dates={dates} plan={plan} />
    </>
  );
}

interface CountedFromProps extends ShowDatesProps {
  /** How many dates need a day that is not known. */
  open: number;
}

/** From which days the dates are counted back, and which days are still missing. */
function CountedFrom({ plan: { opening, moveIn }, dates, open }: CountedFromProps) {
  const { t, locale } = useText();
  const day = (date: string) => weekdayText(date, locale);
  const setup = moveIn && !moveIn.isAssumed ? day(moveIn.day) : undefined;
  if (opening === undefined)
    return (
      <p>
        {setup === undefined ? null : t("convention.counted.setup", { setup })}{" "}
        {t("convention.needOpening", { count: open })}
      </p>
    );
  const assumed = dates.filter(({ before }) => before === "move-in").length;
  return (
    <>
      <p>
        {setup === undefined
          ? t("convention.counted.opening", { opening: day(opening) })
          : t("convention.counted.both", { setup, opening: day(opening) })}
      </p>
      {moveIn?.isAssumed ? (
        <p>
          {t("convention.assumed", { count: assumed, setup: day(moveIn.day), days: moveIn.days })}
        </p>
      ) : null}
    </>
  );
}

/**
 * The dates of the show for a calendar, where the plan has none for it: a booth may be there
 * already. None where the plan cannot be made, unless it has begun.
 */
function ShowCalendar({ dates, plan }: ShowDatesProps) {
  const text = useText();
  const { t } = text;
  if (!canBeDone(plan.verdict) && !plan.started) return null;
  const entries = showEntries(text, plan, dates);
  if (entries.length === 0 || calendarEntries(text, plan, dates).length > 0) return null;
  return (
    <p className="no-print">
      <Button onClick={() => saveCalendar("show-dates", planId(plan), entries, t)}>
        {t("convention.calendar")}
      </Button>
    </p>
  );
}
