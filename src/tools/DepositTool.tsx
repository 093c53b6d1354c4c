import { graphql } from "gatsby";
import { useMemo } from "react";
import { Link } from "../components/Link/Link";
import { useNamespace, useToolWords, useWords, type ToolWords, type Words } from "../words/words";
import type { Answers, Question } from "./answers";
import { depositFor, dollarsText, type Deposit, type DepositQuestions } from "./deposit";
import { DepositBars } from "./DepositBars";
import { EveryCase } from "./EveryCase";
import { Tool } from "./Tool";
import { mainQuestions } from "./tools";
import { useQuestions } from "./useQuestions";

type DepositWords = NonNullable<Words["deposit"]>;

const choices = (titles: Readonly<Record<string, string>>) =>
  Object.entries(titles).map(([value, title]) => ({ value, title }));

function questionsOf(words: DepositWords, tools: ToolWords): Question[] {
  const { no, yes, homes, owners, changed, toBuild, questions } = words;
  const ask = (name: keyof typeof questions, titles: Readonly<Record<string, string>>) => ({
    name,
    label: questions[name],
    choices: choices(titles),
  });
  return [
    mainQuestions(tools).deposit,
    ask("home", homes),
    ask("owner", owners),
    ask("rented", { no, yes }),
    ask("built", { yes: changed, no: toBuild }),
    ask("bond", { no, yes }),
  ];
}

/** Converts the answers of a form to what the calculation takes. */
const depositQuestions = (state: Answers): DepositQuestions => ({
  home: state.home as DepositQuestions["home"],
  owner: state.owner as DepositQuestions["owner"],
  rented: state.rented === "yes",
  built: state.built !== "no",
  bond: state.bond === "yes",
  price: state.price ?? "",
});

/** The prices in the table, in dollars. */
const prices = [4_000, 7_500, 10_000, 60_000];

/** The price of the other cases. */
const casePrice = 7_500;

/** The other cases in the table: the answers that differ from those of `ownHouse`. */
const cases: readonly [keyof DepositWords["cases"], Answers][] = [
  ["unit", { home: "unit" }],
  ["rented", { rented: "yes" }],
  ["other", { owner: "other" }],
  ["company", { owner: "company" }],
  ["casita", { home: "casita" }],
  ["mixed", { home: "mixed" }],
  ["manufactured", { home: "manufactured" }],
  ["built", { built: "no" }],
  ["business", { home: "business" }],
  ["bond", { bond: "yes" }],
];

/** A house whose owner lives in it. */
const ownHouse: Answers = { price: String(casePrice), home: "house", owner: "self" };

interface DepositToolProps {
  rule: Queries.DepositTool_ruleFragment;
}

/** How much deposit a contractor may ask for on a home. */
export function DepositTool({ rule }: DepositToolProps) {
  const words = useNamespace("deposit");
  const tools = useToolWords();
  const { locale } = useWords().language;
  const questions = useMemo(() => questionsOf(words, tools), [words, tools]);
  const answers = useQuestions("deposit", questions);
  const { state } = answers;
  const { figures } = rule;
  const deposit = depositFor(depositQuestions(state), figures);
  const depositText = (answer: Deposit) =>
    answer.kind === "cap"
      ? words.most(dollarsText(answer.cents, locale))
      : tools.deposits[answer.kind];
  const answerTo = (differs: Answers) =>
    depositText(depositFor(depositQuestions({ ...ownHouse, ...differs }), figures));
  return (
    <>
      <Tool
        name="deposit"
        questions={questions}
        answers={answers}
        summary={state.price || deposit.kind !== "price" ? depositText(deposit) : words.enter}
      >
        <p>
          {rule.sentence} <Link to={rule.path}>{rule.title}</Link>
        </p>
        <p className="small quiet">{rule.checkedNote}</p>
        <ul>
          {words.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </Tool>
      <EveryCase title={words.examples} drawing={<DepositBars rule={rule} />}>
        <div className="table-wrap">
          <table>
            <thead>
              <tr>
                <th scope="col">{words.example}</th>
                <th scope="col">{words.depositColumn}</th>
              </tr>
            </thead>
            <tbody>
              {prices.map((price) => (
                <tr key={price}>
                  <th scope="row">
                    {words.finished}: {dollarsText(price * 100, locale)}
                  </th>
                  <td>{answerTo({ price: String(price) })}</td>
                </tr>
              ))}
              {cases.map(([what, differs]) => (
                <tr key={what}>
                  <th scope="row">
                    {words.cases[what]}: {dollarsText(casePrice * 100, locale)}
                  </th>
                  <td>{answerTo(differs)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </EveryCase>
    </>
  );
}

export const query = graphql`
  fragment DepositTool_rule on Rule {
    title
    path
    sentence
    checkedNote
    figures {
      value
      unit
    }
  }
`;
