/** How much deposit the law lets a contractor ask of the owner of a home, by the rule of `tool: deposit`. Pure. */
import { languages } from "../../../content/language";
import type { DepositCase } from "../plan-names";
import type { Answers } from "./questions";
import { figureOf } from "./rule-figures";

/** What the calculator asks about: a home or building, without those that other questions tell. */
export const homes = [
  "house",
  "unit",
  "new-home",
  "casita",
  "garage",
  "manufactured",
  "mixed",
  "business",
] as const satisfies readonly DepositCase[];

/** Who owns the home and lives in it. */
export const owners = ["self", "others", "company"] as const;

/** Whether any of it is rented to somebody outside the family. */
export const rentings = ["no", "yes", "casita"] as const;

/** What a contractor may ask, and why. `asked` is what is asked, `over` how much of it is above the cap, in cents. */
export type Deposit =
  | {
      kind: "cap";
      why: "cap";
      cents: number;
      asked?: number | undefined;
      over?: number | undefined;
    }
  | { kind: "none"; why: "manufactured" | "business" | "new-home" | "rented" }
  | { kind: "ask"; why: "casita" | "garage" | "mixed" | "company" | "tenant" }
  | { kind: "bond"; why: "bond" };

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
const percentForm = new RegExp(
  `^(\\d{1,3}(?:\\.\\d{1,2})?)\\s*(?:${percentSigns.join("|")})$`,
  "i",
);

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

/** The figures of that rule: `limit` in dollars, `share` in percent of the price. */
export type CapFigures = readonly { value: number; name: string | null }[];

/** Returns the most that may be asked whatever the price, in cents. */
export const limitOf = (figures: CapFigures): number => figureOf(figures, "limit") * 100;

/** Returns the limit or the share of the price, whichever is less, rounded down to the cent. */
export const capOf = (cents: number, figures: CapFigures): number =>
  Math.min(limitOf(figures), Math.floor((cents * figureOf(figures, "share")) / 100));

type Reason = { kind: "cap"; why: "cap" } | Exclude<Deposit, { kind: "cap" }>;

/** Returns which answer a kind of home has, where its owner lives in it and it is already built. */
export function depositOf(home: DepositCase): Reason {
  switch (home) {
    case "house":
    case "unit":
      return { kind: "cap", why: "cap" };
    case "new-home":
    case "manufactured":
    case "business":
    case "rented":
      return { kind: "none", why: home };
    case "casita":
    case "garage":
    case "mixed":
      return { kind: "ask", why: home };
  }
}

/** Returns why a deposit is as it is, by the answers of the calculator. */
export function reasonFor({ home = "house", owner, rented, built, bond }: Answers): Reason {
  const own = depositOf(home as DepositCase);
  if (own.kind === "none") return own;
  // A home that others rent stays one, whatever is built there.
  const isRented = owner === "others" || rented === "yes";
  if (own.kind === "ask") return isRented ? { kind: "none", why: "rented" } : own;
  if (built === "no") return { kind: "none", why: "new-home" };
  if (owner === "company") return { kind: "ask", why: "company" };
  if (isRented) return { kind: "none", why: "rented" };
  if (rented === "casita") return { kind: "ask", why: "tenant" };
  return bond === "yes" ? { kind: "bond", why: "bond" } : own;
}

/** Returns the deposit for the answers of the calculator; undefined while the price cannot be read. */
export function depositFor(answers: Answers, figures: CapFigures): Deposit | undefined {
  const price = centsIn(answers.price ?? "");
  const reason = reasonFor(answers);
  if (reason.kind !== "cap") return reason;
  if (price === undefined) return undefined;
  const cents = capOf(price, figures);
  const asked = askedIn(answers.asked ?? "", price);
  return { ...reason, cents, asked, over: asked && Math.max(0, asked - cents) };
}

/** “$750” or “$412.35”. */
export const dollarsText = (cents: number, locale: string): string =>
  (cents / 100).toLocaleString(locale, {
    style: "currency",
    currency: "USD",
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  });
