/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { formatMistakes } from "../../../src/content/check";
import { contentChanges } from "../../../src/content/watch-content";

test("changed, added and removed files are noticed, in new folders too", async () => {
  const root = await mkdtemp(path.join(tmpdir(), "watch-"));
  const page = path.join(root, "content/services/one/index.md");
  await mkdir(path.dirname(page), { recursive: true });
  await writeFile(page, "one");
  const changes = contentChanges(root, 10);
  await changes.next();
  // As an author saves while the first check is under way.
  await writeFile(page, "changed");
  await changes.next();
  await mkdir(path.join(root, "content/services/two"));
  await writeFile(path.join(root, "content/services/two/index.md"), "new");
  await changes.next();
  await rm(page);
  expect(await changes.next()).toEqual({ done: false });
  await changes.return(undefined);
  await rm(root, { recursive: true });
});

test("VS Code's problem matcher matches what the check prints", () => {
  const { tasks } = JSON.parse(readFileSync(".vscode/tasks.json", "utf8")) as {
    tasks: { problemMatcher: { pattern: { regexp: string }[] } }[];
  };
  const [place, words] = tasks[0]!.problemMatcher.pattern.map(({ regexp }) => new RegExp(regexp));
  const file = "content/services/casino/index.md";
  const lines = formatMistakes([
    { file, line: 7, field: "faq[1].answer", code: "x", problem: "is missing", remedy: "add it" },
  ]).split("\n");
  const index = lines.findIndex((line) => place!.test(line));
  expect(place!.exec(lines[index]!)!.slice(1)).toEqual([file, "7", "faq[1].answer"]);
  expect(words!.exec(lines[index + 1]!)![1]).toBe("faq[1].answer is missing; add it");
});
