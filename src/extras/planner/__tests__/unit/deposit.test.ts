/** @jest-environment node */
import fc from "fast-check";
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { centsIn, depositFor, dollarsText, type CapFigures } from "../../tools/deposit";
import type { Answers } from "../../tools/questions";

const { rules } = parse(readFileSync("content/rules/deposit.yml", "utf8")) as {
  rules: { id: string; figures: CapFigures }[];
};
const figures = rules.find(({ id }) => id === "deposit-cap")?.figures ?? [];

const ask = (answers: Answers) => depositFor({ price: "7500", ...answers }, figures);

it.each([
  ["4000", "$400"],
  ["$7,500", "$750"],
  ["1,234,567.8", "$1,000"],
  ["4123.59", "$412.35"],
  ["0.09", "$0"],
])("a price of %s has a cap of %s", (price, cap) => {
  const answer = ask({ price });
  expect(answer?.kind === "cap" && dollarsText(answer.cents, "en-US")).toBe(cap);
});

it.each(["", "0", "-5", "abc", "1e9", "750,50", "7.500,00"])("rejects %j as a price", (price) => {
  expect(ask({ price })).toBeUndefined();
});

it.each<[Answers, string]>([
  [{ home: "unit" }, "cap"],
  [{ home: "manufactured" }, "none"],
  [{ home: "business" }, "none"],
  [{ built: "no" }, "none"],
  [{ home: "new-home" }, "none"],
  // A new casita and a garage that becomes rooms: nobody has said.
  [{ home: "casita", built: "no" }, "ask"],
  [{ home: "garage", built: "no" }, "ask"],
  [{ rented: "casita" }, "ask"],
  [{ rented: "yes" }, "none"],
  [{ owner: "others" }, "none"],
  [{ owner: "company" }, "ask"],
  // What is rented to others is no covered home, whatever is built there.
  [{ home: "casita", rented: "yes" }, "none"],
  [{ home: "garage", owner: "others" }, "none"],
  [{ home: "casita", rented: "casita" }, "ask"],
  [{ home: "mixed" }, "ask"],
  [{ bond: "yes" }, "bond"],
  [{ bond: "yes", home: "manufactured" }, "none"],
])("%j: %s", (answers, kind) => expect(ask(answers)?.kind).toBe(kind));

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
])("reads %j as what is asked of $60,000", (asked, cents) => {
  expect(ask({ price: "60000", asked })).toMatchObject({ kind: "cap", asked: cents });
});

it("does not go on with another figure where the rule lacks the one it needs", () => {
  expect(() => depositFor({ price: "7500" }, [{ name: "share", value: 10 }])).toThrow("limit");
});
