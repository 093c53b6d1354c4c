/** @jest-environment node */
import { keepCheckedPages, takeCheckedPage } from "../../../src/build/gatsby/checked-pages";
import type { PageFile } from "../../../src/content/content-file";

const entry = (file: string) => ({ file }) as PageFile;

test("a page that was checked is taken once, since its file may change later", () => {
  keepCheckedPages([entry("content/blog/a.md"), entry("content/blog/b.md")]);
  expect(takeCheckedPage("content/blog/a.md")).toEqual(entry("content/blog/a.md"));
  expect(takeCheckedPage("content/blog/a.md")).toBeUndefined();
});

test("what the next check reads takes the place of what is left", () => {
  keepCheckedPages([entry("content/blog/a.md")]);
  keepCheckedPages([entry("content/blog/c.md")]);
  expect(takeCheckedPage("content/blog/a.md")).toBeUndefined();
  expect(takeCheckedPage("content/blog/c.md")).toEqual(entry("content/blog/c.md"));
});
