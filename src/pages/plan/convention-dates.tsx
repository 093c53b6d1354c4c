import { graphql, type PageProps } from "gatsby";
import { Button } from "../../components/Action/Action";
import { Link } from "../../components/Link/Link";
import { SpotDrawing } from "../../components/SpotDrawing/SpotDrawing";
import { Table } from "../../components/Table/Table";
import { currentDay } from "../../content/day";
import { useText } from "../../i18n";
import { headOf } from "../../seo/Head";
import { saveCalendar } from "../../tools/calendar";
import { weekdayText } from "../../tools/day-text";
import { mainQuestions, type Answers } from "../../tools/questions";
import { showDues } from "../../tools/show-dates";
import { workdaysWith } from "../../tools/workdays";
import { EveryCase, Tool } from "../../tools/Tool";

type ShowDate = Queries.ConventionDatesPageQuery["allShowDate"]["nodes"][number];

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

/** What is due before a show, counted back from its move-in and opening days. */
export default function ConventionDatesPage({ data }: PageProps<Queries.ConventionDatesPageQuery>) {
  const { t, locale } = useText();
  const { rule } = data;
  const dates = data.allShowDate.nodes;
  const main = mainQuestions(t)["convention-dates"];

  const workdays = workdaysWith(data.allHoliday.nodes);

  const answer = ({ opening = "", setup = "" }: Answers) => {
    const isSound = !(opening && setup > opening);
    const { dues: due, open } = showDues(dates, isSound ? { opening, setup } : {}, workdays);
    const today = due.length > 0 ? currentDay() : "";
    const past = due.filter(({ last }) => last < today).length;
    const dayOf = (day: string) => weekdayText(day, locale);
    const summary = () => {
      if (!isSound) return t("convention.wrong");
      const days = { setup: dayOf(setup || opening), opening: dayOf(opening || setup) };
      if (opening && setup) return t("convention.counted.both", days);
      if (opening)
        return [
          t("convention.counted.opening", days),
          t("convention.needSetup", { count: open }),
        ].join(" ");
      return setup ? t("convention.counted.setup", days) : t("convention.enter");
    };
    const addToCalendar = () => {
      const days = due
        .map(({ id, begin, last, title }) => ({
          id,
          day: begin < today ? last : begin,
          title:
            begin === last ? title : t("planner.calendarTo", { name: title, last: dayOf(last) }),
        }))
        .concat(opening ? { id: "opening", day: opening, title: t("tools.opening") } : [])
        .filter(({ day }) => day >= today);
      saveCalendar("show-dates", "show-dates", days, t);
    };
    return [
      summary(),
      <>
        {past > 0 ? <p>{t("convention.late", { count: past })}</p> : null}
        {due.length > 0 ? (
          <>
            <Table
              caption={t("convention.caption")}
              head={[t("convention.by"), t("convention.what")]}
              rows={due.map((date) => {
                const [first, last] = [dayOf(date.begin), dayOf(date.last)];
                const span = first === last ? last : t("convention.span", { first, last });
                const day = date.last < today ? `${span} ${t("convention.past")}` : span;
                return [day, <Due key="due" date={date} />];
              })}
            />
            <p className="no-print">
              <Button onClick={addToCalendar}>{t("tools.calendar")}</Button>
            </p>
          </>
        ) : null}
        <p>
          <Link to={`/plan?project=convention${opening ? `&when=done&date=${opening}` : ""}`}>
            {t("convention.plan")}
          </Link>
        </p>
        {rule ? (
          <p>
            {rule.sentence} <Link to={rule.path}>{rule.title}</Link>
          </p>
        ) : null}
      </>,
    ] as const;
  };

  return (
    <Tool
      name="convention-dates"
      page={data.page}
      questions={[
        main,
        { ...main, name: "setup", label: t("convention.setup"), hint: t("convention.setupHint") },
      ]}
      answer={answer}
      every={
        <EveryCase
          title={t("convention.every")}
          intro={t("convention.everyText")}
          drawing={<SpotDrawing name="plan" />}
        >
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
        </EveryCase>
      }
    />
  );
}

export const Head = headOf<Queries.ConventionDatesPageQuery>(({ allShowDate }) => ({
  reviewed: allShowDate.nodes,
}));

export const query = graphql`
  query ConventionDatesPage($language: String!) {
    page(slug: { eq: "plan/convention-dates" }, language: { eq: $language }) {
      ...StandalonePage_page
    }
    allShowDate(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
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
    allHoliday(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        month
        day
        weekday
        which
        after
      }
    }
    rule(entryId: { eq: "convention-booths" }, language: { eq: $language }) {
      title
      path
      sentence
    }
  }
`;
