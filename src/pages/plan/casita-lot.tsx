import { graphql, type PageProps } from "gatsby";
import { Link } from "../../components/Link/Link";
import { usePlaces } from "../../components/Areas/Areas";
import { SpotDrawing } from "../../components/SpotDrawing/SpotDrawing";
import { Table } from "../../components/Table/Table";
import { useText, type Text } from "../../i18n";
import { headOf } from "../../seo/Head";
import { casitaChecks, squareFeetIn, type CasitaCheck } from "../../tools/casita";
import { useBusiness } from "../../i18n/site";
import { appliesIn } from "../../tools/plan-rules";
import { isServed } from "../../tools/served";
import { mainQuestions, placeIn, placeQuestion, type Answers } from "../../tools/questions";
import { EveryCase, Tool } from "../../tools/Tool";

type Rule = Queries.CasitaLotPageQuery["allRule"]["nodes"][number];

/** Returns the answer for a place, in a sentence. */
function placeText(t: Text["t"], place: string, checks: readonly CasitaCheck[]): string {
  if (checks.length === 0) return t("casita.noFigures", { place });
  const count = checks.filter(({ verdict }) => verdict === "outside").length;
  if (count > 0) return t("casita.outside", { place, count, all: checks.length });
  const isOpen = checks.some(({ verdict }) => verdict === "missing");
  return isOpen ? t("casita.open", { place }) : t("casita.within", { place });
}

function checkText(t: Text["t"], { what, bound, limit }: CasitaCheck): string {
  const size =
    limit === undefined
      ? t("casita.shareOfHouse")
      : t("casita.squareFeet", { size: Math.floor(limit) });
  return t(`casita.${bound}`, { what: t(`casita.what.${what}`), limit: size });
}

/** Rules in a list, each with how certain it is and when it was checked. */
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
export default function CasitaLotPage({ data }: PageProps<Queries.CasitaLotPageQuery>) {
  const { t } = useText();
  const places = usePlaces();
  const { areas } = useBusiness();
  const rules = data.allRule.nodes;

  const answer = (state: Answers) => {
    const place = placeIn(places, state.place);
    const local = rules.filter((rule) => place && appliesIn(rule, place.office.jurisdictions));
    const figures = local.flatMap((rule) => rule.figures);
    const typed = [state.lot, state.house, state.casita].map((size = "") => size);
    const [lot, house, casita] = typed.map(squareFeetIn);
    const checks = casitaChecks(figures, { lot, house, casita });
    const open = [
      t("casita.still.zone"),
      t("casita.still.association"),
      ...local.flatMap((rule) => rule.open),
    ];
    const summary = [
      typed.some((size) => size && !squareFeetIn(size)) && t("casita.bad"),
      place ? placeText(t, place.name, checks) : t("casita.choose"),
      place && t("casita.still", { questions: open.join("; ") }),
    ];
    return [
      summary.filter(Boolean).join(" "),
      <>
        {checks.length > 0 ? (
          <Table
            caption={t("casita.caption")}
            head={[t("casita.figure"), t("casita.yours")]}
            rows={checks.map((check) => [
              checkText(t, check),
              t(`casita.verdict.${check.verdict}`),
            ])}
          />
        ) : null}
        {local.length > 0 ? (
          <>
            <h3>{t("casita.known")}</h3>
            <RuleLines rules={local} />
          </>
        ) : null}
        {place && !isServed(place, areas) ? <p>{t("casita.notServed")}</p> : null}
      </>,
    ] as const;
  };

  return (
    <Tool
      name="casita-lot"
      page={data.page}
      questions={[
        { ...placeQuestion(t, places), open: t("tools.chooseOne") },
        mainQuestions(t)["casita-lot"],
        { name: "house", label: t("casita.house"), hint: t("casita.houseHint"), type: "numeric" },
        { name: "casita", label: t("casita.casita"), type: "numeric" },
      ]}
      answer={answer}
      every={
        <EveryCase
          title={t("casita.every")}
          intro={t("casita.everyText")}
          drawing={<SpotDrawing name="permit-office" />}
        >
          <RuleLines rules={rules} />
          <p>{t("casita.others")}</p>
        </EveryCase>
      }
    />
  );
}

export const Head = headOf<Queries.CasitaLotPageQuery>(({ allRule }) => ({
  reviewed: allRule.nodes,
}));

export const query = graphql`
  query CasitaLotPage($language: String!) {
    page(slug: { eq: "plan/casita-lot" }, language: { eq: $language }) {
      ...StandalonePage_page
    }
    allRule(
      filter: { language: { eq: $language }, entryId: { regex: "/^casita-/" } }
      sort: { order: ASC }
    ) {
      nodes {
        checked
        entryId
        path
        title
        sentence
        grade
        checkedNote
        open
        jurisdictions {
          entryId
        }
        figures {
          value
          name
        }
      }
    }
  }
`;
