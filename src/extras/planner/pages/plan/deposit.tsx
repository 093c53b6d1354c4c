import { graphql, type PageProps } from "gatsby";
import { Link } from "../../../../components/Link/Link";
import { useRequired } from "../../../../components/Page/Page";
import { CopyButton } from "../../../../components/CopyButton/CopyButton";
import { useText, type Text } from "../../../../i18n";
import { useBusiness } from "../../../../i18n/site";
import { headOf } from "../../../../seo/Head";
import { amountIn } from "../../tools/amounts";
import { depositFor, sumText, type Deposit } from "../../tools/deposit";
import { DepositBars } from "../../tools/DepositBars";
import { mainQuestions, type Answers, type Question } from "../../tools/questions";
import { EveryCase, Tool } from "../../tools/Tool";

type Law = NonNullable<Queries.DepositPageQuery["depositTool"]>;

const questionsOf = ({ t }: Text, { questions }: Law): Question[] => [
  mainQuestions(t).deposit,
  // A share as well: the keypad for numbers of some phones has no percent sign.
  { name: "asked", label: t("deposit.asked") },
  ...questions.map(({ id, label, choices }) => ({
    name: id,
    label,
    choices: choices.map((choice) => ({ value: choice.id, title: choice.title })),
  })),
];

function answerText(
  answer: Deposit,
  { answers }: Law,
  { t }: Text,
  sum: (cents: number) => string,
): string {
  if (answer.kind === "overShare") return t("deposit.overShare", { share: answer.share });
  if (answer.kind !== "cap") return answers[answer.kind] ?? "";
  const amount = sum(answer.cents);
  if (answer.over === undefined) return t("deposit.most", { amount });
  return answer.over > 0
    ? t("deposit.over", { over: sum(answer.over), amount })
    : t("deposit.within", { amount });
}

/** How much deposit a contractor may ask for on a home. */
export default function DepositPage({ data }: PageProps<Queries.DepositPageQuery>) {
  const text = useText();
  const { t, locale } = text;
  const { currency } = useBusiness();
  const sum = (cents: number) => sumText(cents, locale, currency);
  const required = useRequired();
  const rule = required(data.rule, "In content/rules the rule with tool: deposit");
  const law = required(data.depositTool, "content/planner/deposit.yml");
  const questions = questionsOf(text, law);

  const answer = (state: Answers) => {
    const deposit = depositFor(state, rule.figures, law, text);
    const most = deposit
      ? answerText(deposit, law, text, sum)
      : t(state.price ? "tools.cap.price" : "deposit.enter");
    const isBad = amountIn(state.asked ?? "", text)?.kind === "unread";
    const letter =
      deposit?.kind === "cap" && deposit.over
        ? t("deposit.letter.text", {
            asked: sum(deposit.cents + deposit.over),
            amount: sum(deposit.cents),
            law: rule.citation,
          })
        : "";
    return [
      isBad ? `${most} ${t("deposit.badAsked")}` : most,
      <>
        {deposit ? (
          <p>
            <strong>{t("deposit.why")}:</strong> {deposit.why}
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
        {law.notes.length > 0 ? (
          <ul>
            {law.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        ) : null}
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
        <EveryCase
          title={t("deposit.every")}
          drawing={<DepositBars figures={rule.figures} home={law.home} />}
        >
          <ul>
            {law.cases.map(({ title, text: cases }) => (
              <li key={title}>
                <strong>{title}:</strong> {cases}
              </li>
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
    depositTool(language: { eq: $language }) {
      ...DepositLaw_tool
      home
      notes
      cases {
        title
        text
      }
      questions {
        label
        choices {
          title
        }
      }
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
