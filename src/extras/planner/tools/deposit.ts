/**
 * How much deposit the law lets a contractor ask for, by the rule of `tool: deposit` and
 * content/planner/deposit.yml. Pure.
 */
import type { Text } from "../../../i18n";
import { depositAnswers, type DepositAnswer } from "../plan-names";
import { amountIn, centsIn, type Amount } from "./amounts";
import type { Answers } from "./questions";
import { findFigure } from "./rule-figures";

/** What the calculator asks, and what follows from each answer. */
export interface DepositLaw {
  why: string;
  questions: readonly {
    id: string;
    choices: readonly {
      id: string;
      answer?: string | null;
      why?: string | null;
      notFor?: readonly string[];
    }[];
  }[];
}

/** Whether the cap holds, and why. */
export interface DepositReason {
  kind: "cap" | DepositAnswer;
  why: string;
  /** Id of the answer that it follows from; none where the cap holds. */
  by?: string;
}

/**
 * What a contractor may ask, and why. `asked` is what is asked, `over` how much of it is above the
 * cap, in cents.
 */
export type Deposit =
  | {
      kind: "cap";
      why: string;
      cents: number;
      asked?: number | undefined;
      over?: number | undefined;
    }
  /** More is asked than that percentage, whatever the price. */
  | { kind: "overShare"; why: string; share: number }
  | { kind: DepositAnswer; why: string };

/**
 * The figures of that rule, one of them at least: `limit` in dollars, `share` in percent of the
 * price.
 */
export type CapFigures = readonly { value: number; name: string | null }[];

/**
 * Returns the most that may be asked whatever the price, in cents; undefined where the rule names
 * none.
 */
export function limitOf(figures: CapFigures): number | undefined {
  const limit = findFigure(figures, "limit");
  return limit === undefined ? undefined : limit * 100;
}

/** Returns the limit or the share of the price, whichever is less, rounded down to the cent. */
export function capOf(cents: number, figures: CapFigures): number {
  const share = findFigure(figures, "share");
  return Math.min(
    limitOf(figures) ?? Infinity,
    share === undefined ? Infinity : Math.floor((cents * share) / 100),
  );
}

/**
 * Returns an amount, or a share of a price, in cents, rounded down as the cap is: a lawful share is
 * not above it by a cent.
 */
export function askedOf(amount: Amount | undefined, price: number | undefined): number | undefined {
  if (amount?.kind === "cents") return amount.cents;
  return amount?.kind === "share" && price !== undefined
    ? Math.floor((price * amount.share) / 10_000)
    : undefined;
}

/**
 * What is above the cap whatever the price: an amount above its limit, in cents, or a share above
 * its own, in percent.
 */
export function overAnyPrice(
  amount: Amount | undefined,
  figures: CapFigures,
): { asked: number; limit: number } | { share: number } | undefined {
  const limit = limitOf(figures);
  const share = findFigure(figures, "share");
  if (amount?.kind === "cents" && limit !== undefined && amount.cents > limit)
    return { asked: amount.cents, limit };
  return amount?.kind === "share" && share !== undefined && amount.share > share * 100
    ? { share }
    : undefined;
}

/**
 * Returns whether the cap holds by some answers: the strongest that speaks against it counts, of
 * those the first.
 */
export function reasonFor(answers: Answers, { questions, why }: DepositLaw): DepositReason {
  const given = questions.flatMap(({ id, choices }) =>
    choices.filter((choice) => choice.id === answers[id]),
  );
  const names = given.map(({ id }) => id);
  const against = given.filter(({ notFor = [] }) => !notFor.some((id) => names.includes(id)));
  for (const kind of depositAnswers) {
    const choice = against.find(({ answer }) => answer === kind);
    if (choice) return { kind, why: choice.why ?? "", by: choice.id };
  }
  return { kind: "cap", why };
}

/**
 * Returns the deposit for the answers of the calculator; undefined while too little is known, or
 * the price cannot be read.
 */
export function depositFor(
  answers: Answers,
  figures: CapFigures,
  law: DepositLaw,
  text: Pick<Text, "t">,
): Deposit | undefined {
  const typed = answers.price ?? "";
  const price = centsIn(typed);
  const amount = amountIn(answers.asked ?? "", text);
  const { kind, why } = reasonFor(answers, law);
  if (kind !== "cap") return { kind, why };
  if (typed === "") {
    const over = overAnyPrice(amount, figures);
    if (over && "share" in over) return { kind: "overShare", why, share: over.share };
    return (
      over && { kind, why, cents: over.limit, asked: over.asked, over: over.asked - over.limit }
    );
  }
  if (!price) return undefined;
  const cents = capOf(price, figures);
  const asked = askedOf(amount, price);
  return { kind, why, cents, asked, over: asked && Math.max(0, asked - cents) };
}

/** “$750” or “$412.35”: a sum of the business's currency. */
export const sumText = (cents: number, locale: string, currency: string): string =>
  (cents / 100).toLocaleString(locale, {
    style: "currency",
    currency,
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  });
