/** @jest-environment node */
import { z } from "zod";
import { explainIssues } from "../../../src/content/explain";

test("a remedy may contain colons", () => {
  const schema = z.strictObject({
    grade: z.string().refine(() => false, "is not settled: leave it out, or set grade: text"),
  });
  const data = { grade: "ask" };
  const issues = schema.safeParse(data).error?.issues ?? [];
  const yaml = { data, lineOf: () => 1, linesOf: (): [number, number] => [1, 1] };
  const [mistake] = explainIssues(schema, issues, "a.yml", yaml);
  expect(mistake).toMatchObject({
    problem: "is not settled",
    remedy: "leave it out, or set grade: text",
  });
});
