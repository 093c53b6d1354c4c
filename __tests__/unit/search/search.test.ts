import { indexOf } from "../../support/search-index";
import { makeSearch } from "../../../src/search/search";

const part = (id: string, heading: string, text: string) => ({ id, heading, text });
const search = makeSearch(
  indexOf(
    [
      {
        path: "/casita",
        parts: [
          part("", "Casita Addition", "A small house."),
          part("sewer", "Sewer", "A café connects."),
        ],
      },
      {
        path: "/kitchen",
        parts: [
          part("", "Kitchen Remodel", "Cabinets."),
          part("permits", "Permits", "The county issues permits."),
        ],
      },
      { path: "/jobs", parts: [part("", "Work with us", "A kitchen crew and a sewer crew.")] },
    ],
    [["casita", ["ADU", "granny flat"]]],
    "en",
  ),
);
const addresses = (typed: string) =>
  search(typed).map(({ path, id }) => (id ? `${path}#${id}` : path));

it("ranks matches in headings before matches in texts", () => {
  expect(addresses("kitchen")).toEqual(["/kitchen", "/kitchen#permits", "/jobs"]);
});

it("ranks matches of all words before matches of some", () => {
  expect(addresses("sewer cafe")[0]).toBe("/casita#sewer");
  expect(addresses("sewer cafe")).toContain("/jobs");
});

it.each(["kichen", "KITCHENS", "kitch"])("also finds it by %s", (typed) =>
  expect(addresses(typed)[0]).toBe("/kitchen"),
);

it.each(["ADU", "a granny flat", "Granny Flats"])("finds a casita by the synonym %s", (typed) =>
  expect(addresses(typed)[0]).toBe("/casita"),
);

it("finds nothing by stop words, blanks and unknown words", () => {
  expect(addresses("how do I")).toEqual([]);
  expect(addresses("  ")).toEqual([]);
  expect(addresses("xylophone")).toEqual([]);
});

it("returns the terms that matched, and the page", () => {
  expect(search("permit")[0]).toMatchObject({
    page: "Kitchen Remodel",
    heading: "Permits",
    terms: ["permit"],
  });
});
