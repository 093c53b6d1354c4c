import { graphql, type PageProps } from "gatsby";
import { Link } from "../../../../components/Link/Link";
import { required } from "../../../../components/Page/Page";
import { CopyButton } from "../../../../components/CopyButton/CopyButton";
import { useText, type Text } from "../../../../i18n";
import { headOf } from "../../../../seo/Head";
import {
  percentIn,
  centsIn,
  depositFor,
  depositOf,
  dollarsText,
  homes,
  owners,
  rentings,
  type Deposit,
} from "../../tools/deposit";
import { DepositBars } from "../../tools/DepositBars";
import { findFigure } from "../../tools/rule-figures";
import { choicesOf, mainQuestions, type Answers, type Question } from "../../tools/questions";
import { EveryCase, Tool } from "../../tools/Tool";

/** @param bond the bond that lifts the cap, in dollars; undefined where the rule knows none */
function questionsOf({ t, locale }: Text, bond: number | undefined): Question[] {
  const noOrYes = choicesOf(["no", "yes"], (value) => t(`deposit.${value}`));
  return [
    mainQuestions(t).deposit,
    { name: "asked", label: t("deposit.asked"), type: "decimal" },
    {
      name: "home",
      label: t("deposit.home"),
      choices: choicesOf(homes, (value) => t(`deposit.home.${value}`)),
    },
    {
      name: "owner",
      label: t("deposit.owner"),
      choices: choicesOf(owners, (value) => t(`deposit.owner.${value}`)),
    },
    {
      name: "rented",
      label: t("deposit.rented"),
      choices: choicesOf(rentings, (value) => t(`deposit.rented.${value}`)),
    },
    {
      name: "built",
      label: t("deposit.built"),
      choices: choicesOf(["yes", "no"], (value) => t(`deposit.built.${value}`)),
    },
    ...(bond === undefined
      ? []
      : [
          {
            name: "bond",
            label: t("deposit.bond", { bond: dollarsText(bond * 100, locale) }),
            choices: noOrYes,
          },
        ]),
  ];
}

function answerText(answer: Deposit, { t, locale }: Text): string {
  if (answer.kind !== "cap") return t(`tools.cap.${answer.kind}`);
  const amount = dollarsText(answer.cents, locale);
  if (answer.over === undefined) return t("deposit.most", { amount });
  return answer.over > 0
    ? t("deposit.over", { over: dollarsText(answer.over, locale), amount })
    : t("deposit.within", { amount });
}

/** How much deposit a contractor may ask for on a home. */
export default function DepositPage({ data }: PageProps<Queries.DepositPageQuery>) {
  const text = useText();
  const { t, locale } = text;
  const rule = required(data.rule, "In content/rules the rule with tool: deposit");
  const questions = questionsOf(text, findFigure(rule.figures, "bond"));

  const answer = (state: Answers) => {
    const deposit = depositFor(state, rule.figures);
    const most = deposit
      ? answerText(deposit, text)
      : t(state.price ? "tools.cap.price" : "deposit.enter");
    const asked = state.asked ?? "";
    const isBad = asked !== "" && (percentIn(asked) ?? centsIn(asked)) === undefined;
    const letter =
      deposit?.kind === "cap" && deposit.over
        ? t("deposit.letter.text", {
            asked: dollarsText(deposit.cents + deposit.over, locale),
            amount: dollarsText(deposit.cents, locale),
            law: rule.citation,
          })
        : "";
    return [
      isBad ? `${most} ${t("deposit.badAsked")}` : most,
      <>
        {deposit ? (
          <p>
            <strong>{t("deposit.why")}:</strong> {t(`deposit.why.${deposit.why}`)}
          </p>
        ) : null}
        {letter ? (
          <>
            <h3>{t("deposit.letter")}</h3>
            <blockquote>{letter}</blockquote>
            <p className="actions no-print">
              <CopyButton label={t("tools.copyText")} text={() => letter} />
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
      </>,
    ] as const;
  };
  return (
    <Tool
      name="deposit"
      page={data.page}
      questions={questions}
      answer={answer}
      every={
        <EveryCase title={t("deposit.every")} drawing={<DepositBars rule={rule} />}>
          <p>{rule.sentence}</p>
          <ul>
            {homes.flatMap((home) => {
              const { kind, why } = depositOf(home);
              if (kind === "cap") return [];
              return (
                <li key={home}>
                  <strong>{t(`deposit.home.${home}`)}.</strong> {t(`deposit.why.${why}`)}{" "}
                  {t(`tools.cap.${kind}`)}
                </li>
              );
            })}
            {(["rented", "tenant", "company", "bond"] as const).map((why) => (
              <li key={why}>{t(`deposit.why.${why}`)}</li>
            ))}
          </ul>
        </EveryCase>
      }
    />
  );
}

export const Head = headOf<Queries.DepositPageQuery>(({ rule }) => ({
  reviewed: rule ? [rule] : [],
}));

export const query = graphql`
  query DepositPage($language: String!) {
    page(slug: { eq: "plan/deposit" }, language: { eq: $language }) {
      ...Page_page
    }
    rule(tool: { eq: "deposit" }, language: { eq: $language }) {
      checked
      title
      path
      citation
      sentence
      checkedNote
      figures {
        value
        name
      }
    }
  }
`;
