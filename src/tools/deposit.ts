/** How much deposit the law lets a contractor ask of the owner of a home: NRS 624.970 and 624.455. Pure. */
import type { Answers } from "./questions";

/** What kind of building the work is on. */
export const homes = ["house", "unit", "casita", "manufactured", "mixed", "business"] as const;

/** Who owns the home and lives in it. */
export const owners = ["self", "others", "company"] as const;

/** What a contractor may ask, and why; `over`: what is asked above the cap, in cents, undefined where it is not known. */
export type Deposit = ReturnType<typeof depositFor>;

/** Reads a price in cents; undefined for what is not a price, such as one with a decimal comma. */
export function centsIn(text: string): number | undefined {
  const [, dollars, cents = ""] =
    /^\$?(\d{1,3}(?:,?\d{3}){0,3})(?:\.(\d\d?))?$/.exec(text.replace(/\s/g, "")) ?? [];
  if (dollars === undefined) return undefined;
  const amount = Number(dollars.replaceAll(",", "")) * 100 + Number(cents.padEnd(2, "0"));
  return amount > 0 ? amount : undefined;
}

/** The figures of the rule `deposit-cap`. */
export type CapFigures = readonly { value: number; unit: string }[];

/** Returns the first amount or the first percentage of the price, whichever is less, rounded down to the cent. */
export function capOf(cents: number, figures: CapFigures): number {
  const first = (unit: string) => figures.find((figure) => figure.unit === unit)?.value ?? 0;
  return Math.min(first("dollars") * 100, Math.floor((cents * first("percent")) / 100));
}

/** Returns the deposit for the answers of the calculator, by default for a finished house whose owner lives in it. */
export function depositFor(
  { home, owner, rented, built, bond, price = "", asked = "" }: Answers,
  figures: CapFigures,
) {
  const cents = centsIn(price);
  if (cents === undefined) return { kind: "price" } as const;
  if (home === "manufactured" || home === "business") return { kind: "none", why: home } as const;
  if (built === "no") return { kind: "none", why: "built" } as const;
  if (home === "casita" || home === "mixed") return { kind: "ask", why: home } as const;
  if (owner === "company") return { kind: "ask", why: "company" } as const;
  if (owner === "others" || rented === "yes") return { kind: "none", why: "rented" } as const;
  if (bond === "yes") return { kind: "bond", why: "bond" } as const;
  const cap = capOf(cents, figures);
  const wanted = centsIn(asked);
  const over = wanted && Math.max(0, wanted - cap);
  return { kind: "cap", cents: cap, over, why: "cap" } as const;
}

/** “$750” or “$412.35”. */
export const dollarsText = (cents: number, locale: string): string =>
  (cents / 100).toLocaleString(locale, {
    style: "currency",
    currency: "USD",
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  });
