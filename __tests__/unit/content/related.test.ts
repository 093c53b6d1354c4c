/** @jest-environment node */
import { relatableKey, relatePages, type Relatable } from "../../../src/content/related";

const kinds = ["service", "buildRecap", "article"];

const page = (
  kind: Relatable["kind"],
  slug: string,
  declared: Relatable["declared"] = {},
  group = "all",
): Relatable => ({ kind, slug, group, declared });

const related = (pages: Relatable[], kind: Relatable["kind"], slug: string) =>
  relatePages(pages, kinds).get(relatableKey({ kind, slug }));

test("what an author declares comes first, in the order written", () => {
  const others = ["b", "c", "d"].map((slug) => page("service", slug));
  const pages = [page("service", "a", { service: ["d", "c"] }), ...others];
  expect(related(pages, "service", "a")?.service).toEqual(["d", "c", "b"]);
});

test("a page that refers to this one comes before neighbors", () => {
  const news = page("article", "news", { service: ["d"] });
  const pages = [page("article", "guide"), news, page("service", "d")];
  expect(related(pages, "service", "d")?.article).toEqual(["news", "guide"]);
});

test("short lists are completed by the pages that follow, those of the same group first", () => {
  const pages = ["a", "b", "c", "d", "e"].map((slug) => page("service", slug));
  expect(related(pages, "service", "d")?.service).toEqual(["e", "a", "b"]);
  const groups = ["r", "c", "r", "c"].map((group, index) => page("service", `${index}`, {}, group));
  expect(related(groups, "service", "1")?.service?.[0]).toBe("3");
});

test("a page of another kind follows only if its group has one", () => {
  const pages = [
    page("service", "office", {}, "commercial"),
    page("service", "bath", {}, "residential"),
    page("buildRecap", "house", {}, "residential"),
    page("buildRecap", "shop", {}, "commercial"),
    page("article", "guide", {}, "article"),
  ];
  expect(related(pages, "service", "office")?.buildRecap).toEqual(["shop"]);
  expect(related(pages, "buildRecap", "house")?.service).toEqual(["bath"]);
  expect(related(pages, "service", "office")?.article).toEqual([]);
});

test("no page is related to itself, none twice, none that does not exist", () => {
  const pages = [page("service", "a", { service: ["a", "gone", "b", "b"] }), page("service", "b")];
  expect(related(pages, "service", "a")?.service).toEqual(["b"]);
});

test("the order of the files does not matter", () => {
  const pages = Array.from({ length: 40 }, (_, i) =>
    page(i % 2 ? "service" : "article", `p${i}`, { service: [`p${(i * 7) % 40}`] }),
  );
  expect(relatePages([...pages].reverse(), kinds)).toEqual(relatePages(pages, kinds));
});
