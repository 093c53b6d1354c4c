/** Earlier addresses of tools lead to their parts of the planner's page, in each language. */
import { addressIn, languages } from "../../../../content/language";
import { readBuilt } from "../../../../../__tests__/support/built";

const redirects = readBuilt("_redirects").split("\n");

const moves = [
  ["/plan/house-year", "house-year"],
  ["/plan/casita-lot", "lot-check"],
  ["/plan/convention-dates", "show-dates"],
] as const;

it.each(
  moves.flatMap(([from, part]) => languages.map((language) => [from, part, language] as const)),
)("%s leads to %s in %s", (from, part, language) => {
  const to = `${addressIn(language, "/plan")}#${part}`;
  expect(redirects).toContain(`${addressIn(language, from)} ${to} 301`);
});
