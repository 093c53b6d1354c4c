import { checkOpenings } from "../../../scripts/words/openings";
import { article, service } from "./pages";

const table = "| A | B |\n| - | - |\n| c | d |";

test("a service opens with a table or a picture", () => {
  const picture = '![A wall of brick](./wall.jpg "Illustration: a wall.")';
  expect(checkOpenings([service(`First.\n\n## One\n\n${table}\n\n## Two\n\nText.`)])).toEqual([]);
  expect(checkOpenings([service(`## One\n\nText.\n\n${picture}\n\n## Two\n\nText.`)])).toEqual([]);
});

test("a table in a later section does not count", () => {
  const body = `First.\n\n## One\n\n### Part\n\nText.\n\n## Two\n\n${table}`;
  expect(checkOpenings([service(body)])).toMatchObject([{ line: 7, rule: "opening" }]);
  expect(checkOpenings([article(body)])).toEqual([]);
});
