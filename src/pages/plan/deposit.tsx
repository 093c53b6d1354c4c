import { graphql, type PageProps } from "gatsby";
import { useMemo } from "react";
import { Link } from "../../components/Link/Link";
import { useText, type Text } from "../../i18n";
import {
  centsIn,
  depositFor,
  dollarsText,
  type Deposit,
  type DepositQuestions,
} from "../../tools/deposit";
import { DepositBars } from "../../tools/DepositBars";
import { mainQuestion, toolPath, type Answers, type Question } from "../../tools/questions";
import { Copy } from "../../tools/Share";
import { EveryCase, Tool, ToolPage } from "../../tools/Tool";
import { found } from "../../components/StandalonePage/StandalonePage";
import { headOf } from "../../seo/Head";
import { oldestCheck } from "../../seo/last-change";

import { useQueryState } from "../../tools/useQueryState";

const homes = ["house", "unit", "casita", "manufactured", "mixed", "business"] as const;
const owners = ["self", "others", "company"] as const;

function questionsOf(text: Text): Question[] {
  const { t } = text;
  const price = mainQuestion("deposit", text);
  const no = { value: "no", title: t("deposit.no") };
  const noOrYes = [no, { value: "yes", title: t("deposit.yes") }];
  return [
    ...(price ? [price] : []),
    { name: "asked", label: t("deposit.asked"), type: "decimal" },
    {
      name: "home",
      label: t("deposit.home"),
      choices: homes.map((value) => ({ value, title: t(`deposit.home.${value}`) })),
    },
    {
      name: "owner",
      label: t("deposit.owner"),
      choices: owners.map((value) => ({ value, title: t(`deposit.owner.${value}`) })),
    },
    { name: "rented", label: t("deposit.rented"), choices: noOrYes },
    {
      name: "built",
      label: t("deposit.built"),
      choices: [
        { value: "yes", title: t("deposit.built.yes") },
        { value: "no", title: t("deposit.built.no") },
      ],
    },
    { name: "bond", label: t("deposit.bond"), choices: noOrYes },
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
  asked: state.asked ?? "",
});

function answerText(answer: Deposit, { t, locale }: Text): string {
  if (answer.kind !== "cap") return t(`tools.cap.${answer.kind}`);
  const amount = dollarsText(answer.cents, locale);
  if (answer.over === undefined) return t("deposit.most", { amount });
  return answer.over > 0
    ? t("deposit.over", { over: dollarsText(answer.over, locale), amount })
    : t("deposit.within", { amount });
}

type Rule = NonNullable<Queries.DepositPageQuery["rule"]>;

function DepositTool({ rule }: { rule: Rule }) {
  const text = useText();
  const { t, locale } = text;
  const questions = useMemo(() => questionsOf(text), [text]);
  const query = useQueryState(toolPath("deposit"), questions);
  const deposit = depositFor(depositQuestions(query.state), rule.figures);
  const letter =
    deposit.kind === "cap" && deposit.over
      ? t("deposit.letter.text", {
          asked: dollarsText(deposit.cents + deposit.over, locale),
          amount: dollarsText(deposit.cents, locale),
        })
      : "";
  const isAsked = query.state.price !== "" || deposit.kind !== "price";
  return (
    <Tool
      name="deposit"
      questions={questions}
      query={query}
      summary={[
        isAsked ? answerText(deposit, text) : t("deposit.enter"),
        query.state.asked && centsIn(query.state.asked) === undefined ? t("deposit.badAsked") : "",
      ]
        .filter(Boolean)
        .join(" ")}
    >
      {deposit.kind === "price" ? null : (
        <p>
          <strong>{t("deposit.why")}:</strong> {t(`deposit.why.${deposit.why}`)}
        </p>
      )}
      {letter ? (
        <>
          <h3>{t("deposit.letter")}</h3>
          <blockquote>{letter}</blockquote>
          <p className="actions no-print">
            <Copy label={t("tools.copyText")} text={() => letter} />
          </p>
        </>
      ) : null}
      <p>
        {rule.sentence} <Link to={rule.path}>{rule.title}</Link>
      </p>
      <p className="small quiet">{rule.checkedNote}</p>
      <ul>
        <li>{t("deposit.note.pool")}</li>
        <li>{t("deposit.note.change")}</li>
        <li>{t("deposit.note.later")}</li>
      </ul>
    </Tool>
  );
}

/** The prices in the table, in dollars. */
const prices = [4_000, 7_500, 10_000, 60_000];

/** The price of the other cases. */
const casePrice = 7_500;

/** A house whose owner lives in it. */
const ownHouse: Answers = { price: String(casePrice), home: "house", owner: "self" };

/** The other cases in the table: the answers that differ from those of `ownHouse`. */
const cases = [
  ["unit", { home: "unit" }],
  ["rented", { rented: "yes" }],
  ["others", { owner: "others" }],
  ["company", { owner: "company" }],
  ["casita", { home: "casita" }],
  ["mixed", { home: "mixed" }],
  ["manufactured", { home: "manufactured" }],
  ["built", { built: "no" }],
  ["business", { home: "business" }],
  ["bond", { bond: "yes" }],
] as const satisfies readonly [string, Answers][];

function Examples({ rule }: { rule: Rule }) {
  const text = useText();
  const { t, locale } = text;
  const dollars = (price: number) => dollarsText(price * 100, locale);
  const answerTo = (differs: Answers) =>
    answerText(depositFor(depositQuestions({ ...ownHouse, ...differs }), rule.figures), text);
  return (
    <EveryCase title={t("deposit.examples")} drawing={<DepositBars rule={rule} />}>
      <div className="table-wrap">
        <table>
          <thead>
            <tr>
              <th scope="col">{t("deposit.example")}</th>
              <th scope="col">{t("deposit.column")}</th>
            </tr>
          </thead>
          <tbody>
            {prices.map((price) => (
              <tr key={price}>
                <th scope="row">{`${t("deposit.finished")}: ${dollars(price)}`}</th>
                <td>{answerTo({ price: String(price) })}</td>
              </tr>
            ))}
            {cases.map(([what, differs]) => (
              <tr key={what}>
                <th scope="row">{`${t(`deposit.case.${what}`)}: ${dollars(casePrice)}`}</th>
                <td>{answerTo(differs)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </EveryCase>
  );
}

/** How much deposit a contractor may ask for on a home. */
export default function DepositPage({ data }: PageProps<Queries.DepositPageQuery>) {
  const { rule } = data;
  return (
    <ToolPage name="deposit" page={found(data.page)} every={rule ? <Examples rule={rule} /> : null}>
      {rule ? <DepositTool rule={rule} /> : null}
    </ToolPage>
  );
}

export const Head = headOf<Queries.DepositPageQuery>(({ rule }) => ({
  reviewed: oldestCheck(rule ? [rule] : []),
}));

export const query = graphql`
  query DepositPage {
    page(slug: { eq: "plan/deposit" }) {
      ...StandalonePage_page
    }
    rule(entryId: { eq: "deposit-cap" }) {
      checked
      title
      path
      sentence
      checkedNote
      figures {
        value
        unit
      }
    }
  }
`;
