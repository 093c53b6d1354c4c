import { Table } from "../components/Table/Table";
import { useText } from "../i18n";
import { weekdayText } from "./day-text";
import type { Plan, PlannerData } from "./plan";
import { showDues } from "./show-dates";

interface ShowDatesProps {
  dates: PlannerData["shows"];
  plan: Plan;
}

/** What the show asks for and by when: first what decides, then all of it. */
export function ShowDates({ dates, plan }: ShowDatesProps) {
  const { t, locale } = useText();
  const { opening, moveIn, today } = plan;
  const day = (date: string) => weekdayText(date, locale);
  const setup = moveIn?.day;
  const { dues } = showDues(dates, { opening, setup }, plan.workdays);
  const open = dates.filter(({ before }) => before === "move-in").length;
  if (!opening) return <p>{t("convention.enter")}</p>;
  const late = dues.filter(({ last }) => last < today).length;
  const span = ({ begin, last }: { begin: string; last: string }) => {
    const days =
      begin === last ? day(last) : t("convention.span", { first: day(begin), last: day(last) });
    return last < today ? `${days} ${t("convention.past")}` : days;
  };
  return (
    <>
      <ul>
        {dues
          .filter(({ first }) => first)
          .map(({ id, title, last }) => (
            <li key={id}>
              <a href="#show-dates">{`${day(last)}: ${title}`}</a>
            </li>
          ))}
      </ul>
      {moveIn?.isAssumed ? (
        <p>{t("convention.assumed", { count: open, setup: day(moveIn.day), days: moveIn.days })}</p>
      ) : null}
      {late > 0 ? <p>{t("convention.late", { count: late })}</p> : null}
      <Table
        id="show-dates"
        caption={t("convention.caption")}
        head={[t("convention.by"), t("convention.what")]}
        rows={dues.map((due) => [
          span(due),
          <>
            <strong>{due.title}.</strong> {due.note}{" "}
            <span className="quiet">{t(`tools.grade.${due.grade as "text"}`)}</span>
          </>,
        ])}
      />
    </>
  );
}
