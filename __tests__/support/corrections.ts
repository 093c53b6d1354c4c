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

const at = (slug: string) => `/services/${slug}`;

const residential = [
  "bathroom-remodel",
  "casita-addition",
  "high-rise-condo",
  "kitchen-remodel",
  "residential-construction-contractor-las-vegas",
  "residential-interior-remodel",
].map(at);

const services = [
  ...residential,
  ...[
    "casino",
    "commercial-construction-contractor-las-vegas",
    "convention",
    "energy-analysis",
    "hotel",
    "medical",
    "office",
    "restaurant",
    "retail",
  ].map(at),
];

export const corrections: readonly Correction[] = [
  {
    what: "the contractor applies for the permits; no owner signs an application",
    wrong: [
      /(?:^|[^.?!])(?<!never |not )\bsign the (?:permit )?applications?\b(?! as owner)/i,
      /\byou (?:sign|file|pull) the (?:permit|application)/i,
    ],
    right: [
      ["/build-process", /We apply in our name as contractor/],
      ["/build-process", /Never sign as owner-builder/],
      ["/faq", /We pull the permits in our name as contractor/],
      ["/rights", /the contractor, not the owner, applies for and obtains the building permits/],
      ["/rights", /never sign as owner-builder for a contractor[’']s work/],
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
        /Arizona: we don[’']t offer or bid work there until an Arizona ROC license number appears/,
      ],
      [
        "/contact",
        /We don[’']t offer or bid work there until an Arizona ROC license number appears/,
      ],
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
      ["/faq", /On a finished home you own and live in, the deposit can[’']t top \$1,000/],
      ["/faq", /manufactured homes/],
      [
        "/rights",
        /covers a house, condo, townhouse or duplex unit that its owner lives in; not a manufactured home, a new home, a business, or a home rented outside the family/,
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
      ["/build-process", /you can[’']t move in until it[’']s issued/],
      [
        "/services/residential-construction-contractor-las-vegas",
        /you can[’']t move in until it[’']s issued/,
      ],
      ["/rules", /you can[’']t move in until it[’']s issued/],
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
      ["/rules", /approved a daily demand charge in September 2025, upheld it that November/],
    ],
  },
  {
    what: "home sprinklers by place, and a question for North Las Vegas",
    wrong: [
      /\bNorth Las Vegas (?:also )?(?:requires|has required|does not require)\b[^.?!]*\bsprinklers\b/i,
    ],
    right: [
      ["/rules", /Since March 5, 2024, unincorporated Clark County has required fire sprinklers/],
      ["/rules", /February 21, 2018, Las Vegas requires fire sprinklers in new homes/],
      ["/rules", /December 7, 2010, Henderson requires fire sprinklers in new homes/],
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
      ["/rules", /may no longer apply since July 1, 2026/],
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
        /you can[’']t open or stock food until the district has passed the final permitting inspection and approved the permit/,
      ],
      [
        "/rules",
        /you can[’']t open or stock food until the district has passed the final permitting inspection/,
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
        /We walk it together.*You get a price.*We pull the permits.*We order early.*We build, they inspect.*You take over/,
      ],
    ],
  },
  {
    what: "every residential service, the FAQ, the quote form and the footer lead to the rights",
    right: residential.map((path) => [path, /your rights as a Nevada homeowner/i] as const),
  },
  {
    what: "a lien's 90 days run from the latest of completion or the claimant's last work or delivery",
    wrong: [/recorded within 90 days, or/i, /registrarse en un plazo de 90 días, o/i],
    right: [
      ["/rights", /within 90 days of completion or of the claimant[’']s last work or delivery/],
      ["/rights", /whether laborers have to give it, ask an attorney/],
      ["/es/rights", /dentro de 90 días de la terminación o del último trabajo o entrega/],
      ["/es/rights", /si los trabajadores tienen que darlo, pregúntelo a un abogado/],
    ],
  },
  {
    what: "the final payment is due 30 days after occupancy unless the contract says otherwise",
    wrong: [
      /you (?:may|can) hold the final payment/i,
      /final payment stays with you/i,
      /pago final se queda con usted/i,
    ],
    right: [
      [
        "/rights",
        /the final payment is due 30 days after the place is occupied or available for use/,
      ],
      [
        "/es/rights",
        /el pago final vence 30 días después de que el lugar se ocupa o queda disponible/,
      ],
    ],
  },
  {
    what: "the deposit cap in its approved words, in both languages",
    wrong: [/finished, owner-occupied home/i, /\bprefabricad[ao]s?\b/i],
    right: [
      [
        "/rights",
        /On a finished home you own and live in, the deposit can[’']t top \$1,000 or 10 percent of the price, whichever is less/,
      ],
      [
        "/es/rights",
        /En una vivienda ya construida que es suya y donde vive, el depósito no puede pasar de \$1,000 o el 10 por ciento/,
      ],
    ],
  },
  {
    what: "the demand charge is approved and has a start; it is neither new nor in force",
    wrong: [/\bnew (?:daily )?demand charge\b/i, /\bnuevo cargo (?:diario )?por demanda\b/i],
    right: [["/es/rules", /aprobaron un cargo diario por demanda en septiembre de 2025/]],
  },
  {
    what: "casitas: what may no longer be refused, habitable area, sprinklers in some new homes",
    wrong: [
      /have to allow a second small home/i,
      /requires? (?:them|fire sprinklers) in all new homes/i,
      /75 percent of (?:it|the house|the main home)\b(?![’']s)/i,
    ],
    right: [
      ["/blog/planning-a-casita-in-southern-nevada", /can no longer refuse certain things/],
      ["/rules", /75 percent of its habitable area/],
      ["/es/rules", /75 por ciento de su área habitable/],
    ],
  },
  {
    what: "schedules are ranges to plan with, and logs say why theirs differ",
    wrong: [/The usual weeks/i, /Las semanas habituales/i],
    right: [
      ["/services/kitchen-remodel", /range to plan with, not a promise/],
      ["/es/services/kitchen-remodel", /un rango para planear, no una promesa/],
      ["/build-process/elderly-friendly-custom-home-construction-build-log", /Why 38 weeks here/],
      [
        "/es/build-process/elderly-friendly-custom-home-construction-build-log",
        /¿Por qué 38 semanas aquí/,
      ],
      ["/build-process/second-generation-restaurant", /Why 34 weeks\?/],
      ["/es/build-process/second-generation-restaurant", /¿Por qué 34 semanas\?/],
    ],
  },
  {
    what: "evaporative cooling, dust and slabs say no more than their sources",
    wrong: [/A placard marks a post-tension slab/i, /Una placa marca una losa/i],
    right: [
      ["/rules", /Most new commercial projects that applied after September 1, 2023/],
      ["/rules", /Clark County asks for a dust permit/],
      ["/rules", /A placard often marks a post-tension slab/],
      ["/es/rules", /La mayoría de los proyectos comerciales nuevos/],
      ["/es/rules", /El Condado de Clark pide permiso de polvo/],
      ["/es/rules", /Una placa suele marcar una losa/],
    ],
  },
  {
    what: "the Fund can pay, after a Nevada judgment; the list may lack tiers; OSHA suspends employment",
    wrong: [/years of a court judgment/i, /or the job is suspended/i, /sentencia judicial/i],
    right: [
      ["/rights", /the Residential Recovery Fund can pay up to \$40,000 a claim/],
      ["/rights", /4 years of completion or 2 years of a Nevada judgment/],
      ["/rights", /lower tiers may be missing from it/],
      ["/rules", /or the employment is suspended or ended/],
      ["/es/rights", /puede pagar hasta \$40,000 por reclamo/],
      ["/es/rights", /2 años de una sentencia de Nevada/],
      ["/es/rights", /pueden faltar niveles inferiores/],
      ["/es/rules", /o se suspende o termina su empleo/],
    ],
  },
  {
    what: "Spanish pages that tell law say that the English law binds",
    right: [
      "/about",
      "/blog/how-to-pick-trustworthy-general-contractor",
      "/build-process",
      "/build-process/occupied-kitchen-and-bath-remodel",
      "/faq",
      "/plan",
      "/plan/bid-comparison",
      "/plan/casita-lot",
      "/plan/deposit",
      "/plan/house-year",
      "/privacy",
      "/rights",
      "/rules",
      ...services,
    ].map((path) => [`/es${path}`, /La ley que obliga es la que está en inglés/] as const),
  },
  {
    what: "a booth's month, who hires the inspector, and a garage's deposit: orientation, or a question",
    wrong: [
      /\babout a month ahead(?!: ask)/i,
      /\byou hire it, and we may not\b/i,
      /\bspecial inspector, whom the owner hires\b/i,
    ],
    right: [
      ["/services/convention", /Often about a month ahead: ask/],
      ["/services/convention", /The month is only a rule of thumb/],
      ["/es/services/convention", /Muchas veces, como un mes antes: pregunte/],
      [
        "/services/commercial-construction-contractor-las-vegas",
        /Usually hired by the owner, not the builder: ask the building office/,
      ],
      [
        "/es/services/commercial-construction-contractor-las-vegas",
        /Por lo general la contrata el dueño, no el contratista: pregunte/,
      ],
      [
        "/services/casita-addition",
        /a garage conversion isn[’']t spelled out in what we[’']ve read: ask the Board/,
      ],
      ["/es/services/casita-addition", /ni una cochera convertida: pregunte a la Junta/],
    ],
  },
  {
    what: "machine texts carry the notice, and the note on the rating",
    right: [
      ["/", /"description":"[^"]*Sample website\. No contractor[’']s license has been issued/],
      ["/", /"description":"Placeholder; there are no reviews behind this figure yet\."/],
      [
        "/es",
        /"description":"[^"]*Sitio web de muestra\. A este negocio no se le ha otorgado licencia/,
      ],
      ["/contact", /Arizona: We don[’']t offer or bid work there/],
      ["/es/contact", /Arizona: Ahí no ofrecemos obras ni damos cotizaciones/],
    ],
  },
  {
    what: "nothing is invented about the business",
    wrong: [
      /workers and supervisors hold the OSHA cards/i,
      /every summer job has a written plan/i,
      /\bour estimators\b/i,
      /\bin (?:the|our) shop\b/i,
      /\bour night shift\b/i,
      /\bmost families do\b/i,
      /no se ofrece ningún trabajo/i,
    ],
    right: [
      ["/about", /Ask any contractor for both/],
      ["/build-process", /No contract is signed while this business has no license/],
    ],
  },
];
