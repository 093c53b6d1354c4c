/** The queries of docs/data.md hold for whatever content a site has. */
import { readFileSync } from "node:fs";
import { queriesIn } from "../../src/publish/documented-queries";
import { readAnswers } from "../support/answers";

const { queries } = readAnswers();

test("the build has run the queries as the document prints them", () => {
  const printed = queriesIn(readFileSync("docs/data.md", "utf8"));
  expect(printed.length).toBeGreaterThan(0);
  expect(queries.map(({ query }) => query)).toEqual(printed);
});

test.each(queries)("$query", ({ answer }) => {
  expect(answer.errors).toBeUndefined();
  expect(answer.data).toBeDefined();
});
