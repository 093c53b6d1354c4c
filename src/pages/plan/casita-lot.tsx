import { graphql, type PageProps } from "gatsby";
import { useMemo } from "react";
import { Link } from "../../components/Link/Link";
import { SpotDrawing } from "../../components/SpotDrawing/SpotDrawing";
import { useText, type Text } from "../../i18n";
import { casitaChecks, squareFeetIn, type CasitaCheck } from "../../tools/casita";
import { jurisdictionsOf, rulesIn } from "../../tools/plan";
import {
  mainQuestion,
  placeIn,
  placeQuestion,
  toolPath,
  type Question,
} from "../../tools/questions";
import { EveryCase, Tool, ToolPage } from "../../tools/Tool";
import { found } from "../../components/StandalonePage/StandalonePage";
import { headOf } from "../../seo/Head";
import { oldestCheck } from "../../seo/last-change";

import { useQueryState } from "../../tools/useQueryState";

type Data = Queries.CasitaLotPageQuery;
type Rule = Data["allRule"]["nodes"][number];

function questionsOf(text: Text, places: Data["allPlace"]["nodes"]): Question[] {
  const { t } = text;
  const size = (name: "house" | "casita", hint?: string): Question => ({
    name,
    label: t(`casita.${name}`),
    type: "numeric",
    ...(hint && { hint }),
  });
  return [
    { ...placeQuestion(text, places), open: t("tools.chooseOne") },
    mainQuestion("casita-lot", text),
    size("house", t("casita.houseHint")),
    size("casita"),
  ].flatMap((question) => question ?? []);
}

/** What some places ask for besides sizes, as reported: `casita-las-vegas` and `casita-nlv` in content/rules/casitas.yml. */
const reviews: Partial<Record<string, readonly ("review" | "distance")[]>> = {
  "las-vegas": ["review"],
  "north-las-vegas": ["review", "distance"],
};

/** Returns the answer for a place, in a sentence. */
function placeText({ t }: Text, place: string, checks: readonly CasitaCheck[]): string {
  if (checks.length === 0) return t("casita.noFigures", { place });
  const count = checks.filter(({ verdict }) => verdict === "outside").length;
  if (count > 0) return t("casita.outside", { place, count, all: checks.length });
  const isOpen = checks.some(({ verdict }) => verdict === "missing");
  return isOpen ? t("casita.open", { place }) : t("casita.within", { place });
}

function checkText({ t }: Text, { what, bound, limit }: CasitaCheck): string {
  const size =
    limit === undefined
      ? t("casita.shareOfHouse")
      : t("casita.squareFeet", { size: Math.floor(limit) });
  return t(`casita.${bound}`, { what: t(`casita.what.${what}`), limit: size });
}

function CasitaTool({ allPlace: { nodes: places }, allRule: { nodes: rules } }: Data) {
  const text = useText();
  const { t } = text;
  const questions = useMemo(() => questionsOf(text, places), [places, text]);
  const query = useQueryState(toolPath("casita-lot"), questions);
  const { lot = "", house = "", casita = "" } = query.state;
  const sizes = {
    lot: squareFeetIn(lot),
    house: squareFeetIn(house),
    casita: squareFeetIn(casita),
  };
  const isBad = (lot && !sizes.lot) || (house && !sizes.house) || (casita && !sizes.casita);
  const place = placeIn(places, query.state.place);
  const local = place ? rulesIn(rules, jurisdictionsOf(place)) : [];
  const checks = casitaChecks(
    local.flatMap(({ figures }) => figures),
    sizes,
  );
  const open = ["zone", "association", ...(reviews[place?.entryId ?? ""] ?? [])] as const;
  const summary = [
    isBad ? t("casita.bad") : "",
    place ? placeText(text, place.name, checks) : t("casita.choose"),
    place
      ? t("casita.still", { questions: open.map((each) => t(`casita.still.${each}`)).join("; ") })
      : "",
  ];
  return (
    <Tool
      name="casita-lot"
      questions={questions}
      query={query}
      summary={summary.filter(Boolean).join(" ")}
    >
      {checks.length > 0 ? (
        <div className="table-wrap">
          <table>
            <caption className="visually-hidden">{t("casita.caption")}</caption>
            <thead>
              <tr>
                <th scope="col">{t("casita.figure")}</th>
                <th scope="col">{t("casita.yours")}</th>
              </tr>
            </thead>
            <tbody>
              {checks.map((check) => (
                <tr key={check.what + check.bound}>
                  <th scope="row">{checkText(text, check)}</th>
                  <td>{t(`casita.verdict.${check.verdict}`)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
      {local.length > 0 ? (
        <>
          <h3>{t("casita.known")}</h3>
          <RuleLines rules={local} />
        </>
      ) : null}
      {place && !place.office.served ? <p>{t("casita.notServed")}</p> : null}
    </Tool>
  );
}

function RuleLines({ rules }: { rules: readonly Rule[] }) {
  const { t } = useText();
  return (
    <ul>
      {rules.map(({ entryId, path, title, sentence, grade, checkedNote }) => (
        <li key={entryId}>
          <Link to={path}>{title}</Link>: {sentence}{" "}
          {grade === "text" ? null : <strong>{t(`casita.standing.${grade as "ask"}`)} </strong>}
          <span className="quiet">{checkedNote}</span>
        </li>
      ))}
    </ul>
  );
}

/** Compares a lot and a casita with the figures that are reported for a place. */
export default function CasitaLotPage({ data }: PageProps<Data>) {
  const { t } = useText();
  return (
    <ToolPage
      name="casita-lot"
      page={found(data.page)}
      every={
        <EveryCase
          title={t("casita.every")}
          intro={t("casita.everyText")}
          drawing={<SpotDrawing name="permit-office" />}
        >
          <RuleLines rules={data.allRule.nodes} />
          <p>{t("casita.others")}</p>
        </EveryCase>
      }
    >
      <CasitaTool {...data} />
    </ToolPage>
  );
}

export const Head = headOf<Queries.CasitaLotPageQuery>(({ allRule }) => ({
  reviewed: oldestCheck(allRule.nodes),
}));

export const query = graphql`
  query CasitaLotPage {
    page(slug: { eq: "plan/casita-lot" }) {
      ...StandalonePage_page
    }
    allPlace(sort: { order: ASC }) {
      nodes {
        entryId
        name
        also
        outline
        office {
          id
          served
        }
      }
    }
    allRule(filter: { entryId: { regex: "/^casita-/" } }, sort: { order: ASC }) {
      nodes {
        checked
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
    }
  }
`;
