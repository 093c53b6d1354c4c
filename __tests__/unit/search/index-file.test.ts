import fc from "fast-check";
import { readIndex, textsAddress } from "../../../src/search/index-file";
import { termsOf } from "../../../src/search/terms";
import { indexOf } from "../../support/search-index";

const text = fc.stringMatching(/^[a-zñé ]{0,40}$/);
const part = fc.record({ id: fc.stringMatching(/^[a-z]{1,5}$/), heading: text, text });

it("reads back every term of every part", () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(part, { minLength: 1, maxLength: 4 }), { maxLength: 5 }),
      (all) => {
        const pages = all.map((parts, index) => ({ path: `/page-${index}`, parts }));
        const read = readIndex(indexOf(pages, [], "en"));
        expect(
          read.map(({ path, id, heading, terms }) => ({ path, id, heading, terms: terms.sort() })),
        ).toEqual(
          pages.flatMap(({ path, parts }) =>
            parts.map(({ id, heading, text }) => ({
              path,
              id,
              heading,
              terms: [...new Set(termsOf(text, "en"))].sort(),
            })),
          ),
        );
      },
    ),
  );
});

it("has one file of texts for each page", () => {
  expect(textsAddress("/", "en")).toBe("/search-index/en/home.json");
  expect(textsAddress("/services/casino", "es")).toBe("/search-index/es/services.casino.json");
});

it("reads back very long terms that begin alike", () => {
  const [one, other] = ["1", "2"].map((end) => "7".repeat(40) + end);
  const parts = [{ id: "", heading: "Page", text: `${one} ${other}` }];
  expect(readIndex(indexOf([{ path: "/", parts }], [], "en"))).toMatchObject([
    { terms: [one, other] },
  ]);
});
