/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  detailsOf,
  pageOfDetails,
  placeMistakes,
  readWithDetails,
} from "../../../src/content/details";
import { splitFrontMatter } from "../../../src/content/front-matter";
import { walkFiles } from "../../../src/content/walk-files";

it("names the details of a page and of its translation", () => {
  expect(detailsOf("content/blog/one/index.md")).toBe("content/blog/one/details.yml");
  expect(detailsOf("content/blog/one/index.es.md")).toBe("content/blog/one/details.es.yml");
  expect(detailsOf("content/faq.yml")).toBeUndefined();
  expect(pageOfDetails("blog/one/details.es.yml")).toBe("blog/one/index.es.md");
});

it("reads them as the end of the front matter, and says in which file a mistake stands", async () => {
  const root = await mkdtemp(path.join(tmpdir(), "details-"));
  const file = "content/blog/one/index.md";
  await mkdir(path.join(root, path.dirname(file)), { recursive: true });
  await writeFile(path.join(root, file), "---\ntitle: Señal\n---\n\nText\n");
  await writeFile(path.join(root, "content/blog/one/details.yml"), "sources:\n  - title: á\n");
  expect((await readWithDetails(root, file)).toString()).toBe(
    "---\ntitle: Señal\nsources:\n  - title: á\n---\n\nText\n",
  );
  const at = (line: number) => ({ file, line, field: "", problem: "", remedy: "" }) as never;
  const placed = await placeMistakes(root, [at(2), at(3), at(4), at(7)]);
  expect(placed.map((mistake) => `${mistake.file}:${mistake.line}`)).toEqual([
    "content/blog/one/index.md:2",
    "content/blog/one/details.yml:1",
    "content/blog/one/details.yml:2",
    "content/blog/one/index.md:5",
  ]);
  await rm(root, { recursive: true });
});

it("leaves at most 60 lines of front matter in every page", async () => {
  const pages = (await walkFiles("content")).filter((name) => name.endsWith(".md"));
  const lines = pages.map((name) => {
    const parts = splitFrontMatter(readFileSync(`content/${name}`, "utf8"));
    return [name, parts?.yaml.split("\n").length ?? 0] as const;
  });
  expect(lines.length).toBeGreaterThan(40);
  expect(lines.filter(([, count]) => count > 60)).toEqual([]);
});
