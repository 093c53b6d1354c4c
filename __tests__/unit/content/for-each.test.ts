/** @jest-environment node */
import { forEach } from "../../../src/build/for-each";

test("each item is worked on once, with its index, no more at a time than asked for", async () => {
  const done: [string, number][] = [];
  let running = 0;
  let most = 0;
  await forEach(
    ["a", "b", "c", "d", "e"],
    async (item, index) => {
      running += 1;
      most = Math.max(most, running);
      await new Promise(setImmediate);
      running -= 1;
      done.push([item, index]);
    },
    2,
  );
  expect(done.sort()).toEqual(["a", "b", "c", "d", "e"].map((item, index) => [item, index]));
  expect(most).toBe(2);
});

test("it fails with what fails", async () => {
  const work = (item: number) =>
    item === 3 ? Promise.reject(new Error("the third")) : Promise.resolve();
  await expect(forEach([1, 2, 3, 4], work)).rejects.toThrow("the third");
});
