/** @jest-environment node */
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { parse } from "yaml";
import type { Brand } from "../../src/brand/brand";
import { contrast, pairs } from "../../src/brand/contrast";
import { withMainColor } from "../../src/brand/palette";

const { colors } = parse(readFileSync("templates/start/en/brand.yml", "utf8")) as Brand;
const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);

it("makes a brand of any main color whose words can be read", () => {
  fc.assert(
    fc.property(color, (main) => {
      const made = withMainColor(colors, main);
      for (const [one, ground, least] of pairs)
        for (const scheme of ["light", "dark"] as const)
          expect(contrast(made[one]![scheme], made[ground]![scheme])).toBeGreaterThanOrEqual(least);
    }),
  );
});

it("takes a color that is dark enough as it is, and leaves the others", () => {
  const made = withMainColor(colors, "#331144");
  expect(made.band?.light).toBe("#331144");
  expect(made.ink).toEqual(colors.ink);
});
