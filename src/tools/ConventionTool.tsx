import { graphql } from "gatsby";
import { useMemo } from "react";

import { Link } from "../components/Link/Link";
import { SpotDrawing } from "../components/SpotDrawing/SpotDrawing";
import { useNamespace, useToolWords, useWords, type ToolWords, type Words } from "../words/words";
import type { Question } from "./answers";
import { calendarText } from "./calendar";
import { dayText, todayInNevada } from "../content/day";
import { saveFile } from "./file";
import { countedBack } from "./show-date";
import { EveryCase } from "./EveryCase";
import { Tool } from "./Tool";
import { mainQuestions } from "./tools";
import { useQuestions } from "./useQuestions";

type ShowDate = Queries.ConventionTool_dateFragment;

function questionsOf(words: NonNullable<Words["convention"]>, tools: ToolWords): Question[] {
  const opening = mainQuestions(tools)["convention-dates"];
  return [opening, { ...opening, name: "setup", label: words.setup, hint: words.setupHint }];
}

interface ConventionToolProps {
  dates: readonly ShowDate[];
  rule: Queries.ConventionTool_ruleFragment;
}

/** What is due before a show, counted back from its move-in and opening days. */
export function ConventionTool({ dates, rule }: ConventionToolProps) {
  const words = useNamespace("convention");
  const tools = useToolWords();
  const { locale } = useWords().language;
  const questions = useMemo(() => questionsOf(words, tools), [words, tools]);
  const answers = useQuestions("convention-dates", questions);
  const { opening = "", setup: moveIn = "" } = answers.state;
  const isSound = !(opening && moveIn > opening);
  const applicable = dates.filter(({ before }) => (before === "opening" ? opening : moveIn));
  const due = isSound ? countedBack(applicable, moveIn, opening) : [];
  const today = due.length > 0 ? todayInNevada() : "";
  const text = (day: string) => day && dayText(day, locale);
  const summary = () => {
    if (!opening && !moveIn) return words.enter;
    return isSound ? words.counted(text(moveIn), text(opening)) : words.wrong;
  };
  return (
    <>
      <Tool name="convention-dates" questions={questions} answers={answers} summary={summary()}>
        {due.length > 0 ? (
          <>
            <div className="table-wrap">
              <table>
                <caption className="visually-hidden">{words.caption}</caption>
                <thead>
                  <tr>
                    <th scope="col">{words.by}</th>
                    <th scope="col">{words.what}</th>
                  </tr>
                </thead>
                <tbody>
                  {due.map((date) => (
                    <tr key={date.title}>
                      <td>
                        {date.first === date.last
                          ? text(date.last)
                          : words.span(text(date.first), text(date.last))}
                        {date.last < today ? words.past : null}
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
              <button
                type="button"
                className="button"
                onClick={() =>
                  saveFile(
                    "show-dates.ics",
                    "text/calendar",
                    calendarText(
                      due.map(({ last, title }) => ({ day: last, title })),
                      window.location.href,
                      tools.calendarNote(window.location.href),
                      new Date(),
                    ),
                  )
                }
              >
                {tools.calendar}
              </button>
            </p>
          </>
        ) : null}
        <p>
          {rule.sentence} <Link to={rule.path}>{rule.title}</Link>
        </p>
      </Tool>
      <EveryCase title={words.every} intro={words.everyText} drawing={<SpotDrawing name="plan" />}>
        <div className="table-wrap">
          <table>
            <thead>
              <tr>
                <th scope="col">{words.when}</th>
                <th scope="col">{words.what}</th>
              </tr>
            </thead>
            <tbody>
              {dates.map((date) => (
                <tr key={date.title}>
                  <td>{words.before(date.most, date.least, date.before === "opening")}</td>
                  <td>
                    <Due date={date} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </EveryCase>
    </>
  );
}

function Due({ date: { title, note, grade } }: { date: ShowDate }) {
  const { grades } = useToolWords();
  return (
    <>
      <strong>{title}.</strong> {note} <span className="quiet">{grades[grade]}</span>
    </>
  );
}

export const query = graphql`
  fragment ConventionTool_date on ShowDate {
    title
    before
    most
    least
    note
    grade
  }

  fragment ConventionTool_rule on Rule {
    title
    path
    sentence
  }
`;
