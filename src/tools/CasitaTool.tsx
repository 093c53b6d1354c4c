import { graphql } from "gatsby";
import { useMemo } from "react";
import { Link } from "../components/Link/Link";
import { SpotDrawing } from "../components/SpotDrawing/SpotDrawing";
import { useNamespace, useToolWords, useWords, type ToolWords, type Words } from "../words/words";
import type { Question } from "./answers";
import { casitaChecks, squareFeetIn, type CasitaCheck } from "./casita";
import { jurisdictionsOf, rulesIn } from "./plan";
import { placeChoices, placeQuestion } from "./plan-address";
import { EveryCase } from "./EveryCase";
import { Tool } from "./Tool";
import { mainQuestions } from "./tools";
import { useQuestions } from "./useQuestions";

type Rule = Queries.CasitaTool_ruleFragment;
type Place = Queries.CasitaTool_placeFragment;

type CasitaWords = NonNullable<Words["casitaLot"]>;

function sizeQuestions(words: CasitaWords, tools: ToolWords): Question[] {
  const lot = mainQuestions(tools)["casita-lot"];
  return [
    lot,
    { ...lot, name: "house", label: words.house, hint: words.houseHint },
    { ...lot, name: "casita", label: words.casita },
  ];
}

/** Returns the answer for a place, in a sentence. */
function placeText(words: CasitaWords, { name }: Place, checks: readonly CasitaCheck[]): string {
  if (checks.length === 0) return words.noFigures(name);
  const outside = checks.filter(({ verdict }) => verdict === "outside").length;
  if (outside > 0) return words.outside(name, outside, checks.length);
  const isOpen = checks.some(({ verdict }) => verdict === "missing");
  return isOpen ? words.open(name) : words.within(name);
}

interface CasitaToolProps {
  places: readonly Place[];
  /** The rules on casitas. */
  rules: readonly Rule[];
}

/** Compares a lot and a casita with the figures that are reported for a place. */
export function CasitaTool({ places, rules }: CasitaToolProps) {
  const words = useNamespace("casitaLot");
  const tools = useToolWords();
  const { locale } = useWords().language;
  const sizes = useMemo(() => sizeQuestions(words, tools), [words, tools]);
  const questions = useMemo(
    () => [{ ...placeQuestion(tools, placeChoices(places)), open: tools.chooseOne }, ...sizes],
    [places, sizes, tools],
  );
  const answers = useQuestions("casita-lot", questions);
  const { state } = answers;
  const bad = sizes.some(({ name }) => state[name] && squareFeetIn(state[name]) === undefined);
  const place = places.find(({ entryId }) => entryId === state.place);
  const local = place ? rulesIn(rules, jurisdictionsOf(place)) : [];
  const size = (name: string) => squareFeetIn(state[name] ?? "");
  const checks = casitaChecks(
    local.flatMap(({ figures }) => figures),
    { lot: size("lot"), house: size("house"), casita: size("casita") },
  );
  const checkText = ({ what, bound, limit }: CasitaCheck) =>
    `${words.subjects[what]}: ${words.bounds[bound]} ${limit === undefined ? words.shareOfHouse : words.squareFeet(Math.floor(limit).toLocaleString(locale))}`;
  const summary = [bad ? words.bad : "", place ? placeText(words, place, checks) : words.choose];
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
              <caption className="visually-hidden">{words.caption}</caption>
              <thead>
                <tr>
                  <th scope="col">{words.figure}</th>
                  <th scope="col">{words.yours}</th>
                </tr>
              </thead>
              <tbody>
                {checks.map((check) => (
                  <tr key={check.what + check.bound}>
                    <th scope="row">{checkText(check)}</th>
                    <td>{words.verdicts[check.verdict]}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        ) : null}
        {local.length > 0 ? (
          <>
            <h3>{words.known}</h3>
            <ul>
              {local.map((rule) => (
                <li key={rule.entryId}>
                  <RuleLine rule={rule} />
                </li>
              ))}
            </ul>
          </>
        ) : null}
        {place && !place.office.served ? <p>{words.notServed}</p> : null}
      </Tool>
      <EveryCase
        title={words.every}
        intro={words.everyText}
        drawing={<SpotDrawing name="permit-office" />}
      >
        <ul>
          {rules.map((rule) => (
            <li key={rule.entryId}>
              <RuleLine rule={rule} />
            </li>
          ))}
        </ul>
        <p>{words.others}</p>
      </EveryCase>
    </>
  );
}

function RuleLine({ rule: { path, title, sentence, grade, checkedNote } }: { rule: Rule }) {
  const { standing } = useNamespace("casitaLot");
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
