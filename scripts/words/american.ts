/**
 * American spelling, as the content contract asks: the British spellings that a spelling checker lets pass or that
 * deserve a plain word of advice. Each pair is British stem, American stem; endings are kept ("colours" to "colors").
 */
const pairs: readonly (readonly [british: string, american: string])[] = [
  ["aeroplane", "airplane"],
  ["ageing", "aging"],
  ["aluminium", "aluminum"],
  ["analyse", "analyze"],
  ["armour", "armor"],
  ["authoris", "authoriz"],
  ["behaviour", "behavior"],
  ["cancelled", "canceled"],
  ["catalogue", "catalog"],
  ["centimetre", "centimeter"],
  ["centre", "center"],
  ["cheque", "check"],
  ["colour", "color"],
  ["customis", "customiz"],
  ["cosy", "cozy"],
  ["defence", "defense"],
  ["draught", "draft"],
  ["enquir", "inquir"],
  ["favour", "favor"],
  ["fibre", "fiber"],
  ["finalis", "finaliz"],
  ["fulfil", "fulfill"],
  ["grey", "gray"],
  ["harbour", "harbor"],
  ["honour", "honor"],
  ["itemis", "itemiz"],
  ["jewellery", "jewelry"],
  ["judgement", "judgment"],
  ["kerb", "curb"],
  ["labelled", "labeled"],
  ["labour", "labor"],
  ["levelled", "leveled"],
  ["licence", "license"],
  ["litre", "liter"],
  ["maximis", "maximiz"],
  ["metre", "meter"],
  ["minimis", "minimiz"],
  ["modelling", "modeling"],
  ["mould", "mold"],
  ["neighbour", "neighbor"],
  ["odour", "odor"],
  ["organis", "organiz"],
  ["plough", "plow"],
  ["practise", "practice"],
  ["prioritis", "prioritiz"],
  ["programme", "program"],
  ["realis", "realiz"],
  ["recognis", "recogniz"],
  ["skilful", "skillful"],
  ["specialis", "specializ"],
  ["storey", "story"],
  ["summaris", "summariz"],
  ["theatre", "theater"],
  ["travelled", "traveled"],
  ["travelling", "traveling"],
  ["tyre", "tire"],
  ["utilis", "utiliz"],
  ["vapour", "vapor"],
];

/** Words that begin like a British spelling and are none. */
const innocent =
  /^(?:analyses$|fulfill|greyhound|minimis$|organism|programme[dr]|realis[mt]|specialist)/i;

const american = new Map(pairs);

const pattern = new RegExp(
  `(?<![\\p{L}@.])(?:un|re|dis|multi-?|milli|centi|kilo)?(${pairs.map(([british]) => british).join("|")})\\p{L}*`,
  "giu",
);

/** The British spellings in a text, each with what to write instead. */
export const britishSpellings = (text: string): { found: string; instead: string }[] =>
  [...text.matchAll(pattern)].flatMap(([found, stem = ""]) => {
    if (innocent.test(found)) return [];
    const instead = found
      .toLowerCase()
      .replace(stem.toLowerCase(), american.get(stem.toLowerCase()) ?? stem);
    // "storeys" is "stories", "multi-storey" is "multi-story".
    return [{ found, instead: instead.replace(/storys$/, "stories") }];
  });
