/**
 * Wrong statements that pages once made, and what replaced them. Each is searched for in all text of the built pages,
 * including titles, descriptions, alternative texts and structured data.
 */
export interface Correction {
  what: string;
  /** What no page may say. */
  wrong?: readonly RegExp[];
  /** What a page has to say, by the page's path. */
  right: readonly (readonly [path: string, words: RegExp])[];
}

const residential = [
  "bathroom-remodel",
  "casita-addition",
  "high-rise-condo",
  "kitchen-remodel",
  "residential-construction-contractor-las-vegas",
  "residential-interior-remodel",
].map((slug) => `/services/${slug}`);

export const corrections: readonly Correction[] = [
  {
    what: "the contractor applies for the permits; no owner signs an application",
    wrong: [
      /(?:^|[^.?!])(?<!never |not )\bsign the (?:permit )?applications?\b(?! as owner)/i,
      /\byou (?:sign|file|pull) the (?:permit|application)/i,
    ],
    right: [
      ["/build-process", /Apply in our name as contractor/],
      ["/build-process", /Never sign as owner-builder/],
      ["/faq", /We apply for the permits in our name as contractor/],
      ["/rights", /the contractor, not the owner, applies for and obtains the building permits/],
      ["/rights", /Never sign as owner-builder for our work/],
    ],
  },
  {
    what: "nobody is called licensed, bonded or insured while there is no license number",
    wrong: [
      /\blicensed general contractor\b/i,
      /\b(?:we are|fully) (?:licensed|bonded|insured)\b/i,
      /\blicensed (?:and|&|,) (?:bonded|insured)\b/i,
      /\bbonded and insured\b/i,
    ],
    right: [
      ["/", /No contractor[’']s license has been issued to this business, and no work is offered/],
      ["/faq", /No contractor[’']s license has been issued to this business/],
    ],
  },
  {
    what: "Arizona: nothing is offered before there is an ROC number",
    wrong: [/\bask us for the ROC number\b/i, /\bwe (?:build|work|offer work|serve) in Arizona\b/i],
    right: [
      [
        "/faq",
        /Arizona: we offer and bid no work there until an Arizona ROC license number appears/,
      ],
      ["/contact", /We offer and bid no work there until an Arizona ROC license number appears/],
      ["/rules", /needs an Arizona license before it offers work/],
    ],
  },
  {
    what: "the deposit cap and the Fund cover houses, condos, townhouses and duplex units that owners live in",
    wrong: [
      /\bsingle-family (?:house|home)s? (?:that|which) (?:you|they|its owner) own/i,
      /\bfinished single-family house\b/i,
      /\bmanufactured homes are covered\b/i,
      /NRS 624\.875/,
    ],
    right: [
      ["/faq", /a house, or a condo, townhouse or duplex unit/],
      ["/faq", /Manufactured homes/],
      [
        "/rights",
        /a house, or a condo, townhouse or duplex unit, that its owner lives in; manufactured homes and homes rented, even part-time, outside the family are not covered/,
      ],
      ["/services/high-rise-condo", /condo/],
    ],
  },
  {
    what: "designers prepare the drawings; the contractor does not claim to design or not to",
    wrong: [
      /\bwe do not design\b/i,
      /\barchitecture services\b/i,
      /\b(?:we|our team) (?:draws?|designs?)\b/i,
    ],
    right: [
      [
        "/about",
        /We are builders, not architects\. Architects, engineers and designers registered in Nevada prepare and answer for the drawings/,
      ],
      ["/services/casino", /your architect/i],
      ["/services/convention", /prepare and answer for/],
      [
        "/services/commercial-construction-contractor-las-vegas",
        /prepare and answer for the drawings/,
      ],
    ],
  },
  {
    what: "a final inspection is not always permission to use the place",
    wrong: [
      /\bfinal inspection allows you to use\b/i,
      /\bvacant until (?:the )?final inspection\b/i,
      /\bfinal inspection means you (?:can|may) move in\b/i,
    ],
    right: [
      ["/build-process", /The final inspection closes the permit/],
      ["/build-process", /only once the office has issued it/],
      [
        "/services/residential-construction-contractor-las-vegas",
        /you can[’']t move in until it[’']s issued/,
      ],
      ["/rules", /may not be used before it is issued/],
    ],
  },
  {
    what: "the demand charge: what the regulators did, no court, no rate",
    wrong: [
      /\bdemand charge\b[^.?!]*\b(?:in court|struck down|in force|cents)\b/i,
      /\bchallenged in court\b/i,
    ],
    right: [
      ["/services/energy-analysis", /demand/],
      ["/rules", /approved a demand charge in September 2025, upheld it that November/],
    ],
  },
  {
    what: "home sprinklers by place, and a question for North Las Vegas",
    wrong: [
      /\bNorth Las Vegas (?:also )?(?:requires|has required|does not require)\b[^.?!]*\bsprinklers\b/i,
    ],
    right: [
      ["/rules", /Since March 5, 2024, unincorporated Clark County has required fire sprinklers/],
      ["/rules", /February 21, 2018, Las Vegas requires fire sprinklers in all new homes/],
      ["/rules", /December 7, 2010, Henderson requires fire sprinklers in all new homes/],
      ["/rules", /Ask North Las Vegas .* whether a new home needs fire sprinklers/],
    ],
  },
  {
    what: "store sprinklers: no threshold as fixed",
    wrong: [
      /\bsprinklers?\b[^.?!]*\b(?:only )?when (?:the|its) fire area (?:exceeds|passes) 12,000\b/i,
      /\bfire area (?:exceeds|passes|is over) 12,000 (?:square feet|sq ft)\b/i,
    ],
    right: [
      ["/services/retail", /so ask fire prevention before you sign/],
      [
        "/rules",
        /The model code starts at a 12,000-square-foot fire area; local rules here have been stricter/,
      ],
    ],
  },
  {
    what: "casitas by place, with what is uncertain marked",
    wrong: [
      /\bcasitas? (?:is|are) allowed by right\b/i,
      /\bowner must live (?:there|in the main)\b/i,
      /\bowner need not live\b/i,
      /\b50 percent or 1,200 square feet\b/i,
    ],
    right: [
      ["/services/casita-addition", /North Las Vegas/],
      ["/blog/planning-a-casita-in-southern-nevada", /may no longer bind since July 1, 2026/],
      ["/rules", /may no longer bind since July 1, 2026/],
      ["/rules", /lot from 6,000 square feet, casita of 200 to 800 square feet/],
      ["/rules", /Ask the City of Henderson whether/],
    ],
  },
  {
    what: "restaurants: no food before the inspection is passed and the permit approved",
    wrong: [/\bwe get (?:you )?your health permit\b/i, /\bhealth permit (?:is )?guaranteed\b/i],
    right: [
      [
        "/services/restaurant",
        /You can[’']t open or stock food until the health district has passed the final permitting inspection and approved the permit/,
      ],
      [
        "/rules",
        /no food may be stocked or sold until the district has passed the final permitting inspection/,
      ],
    ],
  },
  {
    what: "privacy names Netlify and Akismet and does not say that nobody else is involved",
    wrong: [/\bno third[- ]part(?:y|ies)\b/i],
    right: [
      ["/privacy", /Netlify/],
      ["/privacy", /Akismet/],
    ],
  },
  {
    what: "a sample business has no clients who asked and no jobs to learn from",
    wrong: [/\bWhat clients ask us\b/i, /\bWhat we would do again\b/i],
    right: [
      ["/services/kitchen-remodel", /Common questions/],
      ["/build-process/daiso", /Three mistakes this plan avoids/],
    ],
  },
  {
    what: "a change of permit holder needs an active permit within the last three years, on both pages",
    right: [
      ["/services/restaurant", /three years/],
      ["/blog/tenant-improvement-from-lease-to-opening", /three years/],
    ],
  },
  {
    what: "the FAQ names the steps of the build process, ordering among them",
    wrong: [/\bsurvey, design, plan review, ordering, building, inspections, handover\b/i],
    right: [
      ["/faq", /walk, price, permits, order, build, hand over/],
      [
        "/build-process",
        /Walk the site.*Price the scope.*Get the permits.*Order ahead.*Build and inspect.*Hand over/,
      ],
    ],
  },
  {
    what: "every residential service, the FAQ, the quote form and the footer lead to the rights",
    right: residential.map((path) => [path, /your rights as a Nevada owner/i] as const),
  },
];
