/** How much deposit the law lets a contractor ask for, by the rule of `tool: deposit` and content/planner/deposit.yml. Pure. */
import { languages } from "../../../content/language";
import { depositAnswers, type DepositAnswer } from "../plan-names";
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

/** What a contractor may ask, and why. `asked` is what is asked, `over` how much of it is above the cap, in cents. */
export type Deposit =
  | {
      kind: "cap";
      why: string;
      cents: number;
      asked?: number | undefined;
      over?: number | undefined;
    }
  | { kind: DepositAnswer; why: string };

/** Reads a price in cents; undefined for what is not a price, such as one with a decimal comma. */
export function centsIn(text: string): number | undefined {
  const [, dollars, cents = ""] =
    /^\$?(\d{1,3}(?:,?\d{3}){0,3})(?:\.(\d\d?))?$/.exec(text.replace(/\s/g, "")) ?? [];
  if (dollars === undefined) return undefined;
  const amount = Number(dollars.replaceAll(",", "")) * 100 + Number(cents.padEnd(2, "0"));
  return amount > 0 ? amount : undefined;
}

/** What visitors write behind a percentage: the sign, or its word in a language of the site, such as “por ciento”. */
const percentSigns = [
  "%",
  ...languages.map(
    (language) =>
      new Intl.NumberFormat(language, { style: "unit", unit: "percent", unitDisplay: "long" })
        .formatToParts(10)
        .find(({ type }) => type === "unit")?.value,
  ),
].filter((sign) => sign !== undefined);

/** The source of an expression for them. */
export const percentSign = `(?:${percentSigns.join("|")})(?!\\p{L})`;

const percentForm = new RegExp(`^(\\d{1,3}(?:\\.\\d{1,2})?)\\s*${percentSign}$`, "iu");

/** Reads a percentage in hundredths of a percent; undefined for what is none. */
export function percentIn(text: string): number | undefined {
  const [, number] = percentForm.exec(text.trim()) ?? [];
  return number === undefined || Number(number) > 100
    ? undefined
    : Math.round(Number(number) * 100);
}

/** Reads an amount, or a percentage of a price, in cents. */
export function askedIn(text: string, price: number | undefined): number | undefined {
  const percent = percentIn(text);
  if (percent === undefined) return centsIn(text);
  return price === undefined ? undefined : Math.round((price * percent) / 10_000);
}

/** The figures of that rule, one of them at least: `limit` in dollars, `share` in percent of the price. */
export type CapFigures = readonly { value: number; name: string | null }[];

/** Returns the most that may be asked whatever the price, in cents; undefined where the rule names none. */
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

/** Returns whether the cap holds by some answers: the strongest that speaks against it counts, of those the first. */
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

/** Returns the deposit for the answers of the calculator; undefined while the price cannot be read. */
export function depositFor(
  answers: Answers,
  figures: CapFigures,
  law: DepositLaw,
): Deposit | undefined {
  const price = centsIn(answers.price ?? "");
  const { kind, why } = reasonFor(answers, law);
  if (kind !== "cap") return { kind, why };
  if (price === undefined) return undefined;
  const cents = capOf(price, figures);
  const asked = askedIn(answers.asked ?? "", price);
  return { kind, why, cents, asked, over: asked && Math.max(0, asked - cents) };
}

/** “$750” or “$412.35”. */
export const dollarsText = (cents: number, locale: string): string =>
  (cents / 100).toLocaleString(locale, {
    style: "currency",
    currency: "USD",
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  });
