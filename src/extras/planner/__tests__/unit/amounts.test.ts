/** @jest-environment node */
import fc from "fast-check";
import { textIn } from "../../../../i18n";
import { amountIn as amountInText, centsIn } from "../../tools/amounts";

const amountIn = (text: string, language = "en") => amountInText(text, textIn(language));

it.each([
  ["$12,500", 1_250_000],
  ["$12,500, with tax", 1_250_000],
  ["$12,500 with tax", 1_250_000],
  ["$12,500.50.", 1_250_050],
  ["12,500", 1_250_000],
  ["12500 including tax", 1_250_000],
  ["$ 900", 90_000],
  ["$12,500 + tax", 1_250_000],
  ["12,500 + tax", 1_250_000],
  ["1,000 down", 100_000],
  ["US$12,500", 1_250_000],
  // Nothing is asked.
  ["0", 0],
  ["$0", 0],
  ["$0.00", 0],
  ["none", 0],
  ["None.", 0],
  ["no deposit", 0],
])("reads %j as an amount", (text, cents) => {
  expect(amountIn(text)).toEqual({ kind: "cents", cents });
});

it.each([
  ["12500 con impuestos", 1_250_000],
  ["12500 más impuesto", 1_250_000],
  ["12,500 with tax", 1_250_000],
  ["12,500 dólares", 1_250_000],
  ["$1,000 de enganche", 100_000],
  ["1000 dlls", 100_000],
  ["ninguno", 0],
  ["nada", 0],
  ["sin depósito", 0],
  ["no deposit", 0],
])("reads %j, in Spanish, as an amount", (text, cents) => {
  expect(amountIn(text, "es")).toEqual({ kind: "cents", cents });
});

it.each(["2 contratos", "2 veces $500", "$500 por 3 veces", "$48 mil", "$48 thousand"])(
  "says of a bid in Spanish that it cannot read %j",
  (text) => expect(amountIn(text, "es")).toEqual({ kind: "unread" }),
);

it.each([
  ["50%", 5000],
  ["10 percent", 1000],
  ["10 por ciento", 1000],
  ["10% down", 1000],
  ["7.5 %", 750],
])("reads %j as a share", (text, share) => {
  expect(amountIn(text)).toEqual({ kind: "share", share });
});

it.each([
  "2 rooms for $48,000",
  "Option 2: $48,000",
  "$12,500 (2 rooms)",
  "$12,500 more or less",
  "12.500",
  "48.000,00",
  "$12.5k",
  "$12k",
  "1e9",
  "half up front",
  "$1,000 or 10%",
  "$5,000-$6,000",
  "-$500",
  "2 rooms",
  "Option 2",
  "12 weeks",
  "110%",
  "$12 500",
  "$12.5 k",
  "$48 thousand",
  "$1.2 million",
  "$48 mil",
  "$2 millones",
  "$1 millón",
  "$5,000-6,000",
  "$5,000 – 6,000",
  "$5,000 to 6,000",
  "$12,500 or 13,000",
  "$1,000 down, 5,000 at start",
  "$48,000 plus 2,000",
  "2 x $12,500",
  "2 × $12,500",
  "$500 x 3",
  "−$500",
  "− $500",
  "$−500",
  "−500",
  "($500)",
  "( $500 )",
  // So many times.
  "$48 per square foot",
  "$85/hour",
  "$85 / hour",
  "$50/sq ft",
  "$5,000 each",
  "$500 a week",
  "$12,500/month",
  "$500 al mes",
  "$500 por hora",
  "$40 el pie",
  "$500 c/u",
  "$500 cada uno",
  "twice $5,000",
  "$12,500 twice",
  "double $500",
  "x2 $500",
  "$500 times 3",
  "2 veces $500",
  "two payments of $5,000",
  "2 payments of $5,000",
  "dos pagos de $5,000",
  "$500 mensuales",
  "$48 grand",
  "$1.2 mill",
  "$48 MM",
  "$48 M",
  "$12 mil",
  "doce mil",
  // A part.
  "half of $1,600",
  "mitad de $12,500",
  "la mitad de $12,500",
  "a third of $9,000",
  "un tercio de $9,000",
  "half of 10%",
  // A bound.
  "from $48,000",
  "up to $50,000",
  "less than $1,000",
  "desde $48,000",
  "hasta $50,000",
  "menos de $1,000",
  "$48,000+",
  "$48,000 +",
  "$48,000 or more",
  "$1,000 whichever is less",
  "up to 10%",
  "hasta el 10%",
  "> $500",
  "$48,000 minus the credit",
  "$5,000-ish",
  // Other money, and other numbers.
  "$1,000 MXN",
  "MX$12,000",
  "$500 pesos",
  "$1234,567",
  "nothing yet",
])("says that it cannot read %j", (text) => {
  expect(amountIn(text)).toEqual({ kind: "unread" });
});

it("reads nothing in an empty text", () => expect(amountIn(" ")).toBeUndefined());

it("reads every amount as it was written, whatever ends the clause", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 99_999_999 }),
      fc.constantFrom("", ",", ".", ", with tax", "; deposit", ")"),
      (cents, after) => {
        const written = (cents / 100).toLocaleString("en-US", { minimumFractionDigits: 2 });
        expect(amountIn(`$${written}${after}`)).toEqual({ kind: "cents", cents });
      },
    ),
  );
});

it("reads the price of a form with its commas where they belong", () => {
  expect([centsIn("1,234,567.8"), centsIn("12500"), centsIn("0")]).toEqual([
    123_456_780, 1_250_000, 0,
  ]);
  expect([centsIn("1234,567"), centsIn("12,50"), centsIn("-5")]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
