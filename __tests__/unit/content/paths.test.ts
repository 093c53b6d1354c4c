/** @jest-environment node */
import { entryPath, placeOf } from "../../../src/content/paths";
import { kindNamed } from "../../../src/content/registry";
import { headingId } from "../../../src/content/slug";

test("addresses of pages and answers", () => {
  expect(entryPath(kindNamed("service"), "casino")).toBe("/services/casino");
  expect(entryPath(kindNamed("buildRecap"), "daiso")).toBe("/build-process/daiso");
  expect(entryPath(kindNamed("faq"), "deposit")).toBe("/faq#deposit");
  expect(entryPath(kindNamed("clientLogo"), "arches")).toBeUndefined();
});

test.each([
  ["services/casino/index.md", "service", "casino"],
  ["faq.yml", "faq", ""],
])("%s is content of kind %s", (file, kind, slug) => {
  expect(placeOf(file)).toMatchObject({ kind: { name: kind }, slug });
});

test.each([
  "services/casino.md",
  "services/casino/notes.md",
  "services/a/b/index.md",
  "other/a/index.md",
  "other.yml",
])("%s is not content", (file) => {
  expect(placeOf(file)).toBeUndefined();
});

test.each([
  ["What decides cost and time?", "what-decides-cost-and-time"],
  ["Owner’s list: 5 papers", "owners-list-5-papers"],
  ["Crème brûlée", "creme-brulee"],
  ["  — ", ""],
])("the id of the heading “%s”", (words, id) => {
  expect(headingId(words)).toBe(id);
});
