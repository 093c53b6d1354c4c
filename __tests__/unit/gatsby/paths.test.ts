import { faqPath, headingId, pageOfFile, pagePath } from "../../../src/gatsby/paths";

test("addresses of pages and answers", () => {
  expect(pagePath("service", "casino")).toBe("/services/casino");
  expect(pagePath("buildRecap", "daiso")).toBe("/build-process/daiso");
  expect(pagePath("article", "guide")).toBe("/blog/guide");
  expect(faqPath("deposit")).toBe("/faq#deposit");
});

test("the page of a content file, in a folder or alone", () => {
  expect(pageOfFile("services/casino/index.md")).toEqual({ kind: "service", slug: "casino" });
  expect(pageOfFile("blog/guide.md")).toEqual({ kind: "article", slug: "guide" });
});

test.each(["services/casino/notes.md", "services/a/b/index.md", "other/a/index.md", "faq.yml"])(
  "%s is no page",
  (file) => {
    expect(pageOfFile(file)).toBeUndefined();
  },
);

test.each([
  ["What decides cost and time?", "what-decides-cost-and-time"],
  ["Owner’s list: 5 papers", "owners-list-5-papers"],
  ["Crème brûlée", "creme-brulee"],
  ["  — ", ""],
])("the id of the heading “%s”", (words, id) => {
  expect(headingId(words)).toBe(id);
});
