import { graphql } from "gatsby";
import { useMemo } from "react";
import { Link } from "../components/Link/Link";
import * as textStyles from "../components/RichText/RichText.module.css";
import { Section } from "../components/Section/Section";
import { toolSections } from "../content/sections";
import { answersAddress, readAnswers, type Answers, type Question } from "./answers";
import { casitaChecks, squareFeetIn, type CasitaCheck } from "./casita";
import { jurisdictionsOf, rulesIn } from "./plan";
import { placeQuestion } from "./plan-address";
import { Tool } from "./Tool";
import { lotQuestion, toolPath } from "./tools";
import { useAnswers } from "./useAnswers";

type Rule = Queries.CasitaTool_ruleFragment;
type Place = Queries.CasitaTool_placeFragment;

const sizes: readonly Question[] = [
  lotQuestion,
  {
    ...lotQuestion,
    name: "house",
    label: "Living area of the main house, in square feet",
    hint: "Without garage and patio, as the assessor lists it.",
  },
  { ...lotQuestion, name: "casita", label: "Size of the casita, in square feet" },
];

const verdicts = {
  within: "Within the reported figure",
  outside: "Outside the reported figure",
  missing: "Not known yet: answer the questions about sizes",
} as const;

const subjects = {
  lot: "Lot",
  size: "Casita",
  share: "Casita beside the house",
} as const;

const checkText = ({ what, bound, limit }: CasitaCheck) =>
  `${subjects[what]}: at ${bound} ${limit === undefined ? "a share of the house" : `${Math.floor(limit).toLocaleString("en-US")} square feet`}`;

/** What is known of a place, in a sentence. */
function placeText(place: Place, checks: readonly CasitaCheck[]): string {
  if (checks.length === 0)
    return `We found no figures for ${place.name} that we could print. Ask its planning counter before you draw anything.`;
  const outside = checks.filter(({ verdict }) => verdict === "outside").length;
  const missing = checks.some(({ verdict }) => verdict === "missing");
  if (outside > 0)
    return `In ${place.name}, ${outside} of ${checks.length} reported figures ${outside === 1 ? "is" : "are"} not met. Ask planning whether the figure still binds.`;
  return missing
    ? `In ${place.name} nothing so far is outside the reported figures, and some sizes are still open.`
    : `In ${place.name} your sizes are within the reported figures. Planning decides by your zone, setbacks and utilities.`;
}

interface CasitaToolProps {
  places: readonly Place[];
  /** The rules on casitas. */
  rules: readonly Rule[];
}

/** A lot and a casita beside the figures that are reported for a place. */
export function CasitaTool({ places, rules }: CasitaToolProps) {
  const { questions, read, address } = useMemo(() => {
    const choices = places.map(({ entryId, name }) => ({ value: entryId, title: name }));
    const questions = [{ ...placeQuestion(choices), open: "Choose one" }, ...sizes];
    return {
      questions,
      read: (search: string) => readAnswers(search, questions),
      address: (state: Answers) => answersAddress(toolPath("casita-lot"), questions, state),
    };
  }, [places]);
  const answers = useAnswers(read, address);
  const { state } = answers;
  const bad = sizes.some(({ name }) => state[name] && squareFeetIn(state[name]) === undefined);
  const place = places.find(({ entryId }) => entryId === state.place);
  const local = place ? rulesIn(rules, jurisdictionsOf(place)) : [];
  const size = (name: string) => squareFeetIn(state[name] ?? "");
  const checks = casitaChecks(
    local.flatMap(({ figures }) => figures),
    { lot: size("lot"), house: size("house"), casita: size("casita") },
  );
  const summary = [
    bad ? "Enter sizes as whole square feet, such as 6,500." : "",
    place
      ? placeText(place, checks)
      : "Choose the place, and what is reported for it appears here.",
  ];
  return (
    <>
      <Tool
        name="casita-lot"
        questions={questions}
        answers={answers}
        summary={summary.filter(Boolean).join(" ")}
      >
        {checks.length > 0 ? (
          <div className="table-wrap">
            <table>
              <caption className="visually-hidden">Your sizes and the reported figures</caption>
              <thead>
                <tr>
                  <th scope="col">Reported figure</th>
                  <th scope="col">Yours</th>
                </tr>
              </thead>
              <tbody>
                {checks.map((check) => (
                  <tr key={check.what + check.bound}>
                    <th scope="row">{checkText(check)}</th>
                    <td>{verdicts[check.verdict]}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        ) : null}
        {local.length > 0 ? (
          <>
            <h3>What is known, and what to ask</h3>
            <ul>
              {local.map((rule) => (
                <li key={rule.entryId}>
                  <RuleLine rule={rule} />
                </li>
              ))}
            </ul>
          </>
        ) : null}
        {place && !place.office.served ? <p>We offer no work there.</p> : null}
      </Tool>
      <Section
        id={toolSections.every}
        title="Every place"
        intro="What was found for each place. Where nothing is certain, it says whom to ask."
        beside
      >
        <div className={textStyles.prose}>
          <ul>
            {rules.map((rule) => (
              <li key={rule.entryId}>
                <RuleLine rule={rule} />
              </li>
            ))}
          </ul>
          <p>For every other place, ask its planning counter: we found no figures.</p>
        </div>
      </Section>
    </>
  );
}

const standing: Readonly<Record<string, string>> = {
  text: "",
  reported: " Uncertain: reported by others.",
  ask: " Uncertain: nothing that we could print.",
};

function RuleLine({ rule: { path, title, sentence, grade, checkedNote } }: { rule: Rule }) {
  return (
    <>
      <Link to={path}>{title}</Link>: {sentence}
      <strong>{standing[grade]}</strong> <span className="quiet">{checkedNote}</span>
    </>
  );
}

export const query = graphql`
  fragment CasitaTool_rule on Rule {
    entryId
    path
    title
    sentence
    grade
    checkedNote
    jurisdictions
    figures {
      value
      limit
    }
  }

  fragment CasitaTool_place on Place {
    entryId
    name
    outline
    office {
      id
      served
    }
  }
`;
