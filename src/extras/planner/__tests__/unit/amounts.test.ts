/** @jest-environment node */
import fc from "fast-check";
import { textIn } from "../../../../i18n";
import { amountIn as amountInLanguage } from "../../tools/amounts";

const amountIn = (text: string, language = "en") => amountInLanguage(text, textIn(language));

it.each([
  ["$12,500", 1_250_000],
  ["$12,500, with tax", 1_250_000],
  ["$12,500 with tax", 1_250_000],
  ["$12,500.50.", 1_250_050],
  ["12,500", 1_250_000],
  ["12500 including tax", 1_250_000],
  ["2 rooms for $48,000", 4_800_000],
  ["Option 2: $48,000", 4_800_000],
  ["$ 900", 90_000],
  ["$12,500 (2 rooms)", 1_250_000],
  ["$12,500 more or less", 1_250_000],
])("reads %j as an amount", (text, cents) => {
  expect(amountIn(text)).toEqual({ kind: "cents", cents });
});

it.each([
  ["12500 con impuestos", 1_250_000],
  ["12500 más impuesto", 1_250_000],
  ["12,500 with tax", 1_250_000],
  ["12,500 dólares", 1_250_000],
])("reads %j in Spanish as an amount", (text, cents) => {
  expect(amountIn(text, "es")).toEqual({ kind: "cents", cents });
});

it.each(["2 contratos", "2 veces $500", "$500 por 3 veces", "$48 mil", "$48 thousand"])(
  "says in Spanish that it cannot read %j",
  (text) => expect(amountIn(text, "es")).toEqual({ kind: "unread" }),
);

it.each([
  ["50%", 5000],
  ["10 percent", 1000],
  ["el 10 por ciento", 1000],
  ["7.5 %", 750],
])("reads %j as a share", (text, share) => {
  expect(amountIn(text)).toEqual({ kind: "share", share });
});

it.each([
  ...["12.500", "48.000,00", "$12.5k", "$12k", "1e9", "half up front", "$1,000 or 10%"],
  ...["$5,000-$6,000", "-$500", "2 rooms", "Option 2", "12 weeks", "110%", "$0"],
  ...["$12 500", "$12.5 k", "$48 thousand", "$1.2 million", "$48 mil", "$2 millones", "$1 millón"],
  ...["$5,000-6,000", "$5,000 – 6,000", "$5,000 to 6,000", "$12,500 or 13,000"],
  ...[
    "$1,000 down, 5,000 at start",
    "$48,000 plus 2,000",
    "2 x $12,500",
    "2 × $12,500",
    "$500 x 3",
  ],
  ...["−$500", "− $500", "$−500", "−500"],
])("says that it cannot read %j", (text) => {
  expect(amountIn(text)).toEqual({ kind: "unread" });
});

it("reads nothing in an empty text", () => expect(amountIn(" ")).toBeUndefined());

it("reads every amount as it was written, whatever ends the clause", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 99_999_999 }),
      fc.constantFrom("", ",", ".", ", with tax", "; by check", ")"),
      (cents, after) => {
        const written = (cents / 100).toLocaleString("en-US", { minimumFractionDigits: 2 });
        expect(amountIn(`$${written}${after}`)).toEqual({ kind: "cents", cents });
      },
    ),
  );
});
