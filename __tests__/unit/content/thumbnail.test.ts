import { thumbnailOf } from "../../../src/content/thumbnail";

const hero = "hero.jpg";
const phases = [{ picture: "slab.jpg" }, {}, { picture: null }, { picture: "tile.jpg" }];

test("a page without phases always has its hero", () => {
  for (const on of ["a", "b", "c"]) expect(thumbnailOf({ hero }, on)).toBe(hero);
});

test("a recap's pictures vary by page, and a page always gets the same one", () => {
  const pages = Array.from({ length: 30 }, (_, index) => `page-${index}`);
  const shown = pages.map((on) => thumbnailOf({ hero, phases }, on));
  expect(new Set(shown)).toEqual(new Set([hero, "slab.jpg", "tile.jpg"]));
  expect(pages.map((on) => thumbnailOf({ hero, phases }, on))).toEqual(shown);
});

test("without a page it is the hero", () => {
  expect(thumbnailOf({ hero, phases })).toBe(hero);
});
