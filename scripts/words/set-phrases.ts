/**
 * Phrases that every page has to say in the same words: names of laws, boards and notices. In the comparison of pages
 * each counts as one word, so that a name alone is never a repetition and a sentence around it still is.
 */
export const setPhrases: readonly string[] = [
  "Nevada State Contractors Board",
  "Residential Recovery Fund",
  "Southern Nevada Health District",
  "Pahrump Regional Planning District",
  "Las Vegas Convention Center",
  "Las Vegas Valley Water District",
  "Clark County Department of Building and Fire Prevention",
  "currently adopted codes with Southern Nevada Amendments",
  "currently adopted codes with the Southern Nevada Amendments",
  "Clark County, Las Vegas, Henderson, North Las Vegas",
  "Las Vegas, Henderson, North Las Vegas, Pahrump and Arizona",
  // Statements that the law words exactly, so that they appear in the same words wherever they are needed.
  "we offer and bid no work there until an Arizona ROC license number appears on this page",
  "No contractor's license has been issued to this business, and no work is offered",
  "a house, or a condo, townhouse or duplex unit",
];
