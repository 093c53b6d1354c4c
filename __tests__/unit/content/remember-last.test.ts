import { rememberLast } from "../../../src/content/remember-last";

it("computes a result once while its argument is among the last few", () => {
  const asked: string[] = [];
  const shout = rememberLast(2, (word: string) => {
    asked.push(word);
    return `${word}!`;
  });
  expect(["a", "a", "b", "a", "c", "b", "a"].map(shout)).toEqual([
    "a!",
    "a!",
    "b!",
    "a!",
    "c!",
    "b!",
    "a!",
  ]);
  expect(asked).toEqual(["a", "b", "c", "a"]);
});

it("compares arguments by key, and remembers undefined results", () => {
  const asked: object[] = [];
  const find = rememberLast(
    4,
    (question: { id: number }) => void asked.push(question),
    ({ id }) => id,
  );
  find({ id: 1 });
  find({ id: 1 });
  expect(asked).toEqual([{ id: 1 }]);
});
