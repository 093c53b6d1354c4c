/** @jest-environment node */
import fc from "fast-check";
import { textIn } from "../../../../i18n";
import { centsIn } from "../../tools/amounts";
import { depositFor, sumText, type CapFigures } from "../../tools/deposit";
import type { Answers } from "../../tools/questions";
import { depositLaw, depositRule } from "./tool-fixture";

const ask = (answers: Answers, figures: CapFigures = depositRule.figures) =>
  depositFor({ price: "7500", ...answers }, figures, depositLaw, textIn("en"));

it.each([
  ["4000", "$400"],
  ["$7,500", "$750"],
  ["1,234,567.8", "$1,000"],
  ["4123.59", "$412.35"],
  ["0.09", "$0"],
])("a price of %s has a cap of %s", (price, cap) => {
  const answer = ask({ price });
  expect(answer?.kind === "cap" && sumText(answer.cents, "en-US", "USD")).toBe(cap);
});

it.each(["", "0", "-5", "abc", "1e9", "750,50", "7.500,00"])("rejects %j as a price", (price) => {
  expect(ask({ price })).toBeUndefined();
});

it.each<[Answers, string, string]>([
  [{ home: "unit" }, "cap", "The law of this test covers it."],
  [{ home: "business" }, "none", "A business is not covered."],
  [{ built: "no" }, "none", "A new home is not covered."],
  // Which answers an answer does not count beside, the law says.
  [{ home: "accessory", built: "no" }, "ask", "Nobody has said of casitas."],
  [{ rented: "part" }, "ask", "Nobody has said of parts."],
  [{ rented: "yes" }, "none", "A home of others is not covered."],
  [{ owner: "company" }, "ask", "Nobody has said of companies."],
  // What is not covered stays so, whatever nobody has said of.
  [{ home: "accessory", rented: "yes" }, "none", "A home of others is not covered."],
  [{ home: "garage", owner: "others" }, "none", "A home of others is not covered."],
  [{ owner: "company", rented: "yes" }, "none", "A home of others is not covered."],
  // Of two that are as strong, the first.
  [{ home: "accessory", rented: "part" }, "ask", "Nobody has said of casitas."],
  [{ bond: "yes" }, "lifted", "A bond lifts it."],
  [{ bond: "yes", home: "business" }, "none", "A business is not covered."],
  [{ bond: "yes", home: "accessory" }, "ask", "Nobody has said of casitas."],
])("%j: %s", (answers, kind, why) => expect(ask(answers)).toMatchObject({ kind, why }));

it("never lowers the cap for a higher price, and never exceeds a tenth of the price", () => {
  const price = fc.integer({ min: 1, max: 1_000_000_00 });
  fc.assert(
    fc.property(price, price, (a, b) => {
      const cap = (cents: number) => {
        const answer = ask({ price: (cents / 100).toFixed(2) });
        return answer?.kind === "cap" ? answer.cents : NaN;
      };
      expect(cap(Math.max(a, b))).toBeGreaterThanOrEqual(cap(Math.min(a, b)));
      expect(cap(a) * 10).toBeLessThanOrEqual(a);
      expect(centsIn((a / 100).toFixed(2))).toBe(a);
    }),
  );
});

it.each([
  ["2,840", 284_000],
  ["50%", 3_000_000],
  ["5 percent", 300_000],
  ["10 por ciento", 600_000],
  ["101%", undefined],
  ["half", undefined],
  ["0", 0],
  ["none", 0],
])("reads %j as what is asked of $60,000", (asked, cents) => {
  expect(ask({ price: "60000", asked })).toMatchObject({ kind: "cap", asked: cents });
});

it("takes the whole share of any price as lawful", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000_00 }), (price) => {
      const answer = ask(
        { price: (price / 100).toFixed(2), asked: "10%" },
        depositRule.figures.filter(({ name }) => name === "share"),
      );
      expect(answer).toMatchObject({ kind: "cap", over: 0 });
    }),
  );
});

it.each<[Answers, object | undefined]>([
  [
    { price: "", asked: "5000" },
    { kind: "cap", cents: 100_000, over: 400_000 },
  ],
  [
    { price: "", asked: "50%" },
    { kind: "overShare", share: 10 },
  ],
  [{ price: "", asked: "$900" }, undefined],
  [{ price: "", asked: "10%" }, undefined],
  [{ price: "abc", asked: "5000" }, undefined],
])("answers %j as far as it can without a price", (answers, answer) => {
  const found = ask(answers);
  if (answer) expect(found).toMatchObject(answer);
  else expect(found).toBeUndefined();
});

it.each([
  ["share", 33, "$2,475"],
  ["limit", 500, "$500"],
])("counts with the %s alone where a rule has no more", (name, value, cap) => {
  const answer = ask({}, [{ name, value }]);
  expect(answer?.kind === "cap" && sumText(answer.cents, "en-US", "USD")).toBe(cap);
});
