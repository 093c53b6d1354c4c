import { graphql } from "gatsby";
import { Section } from "../components/Section/Section";
import * as textStyles from "../components/RichText/RichText.module.css";
import { Link } from "../components/Link/Link";
import { toolSections } from "../content/sections";
import { answersAddress, readAnswers, type Answers, type Question } from "./answers";
import {
  depositFor,
  depositTexts,
  dollarsText,
  type Deposit,
  type DepositQuestions,
} from "./deposit";
import { Tool } from "./Tool";
import { priceQuestion, toolPath } from "./tools";
import { useAnswers } from "./useAnswers";

const yesNo = [
  { value: "no", title: "No" },
  { value: "yes", title: "Yes" },
];

const questions: readonly Question[] = [
  priceQuestion,
  {
    name: "home",
    label: "What is it?",
    choices: [
      { value: "house", title: "A house on its own parcel" },
      { value: "unit", title: "A condo, townhouse or duplex unit" },
      { value: "casita", title: "A casita in the yard" },
      { value: "manufactured", title: "A mobile or manufactured home" },
      { value: "mixed", title: "A home with a business in it" },
      { value: "business", title: "A business, or a building that earns rent" },
    ],
  },
  {
    name: "owner",
    label: "Who owns it and lives there?",
    choices: [
      { value: "self", title: "I own it and live there" },
      { value: "other", title: "I own it, and somebody else lives there" },
      { value: "company", title: "A company or a trust owns it" },
    ],
  },
  {
    name: "rented",
    label: "Is a part of it rented to somebody outside your family?",
    choices: yesNo,
  },
  {
    name: "built",
    label: "Is it built already?",
    choices: [
      { value: "yes", title: "Yes, and it gets changed" },
      { value: "no", title: "No, it is to be built" },
    ],
  },
  {
    name: "bond",
    label:
      "Does the Board's record show the contractor's consumer bond, or relief from the license bond?",
    choices: yesNo,
  },
];

const path = toolPath("deposit");
const read = (search: string) => readAnswers(search, questions);
const address = (state: Answers) => answersAddress(path, questions, state);

/** The answers of a form as the calculation takes them. */
export const depositQuestions = (state: Answers): DepositQuestions => ({
  home: state.home as DepositQuestions["home"],
  owner: state.owner as DepositQuestions["owner"],
  rented: state.rented === "yes",
  built: state.built !== "no",
  bond: state.bond === "yes",
  price: state.price ?? "",
});

const depositText = (deposit: Deposit) =>
  deposit.kind === "cap"
    ? `At most ${dollarsText(deposit.cents)} before work begins.`
    : depositTexts[deposit.kind];

/** Prices of the table. */
const prices = ["4,000", "7,500", "10,000", "60,000"];

/** Answers of the table, each with what differs from a house whose owner lives in it. */
const cases: readonly [what: string, differs: Answers][] = [
  ["A condo, townhouse or duplex unit, lived in by its owner", { home: "unit" }],
  ["A home of which a part is rented outside the family", { rented: "yes" }],
  ["A home in which somebody other than its owner lives", { owner: "other" }],
  ["A home owned by a company or a trust", { owner: "company" }],
  ["A casita in the yard", { home: "casita" }],
  ["A home with a business in it", { home: "mixed" }],
  ["A mobile or manufactured home", { home: "manufactured" }],
  ["A new home", { built: "no" }],
  ["A business, or a building that earns rent", { home: "business" }],
  ["A contractor with a consumer bond or relief on the Board's record", { bond: "yes" }],
];

interface DepositToolProps {
  rule: Queries.DepositTool_ruleFragment;
}

/** How much deposit a contractor may ask for on a home. */
export function DepositTool({ rule }: DepositToolProps) {
  const answers = useAnswers(read, address);
  const { state } = answers;
  const { figures } = rule;
  const deposit = depositFor(depositQuestions(state), figures);
  const own = { ...read("").state, price: "7,500" };
  const answerTo = (differs: Answers) =>
    depositText(depositFor(depositQuestions({ ...own, ...differs }), figures));
  return (
    <>
      <Tool
        name="deposit"
        questions={questions}
        answers={answers}
        summary={
          state.price || deposit.kind !== "price"
            ? depositText(deposit)
            : "Enter the price, and the answer appears here. Nothing is sent or stored."
        }
      >
        <p>
          {rule.sentence} <Link to={rule.path}>{rule.title}</Link>
        </p>
        <p className="small quiet">{rule.checkedNote}</p>
        <ul>
          <li>A pool or spa at such a home has the same cap.</li>
          <li>
            If a change order raises the price later, do not work the deposit out again: whether the
            cap moves with it is not settled. Ask the Board.
          </li>
          <li>Every later payment should follow finished work that you can look at.</li>
        </ul>
      </Tool>
      <Section id={toolSections.every} title="Worked examples" beside>
        <div className={textStyles.prose}>
          <div className="table-wrap">
            <table>
              <thead>
                <tr>
                  <th scope="col">The home and its price</th>
                  <th scope="col">The deposit</th>
                </tr>
              </thead>
              <tbody>
                {prices.map((price) => (
                  <tr key={price}>
                    <th scope="row">A finished house, lived in by its owner: ${price}</th>
                    <td>{answerTo({ price })}</td>
                  </tr>
                ))}
                {cases.map(([what, differs]) => (
                  <tr key={what}>
                    <th scope="row">{what}: $7,500</th>
                    <td>{answerTo(differs)}</td>
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
