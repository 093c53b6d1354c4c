import { graphql } from "gatsby";
import { todayInNevada } from "../content/day";
import * as actionStyles from "../components/Action/Action.module.css";
import { Link } from "../components/Link/Link";
import * as textStyles from "../components/RichText/RichText.module.css";
import { Section } from "../components/Section/Section";
import { toolSections } from "../content/sections";
import { answersAddress, readAnswers, type Answers, type Question } from "./answers";
import { calendarText } from "./calendar";
import { dayText } from "./day";
import { saveFile } from "./file";
import { gradeTexts } from "./grade";
import { countedBack } from "./show-date";
import { Tool } from "./Tool";
import { openingQuestion, toolPath } from "./tools";
import { useAnswers } from "./useAnswers";

type ShowDate = Queries.ConventionTool_dateFragment;

const questions: readonly Question[] = [
  openingQuestion,
  {
    ...openingQuestion,
    name: "setup",
    label: "Day on which exhibitors move in",
    hint: "It is in the manual of the show. Without it only the days before the opening are counted.",
  },
];
const path = toolPath("convention-dates");
const read = (search: string) => readAnswers(search, questions);
const address = (state: Answers) => answersAddress(path, questions, state);

const beforeText = ({ before, most, least }: ShowDate) =>
  `${most === least ? most : `${most} to ${least}`} days before ${before === "opening" ? "the opening" : "move-in"}`;

function summaryOf(opening: string, moveIn: string): string {
  if (!opening && !moveIn) return "Enter the opening day, and the dates appear here.";
  if (opening && moveIn > opening)
    return "Exhibitors move in before the show opens: check both days.";
  const from = [
    moveIn && `move-in on ${dayText(moveIn)}`,
    opening && `the opening on ${dayText(opening)}`,
  ];
  return `Counted back from ${from.filter(Boolean).join(" and ")}. The current manual of your show wins over every date here.`;
}

interface ConventionToolProps {
  dates: readonly ShowDate[];
  rule: Queries.ConventionTool_ruleFragment;
}

/** What is due before a show, counted back from its days. */
export function ConventionTool({ dates, rule }: ConventionToolProps) {
  const answers = useAnswers(read, address);
  const { opening = "", setup: moveIn = "" } = answers.state;
  const isSound = !(opening && moveIn > opening);
  const known = dates.filter(({ before }) => (before === "opening" ? opening : moveIn));
  const due = isSound ? countedBack(known, moveIn, opening) : [];
  const today = due.length > 0 ? todayInNevada() : "";
  return (
    <>
      <Tool
        name="convention-dates"
        questions={questions}
        answers={answers}
        summary={summaryOf(opening, moveIn)}
      >
        {due.length > 0 ? (
          <>
            <div className="table-wrap">
              <table>
                <caption className="visually-hidden">Dates, counted back</caption>
                <thead>
                  <tr>
                    <th scope="col">By</th>
                    <th scope="col">What</th>
                  </tr>
                </thead>
                <tbody>
                  {due.map((date) => (
                    <tr key={date.title}>
                      <td>
                        {date.first === date.last ? null : `${dayText(date.first)} to `}
                        {dayText(date.last)}
                        {date.last < today ? " (past)" : null}
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
                className={`${actionStyles.action} ${actionStyles.quiet}`}
                onClick={() =>
                  saveFile(
                    "show-dates.ics",
                    "text/calendar",
                    calendarText(
                      due.map(({ last, title }) => ({ day: last, title })),
                      window.location.href,
                      new Date(),
                    ),
                  )
                }
              >
                Add to calendar
              </button>
            </p>
          </>
        ) : null}
        <p>
          {rule.sentence} <Link to={rule.path}>{rule.title}</Link>
        </p>
      </Tool>
      <Section
        id={toolSections.every}
        title="Days before a show"
        intro="Dates that single shows asked for, for orientation. Yours are in the manual of your show."
        beside
      >
        <div className={textStyles.prose}>
          <div className="table-wrap">
            <table>
              <thead>
                <tr>
                  <th scope="col">When</th>
                  <th scope="col">What</th>
                </tr>
              </thead>
              <tbody>
                {dates.map((date) => (
                  <tr key={date.title}>
                    <td>{beforeText(date)}</td>
                    <td>
                      <Due date={date} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </div>
      </Section>
    </>
  );
}

function Due({ date: { title, note, grade } }: { date: ShowDate }) {
  return (
    <>
      <strong>{title}.</strong> {note} <span className="quiet">{gradeTexts[grade]}</span>
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
