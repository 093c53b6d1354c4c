import { graphql } from "gatsby";
import * as textStyles from "../components/RichText/RichText.module.css";
import { Section } from "../components/Section/Section";
import { toolSections } from "../content/sections";
import { answersAddress, readAnswers, type Answers } from "./answers";
import { gradeTexts } from "./grade";
import { hiddenIn, yearIn } from "./house-year";
import { Tool } from "./Tool";
import { toolPath, yearQuestion } from "./tools";
import { useAnswers } from "./useAnswers";

type Entry = Queries.HouseYearTool_entryFragment;

const questions = [yearQuestion];
const path = toolPath("house-year");
const read = (search: string) => readAnswers(search, questions);
const address = (state: Answers) => answersAddress(path, questions, state);

function summaryOf(built: string, year: number | undefined, count: number): string {
  if (built === "") return "Enter the year, and what to look for appears here.";
  if (year === undefined) return "Enter the year as four digits, such as 1987.";
  return `A house of ${year} may hide ${count} ${count === 1 ? "thing" : "things"} of this list. The year alone proves nothing: a test decides.`;
}

/** What a house may hide, by the year in which it was built. */
export function HouseYearTool({ entries }: { entries: readonly Entry[] }) {
  const answers = useAnswers(read, address);
  const { built = "" } = answers.state;
  const year = yearIn(built);
  const hidden = year === undefined ? [] : hiddenIn(entries, year);
  return (
    <>
      <Tool
        name="house-year"
        questions={questions}
        answers={answers}
        summary={summaryOf(built, year, hidden.length)}
      >
        {hidden.length > 0 ? (
          <EntryTable entries={hidden} caption={`Built in ${year ?? ""}`} />
        ) : null}
      </Tool>
      <Section
        id={toolSections.every}
        title="Every year"
        intro="What houses may hide, the oldest first. Tell whoever tests what you plan to open."
        beside
      >
        <div className={textStyles.prose}>
          <EntryTable entries={entries} caption="All years" />
        </div>
      </Section>
    </>
  );
}

function EntryTable({ entries, caption }: { entries: readonly Entry[]; caption: string }) {
  return (
    <div className="table-wrap">
      <table>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Built</th>
            <th scope="col">What may be there, and what to look for</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ title, built, look, grade, source }) => (
            <tr key={title}>
              <td>{built}</td>
              <td>
                <strong>{title}.</strong> {look}{" "}
                <span className="quiet">
                  {gradeTexts[grade]}
                  {source ? (
                    <>
                      :{" "}
                      <a href={source.url} rel="noopener">
                        {source.title}
                      </a>
                    </>
                  ) : null}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export const query = graphql`
  fragment HouseYearTool_entry on HouseYear {
    title
    built
    from
    to
    look
    grade
    source {
      title
      url
    }
  }
`;
