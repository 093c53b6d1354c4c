import { graphql } from "gatsby";
import { useMemo } from "react";
import { SpotDrawing } from "../components/SpotDrawing/SpotDrawing";
import { useNamespace, useToolWords, type Words } from "../words/words";
import { hiddenIn, yearIn } from "./house-year";
import { EveryCase } from "./EveryCase";
import { Tool } from "./Tool";
import { mainQuestions } from "./tools";
import { useQuestions } from "./useQuestions";

type Entry = Queries.HouseYearTool_entryFragment;

function summaryOf(
  words: NonNullable<Words["houseYear"]>,
  built: string,
  year: number | undefined,
  count: number,
): string {
  if (built === "") return words.enter;
  return year === undefined ? words.digits : words.found(year, count);
}

/** What a house may hide, by the year in which it was built. */
export function HouseYearTool({ entries }: { entries: readonly Entry[] }) {
  const words = useNamespace("houseYear");
  const tools = useToolWords();
  const questions = useMemo(() => [mainQuestions(tools)["house-year"]], [tools]);
  const answers = useQuestions("house-year", questions);
  const { built = "" } = answers.state;
  const year = yearIn(built);
  const hidden = year === undefined ? [] : hiddenIn(entries, year);
  return (
    <>
      <Tool
        name="house-year"
        questions={questions}
        answers={answers}
        summary={summaryOf(words, built, year, hidden.length)}
      >
        {year !== undefined && hidden.length > 0 ? (
          <EntryTable entries={hidden} caption={words.builtIn(year)} />
        ) : null}
      </Tool>
      <EveryCase
        title={words.every}
        intro={words.everyText}
        drawing={<SpotDrawing name="checklist" />}
      >
        <EntryTable entries={entries} caption={words.all} />
      </EveryCase>
    </>
  );
}

function EntryTable({ entries, caption }: { entries: readonly Entry[]; caption: string }) {
  const words = useNamespace("houseYear");
  const { grades } = useToolWords();
  return (
    <div className="table-wrap">
      <table>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.built}</th>
            <th scope="col">{words.look}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ title, built, look, grade, source }) => (
            <tr key={title}>
              <td>{built}</td>
              <td>
                <strong>{title}.</strong> {look}{" "}
                <span className="quiet">
                  {grades[grade]}
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
