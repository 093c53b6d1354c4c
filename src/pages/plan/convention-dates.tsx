import { graphql, type PageProps } from "gatsby";
import { useMemo } from "react";
import { Link } from "../../components/Link/Link";
import { SpotDrawing } from "../../components/SpotDrawing/SpotDrawing";
import { dayText, todayInNevada } from "../../content/day";
import { slugOf } from "../../content/slug";
import { useText, type Text } from "../../i18n";
import { calendarText } from "../../tools/calendar";
import { saveFile } from "../../tools/file";
import { mainQuestion, toolPath, type Question } from "../../tools/questions";
import { countedBack } from "../../tools/show-date";
import { EveryCase, Tool, ToolPage } from "../../tools/Tool";
import { found } from "../../components/StandalonePage/StandalonePage";
import { headOf } from "../../seo/Head";
import { oldestCheck } from "../../seo/last-change";

import { useQueryState } from "../../tools/useQueryState";

type Data = Queries.ConventionDatesPageQuery;
type ShowDate = Data["allShowDate"]["nodes"][number];

function questionsOf(text: Text): Question[] {
  const { t } = text;
  const setup = { name: "setup", label: t("convention.setup"), hint: t("convention.setupHint") };
  return [
    mainQuestion("convention-dates", text),
    { ...setup, noun: "date", type: "date" } as const,
  ].flatMap((question) => question ?? []);
}

function ConventionTool({ allShowDate: { nodes: dates }, rule }: Data) {
  const text = useText();
  const { t, locale } = text;
  const questions = useMemo(() => questionsOf(text), [text]);
  const query = useQueryState(toolPath("convention-dates"), questions);
  const { opening = "", setup = "" } = query.state;
  const isSound = !(opening && setup > opening);
  const applicable = dates.filter(({ before }) => (before === "opening" ? opening : setup));
  const due = isSound ? countedBack(applicable, setup, opening) : [];
  const today = due.length > 0 ? todayInNevada() : "";
  const past = due.filter(({ last }) => last < today).length;
  const dayOf = (day: string) => dayText(day, locale);
  const summary = () => {
    if (!isSound) return t("convention.wrong");
    if (opening && setup)
      return t("convention.counted.both", { setup: dayOf(setup), opening: dayOf(opening) });
    if (opening) return t("convention.counted.opening", { opening: dayOf(opening) });
    return setup ? t("convention.counted.setup", { setup: dayOf(setup) }) : t("convention.enter");
  };
  const spanOf = (first: string, last: string) =>
    first === last ? dayOf(last) : t("convention.span", { first: dayOf(first), last: dayOf(last) });
  const addToCalendar = () => {
    const { href } = window.location;
    const days = due.flatMap(({ last, title }) =>
      last < today ? [] : [{ id: slugOf(title), day: last, title }],
    );
    if (opening >= today) days.push({ id: "opening", day: opening, title: t("tools.opening") });
    const note = t("tools.calendarNote", { address: href });
    const source = { plan: "show-dates", host: window.location.host, note };
    saveFile("show-dates.ics", "text/calendar", calendarText(days, source, new Date()));
  };
  return (
    <Tool name="convention-dates" questions={questions} query={query} summary={summary()}>
      {past > 0 ? <p>{t("convention.late", { count: past })}</p> : null}
      {due.length > 0 ? (
        <>
          <div className="table-wrap">
            <table>
              <caption className="visually-hidden">{t("convention.caption")}</caption>
              <thead>
                <tr>
                  <th scope="col">{t("convention.by")}</th>
                  <th scope="col">{t("convention.what")}</th>
                </tr>
              </thead>
              <tbody>
                {due.map((date) => (
                  <tr key={date.title}>
                    <td>
                      {[spanOf(date.first, date.last), date.last < today && t("convention.past")]
                        .filter(Boolean)
                        .join(" ")}
                    </td>
                    <td>
                      <Due date={date} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <p className="no-print">
            <button type="button" className="button" onClick={addToCalendar}>
              {t("tools.calendar")}
            </button>
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
    </Tool>
  );
}

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
export default function ConventionDatesPage({ data }: PageProps<Data>) {
  const { t } = useText();
  return (
    <ToolPage
      name="convention-dates"
      page={found(data.page)}
      every={
        <EveryCase
          title={t("convention.every")}
          intro={t("convention.everyText")}
          drawing={<SpotDrawing name="plan" />}
        >
          <div className="table-wrap">
            <table>
              <thead>
                <tr>
                  <th scope="col">{t("convention.when")}</th>
                  <th scope="col">{t("convention.what")}</th>
                </tr>
              </thead>
              <tbody>
                {data.allShowDate.nodes.map((date) => {
                  const { most, least } = date;
                  const before = date.before as "opening";
                  return (
                    <tr key={date.title}>
                      <td>
                        {most === least
                          ? t(`convention.before.${before}`, { days: most })
                          : t(`convention.between.${before}`, { most, least })}
                      </td>
                      <td>
                        <Due date={date} />
                      </td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
          </div>
        </EveryCase>
      }
    >
      <ConventionTool {...data} />
    </ToolPage>
  );
}

export const Head = headOf<Queries.ConventionDatesPageQuery>(({ allShowDate }) => ({
  reviewed: oldestCheck(allShowDate.nodes),
}));

export const query = graphql`
  query ConventionDatesPage {
    page(slug: { eq: "plan/convention-dates" }) {
      ...StandalonePage_page
    }
    allShowDate(sort: { order: ASC }) {
      nodes {
        checked
        title
        before
        most
        least
        note
        grade
      }
    }
    rule(entryId: { eq: "convention-booths" }) {
      title
      path
      sentence
    }
  }
`;
