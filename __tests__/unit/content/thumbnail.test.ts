import { thumbnailOf } from "../../../src/content/thumbnail";

const hero = "hero.jpg";
const phases = [{ picture: "slab.jpg" }, {}, { picture: null }, { picture: "tile.jpg" }];

test("a page without phases is shown by its first picture everywhere", () => {
  for (const on of ["a", "b", "c"]) expect(thumbnailOf({ hero }, on)).toBe(hero);
});

test("a log's own pictures take turns, and a page always gets the same one", () => {
  const pages = Array.from({ length: 30 }, (_, index) => `page-${index}`);
  const shown = pages.map((on) => thumbnailOf({ hero, phases }, on));
  expect(new Set(shown)).toEqual(new Set([hero, "slab.jpg", "tile.jpg"]));
  expect(pages.map((on) => thumbnailOf({ hero, phases }, on))).toEqual(shown);
});

test("who does not say for which page gets the first", () => {
  expect(thumbnailOf({ hero, phases })).toBe(hero);
});
