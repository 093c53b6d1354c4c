import { syllables } from "../../../scripts/words/syllables";

/** Words by their number of syllables in Merriam-Webster. */
const known: Record<number, string> = {
  1: "the eye tile tiles rule planned tiled league hours house homes' view lien large aisle proof else watched matte don't aren't owes bridge queue",
  2:
    "table business people permit being office require storefront driveway timeline fireplace warehouse " +
    "before safely statement safety handled settled rated pages boxes inches spaces houses isn't didn't client " +
    "quiet create trial fluid dryer layer buyer sewer acre million region question fashion someone forecast unique therefore " +
    "owner's page's house's employed",
  3:
    "contractor homeowner area idea period video element carefully everyone anyone employee appliance " +
    "caliche recipe manual actual variance diagram Henderson Nevada finishes office's influence management " +
    "somebody supplier reinforce finalize recesses serious",
  4: "material residential variety interior priority negotiate authority experience January",
  5: "individual association's coordinated refrigerator electricity continuity",
  6: "accessibility individually",
};

describe("syllables", () => {
  test("the total of a list with many hard words is within three percent of a dictionary's", () => {
    const counts = Object.entries(known).flatMap(([count, list]) =>
      list.split(" ").map((word) => [Number(count), syllables(word)] as const),
    );
    const sum = (index: 0 | 1) => counts.reduce((total, entry) => total + entry[index], 0);
    expect(sum(1) / sum(0)).toBeGreaterThan(0.97);
    expect(sum(1) / sum(0)).toBeLessThan(1.03);
    expect(counts.filter(([wanted, found]) => Math.abs(wanted - found) > 1)).toEqual([]);
  });

  test("figures, abbreviations and symbols count as one (Flesch)", () => {
    expect(["$1,000", "624.640", "NRS", "RFIs", "a.m.", "U.S.", "10th"].map(syllables)).toEqual([
      1, 1, 1, 1, 1, 1, 1,
    ]);
  });

  test("the parts of a compound are counted separately", () => {
    expect(syllables("36-inch")).toBe(2);
    expect(syllables("floor-to-ceiling")).toBe(4);
    expect(syllables("OSHA-30")).toBe(2);
  });

  test("punctuation around a word does not matter", () => {
    expect(syllables("“permit,”")).toBe(2);
    expect(syllables("·")).toBe(1);
  });
});
