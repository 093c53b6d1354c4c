import { checkReadability, gradeOf, gradeOfPage } from "../../../scripts/words/readability";
import { article, messages, service } from "./pages";

const plain = "The crew came on time. We set the door. You can use the room now.";

const hard =
  "Notwithstanding contemporaneous authorization, jurisdictional administrators occasionally necessitate supplementary " +
  "documentation concerning environmental accommodations, particularly regarding refrigeration installations and " +
  "architectural modifications throughout established commercial properties.";

const middling =
  "The health district reviews your kitchen plan before the county reads the rest of the permit set. Send both at once, " +
  "because a correction in one drawing usually moves something in the other. You approve the equipment schedule and we " +
  "coordinate the plumbing. The inspector returns when every appliance is connected and operating.";

test("the grade is that of the Flesch–Kincaid formula", () => {
  // 6 words, 1 sentence, 6 syllables: 0.39 × 6 + 11.8 × 1 − 15.59.
  expect(gradeOf(["The cat sat on the mat."]).grade).toBeCloseTo(-1.45, 2);
  expect(gradeOf(["The cat sat.", "The mat lay."])).toMatchObject({
    sentences: 2,
    words: 6,
    syllables: 6,
  });
  expect(gradeOf([]).grade).toBe(0);
});

test("a service page that is too hard is found, with what to do about it", () => {
  const [finding, ...rest] = checkReadability([service(hard)]);
  expect(rest).toEqual([]);
  expect(finding).toMatchObject({
    rule: "readability",
    file: "content/services/casino/index.md",
    line: 1,
  });
  expect(finding?.message).toMatch(
    /grade \d\d\.\d .*wanted 8 to 10: shorten the longest sentences/,
  );
});

test("a service page that is too simple is found", () => {
  expect(messages(checkReadability([service(plain)]))[0]).toMatch(/wanted 8 to 10: join sentences/);
});

test("a service page between 8 and 10 passes", () => {
  const { grade } = gradeOfPage(service(middling));
  expect(grade).toBeGreaterThan(8);
  expect(grade).toBeLessThan(10);
  expect(checkReadability([service(middling)])).toEqual([]);
});

test("an article may be simple, but not too hard", () => {
  expect(checkReadability([article(plain)])).toEqual([]);
  expect(messages(checkReadability([article(hard)]))[0]).toMatch(/wanted 10 at most/);
});

test("only running text is measured", () => {
  const page = service(
    `## Notwithstanding contemporaneous authorization\n\n${plain}\n\n- Refrigeration installations\n- We bolt it down.\n\n` +
      "| Environmental | Accommodations |\n| --- | --- |\n| Jurisdictional | Administrators |\n\n" +
      '![A tall refrigerator in an architectural accommodation](./a.jpg "Illustration: refrigeration")',
  );
  expect(gradeOfPage(page)).toEqual(gradeOf([plain, "We bolt it down."]));
});
