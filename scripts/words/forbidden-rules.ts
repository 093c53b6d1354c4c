/**
 * What the site must not say (docs/words.md): claims that need papers the owner has not supplied, or that a statute forbids, and filler.
 * NRS 624.720 makes a false or misleading statement in a contractor's advertising unlawful, and NRS 645D reserves the energy audit.
 *
 * A `claim` is allowed in a sentence that denies it ("we do not do energy audits"), asks it ("Do you do energy audits?") or matches
 * `unless`. A `phrase` is never allowed.
 */
import { fillers } from "./forbidden-fillers";

export interface Rule {
  id: string;
  kind: "claim" | "phrase";
  pattern: RegExp;
  /** A sentence that matches this is allowed. */
  unless?: RegExp;
  /** The claim is itself a denial ("your HOA cannot …"), so that a "not" before it is no excuse. */
  negative?: true;
  reason: string;
  instead: string;
}

const noPapers = "the owner has supplied no paper that proves it";

const claims: Omit<Rule, "kind">[] = [
  {
    id: "license-number",
    pattern:
      /\b(?:NSCB|NV|Nevada|our|ROC)?\s*(?:license|lic\.?)\s*(?:#|no\.?|number)?\s*:?\s*(?:[A-Z]-?)?\d{4,}|\bROC\s?[#-]?\s?\d{4,}/i,
    reason: "no license number has been supplied, and using one that was not issued is unlawful",
    instead: "nothing: the number is printed from business.yml once it is there",
  },
  {
    id: "license-class",
    pattern:
      /\b(?:we|our|us|Mojave Meridian(?: Construction)?)\b[^.?!]{0,40}\bclass(?:ification)?\s+(?:A|B|C)\b(?:-?\d+)?|\b(?:as a|your) class (?:A|B|C)(?:-\d+)? (?:licensee|contractor|builder)/i,
    reason: "no license class has been supplied",
    instead: "what the class allows, without saying that we hold it",
  },
  {
    id: "insured",
    pattern:
      /\b(?:fully|licensed,?|bonded|properly)\s+(?:and |& )?(?:bonded|insured)\b|\bbonded\b[^.?!]{0,12}\binsured\b|\binsured\b[^.?!]{0,12}\bbonded\b|\bfully licensed\b/i,
    reason: noPapers,
    instead: "that the visitor may ask for the certificate of insurance",
  },
  {
    id: "insurance-figure",
    pattern:
      /\$\s?\d[\d,.]*(?:\s?(?:million|M))?[^.?!]{0,30}\b(?:liability|insurance|coverage|bond)\b|\b(?:liability|insurance|coverage|bond) of \$\s?\d/i,
    unless: /\bconsumer(?:[- ]protection)? bond/i,
    reason: "no bond or insurance figure has been supplied",
    instead: "that the certificate states the figures",
  },
  {
    id: "ada",
    pattern:
      /\bADA[- ](?:compliant|compliance|certified|certification|approved)\b|\bcompl(?:y|ies|iant) with the ADA\b/i,
    reason: "compliance is found by an authority or a court, not by a builder",
    instead:
      "which rule the part follows (“routes and clearances follow the accessibility standard”)",
  },
  {
    id: "endorsement",
    pattern:
      /\b(?:NSCB|(?:contractors )?board|state|city|county|health[- ]district|gaming|SNHD|LVCC|LVCVA)[- ](?:approved|certified|endorsed|preferred|recommended)\b(?! (?:the|a|an|it|this|that|your|our|in|by)\b)|\b(?:preferred|approved) (?:contractor|builder|vendor)s?\b/i,
    unless: /\b(?:plans?|drawings?|permits?|set)\b/i,
    reason: "no authority or venue endorses us, and the license board endorses nobody",
    instead: "what the authority checks, and where the visitor can look it up",
  },
  {
    id: "certificate",
    pattern:
      /\bCAPS\b|\bLEED\b|\bcertified (?:aging|ageing)[- ]in[- ]place\b|\blead[- ]safe certified\b|\b(?:EPA|RRP)[- ]certified\b|\bISO 9001\b|\bEnergy Star (?:partner|certified)\b/,
    unless: /\b(?:must|requires?|only an?|has to|have to|rule|ask)\b/i,
    reason: noPapers,
    instead: "the method itself (“we follow the EPA's lead-safe rule in homes built before 1978”)",
  },
  {
    id: "energy-audit",
    pattern: /\benergy[- ]audit(?:s|or|ors|ing)?\b/i,
    unless: /\b(?:licensed|license|645D)\b/i,
    reason: "NRS 645D requires a licensed energy auditor",
    instead: "“energy analysis”, and that an audit needs a licensed auditor",
  },
  {
    id: "tax-credit",
    pattern:
      /\b(?:25C|25D|179D|45L)\b|\b(?:federal|IRS|energy)\b[^.?!]{0,20}\btax (?:credit|deduction|break)s?\b|\bInflation Reduction Act\b/i,
    reason: "the federal energy credits have ended or closed",
    instead: "nothing, or that a tax adviser knows",
  },
  {
    id: "duration-promise",
    pattern:
      /\b(?:we|our (?:crew|team)s?|your (?:project|job|kitchen|bath(?:room)?|home|casita|permit|store|office|restaurant)|permits?|plan review|the review)\b[^.?!;]{0,50}\b(?:finish(?:es|ed)?|complet(?:e|es|ed)|done|ready|open|take[sn]?|issued?|approved?|build|deliver(?:ed|s)?)\b[^.?!;]{0,20}\b(?:in|within|under|only|just)\s+(?:about |only |just )?(?:\d+|one|two|three|four|five|six|eight|ten|twelve)\s+(?:business |working )?(?:days?|weeks?|months?)\b|\bin as little as\b|\bon time,? every time\b|\bon[- ]time (?:and|,) (?:on|under|within)[- ]budget\b/i,
    unless:
      /\b(?:sample|example|at the time of writing|law|rule|statute|NRS|NAC|must|manual|quoted)\b/i,
    reason: "the length of a permit review or a build is nobody's to promise",
    instead: "the stages, what they wait for, and who decides",
  },
  {
    id: "guarantee",
    pattern: /\bguarantee[ds]?\b|\bsatisfaction guaranteed\b|\bmoney[- ]back\b/i,
    unless:
      /\b(?:manufacturer|maker|fund|nobody|no one|personal guarantee|guarantees? of the lease)\b/i,
    reason: "no guarantee has been supplied",
    instead: "what we do, and which paper says so",
  },
  {
    id: "warranty-length",
    pattern:
      /\b(?:our|we (?:give|offer|provide))\b[^.?!]{0,30}\b(?:\d+|one|two|three|five|ten)[- ]years?\b[^.?!]{0,15}\bwarrant(?:y|ies)\b|\blifetime warranty\b/i,
    reason: "no warranty has been supplied",
    instead: "that the contract states the warranty",
  },
  {
    id: "named-client",
    pattern:
      /\b(?:our|past|recent|former) clients? (?:include|are|like|such as)\b|\bclients (?:include|such as|like)\b|\btrusted by\b|\b(?:we|our (?:crew|team)s?) (?:built|remodeled|renovated|completed|worked)\b[^.?!]{0,30}\b(?:MGM|Caesars|Wynn|Bellagio|Venetian|Luxor|Mandalay|Aria|Cosmopolitan|Flamingo|Sahara|Station|Boyd|Resorts World|Fontainebleau)\b/i,
    reason: "no client is named, because none has been supplied",
    instead: "the kind of place",
  },
  {
    id: "testimonial",
    pattern:
      /\btestimonials?\b|\b(?:our )?(?:happy|satisfied|delighted) (?:clients?|customers?|homeowners?|owners?)\b|\b(?:clients?|customers?|homeowners?) (?:say|love|rave)\b|\b(?:five|5)[- ]star\b/i,
    reason: "no testimonial has been supplied",
    instead: "nothing; the rating stands in the footer with its source",
  },
  {
    id: "years",
    pattern:
      /\bfamily[- ](?:owned|run|operated)\b|\b(?:founded|established|serving|in business|trusted|building|proudly)\b[^.?!]{0,40}\bsince (?:19|20)\d\d\b|\b(?:over|more than|combined|our|\d+\+?|decades of|years of)\s*(?:\d+\s*)?(?:years?|decades?)?(?:[’'] | of )?(?:combined |industry |construction )?experience\b|\byears in business\b/i,
    unless: /\b(?:your|you|ask)\b/i,
    reason: "no founding year, family or experience has been supplied",
    instead: "how we work",
  },
  {
    id: "award",
    pattern:
      /\baward[- ]winning\b|\b(?:top|best|highest)[- ]rated\b|\b(?:the )?(?:no\.|number|#) ?(?:1|one) (?:contractor|builder|choice)\b|\bthe best (?:contractor|builder)s?\b|\b(?:leading|premier|foremost) (?:contractor|builder|company|general)\b/i,
    reason: "no award or ranking has been supplied",
    instead: "a fact that the visitor can check",
  },
  {
    id: "lowest-price",
    pattern:
      /\b(?:lowest|best|cheapest|unbeatable|rock[- ]bottom) (?:prices?|rates?|quotes?)\b|\bprice[- ]match\b|\bcheaper than (?:any|other|the)\b/i,
    reason: "nobody can know it",
    instead: "what decides the price",
  },
  {
    id: "always-open",
    pattern:
      /\b24\s?\/\s?7\b|\b24[- ]hour (?:emergency|service|response|support|line)\b|\bemergency (?:service|repair|call-?out|response)s?\b|\b(?:we|call us|reach us)\b[^.?!]{0,30}\b(?:around the clock|day or night|any time)\b/i,
    unless: /\b(?:tower|building|hospital|casino|floor|hotel|generator|lighting)\b/i,
    reason: "the office is open from 8 to 5",
    instead: "“8 a.m. to 5 p.m., every day”",
  },
  {
    id: "financing",
    pattern:
      /\b(?:we|our|easy|flexible|low[- ]interest|0 ?%|special|in-house)\b[^.?!]{0,30}\bfinancing\b|\bfinancing (?:is )?(?:available|options?|plans?|offers?)\b|\bbuy now,? pay later\b|\bmonthly payments? (?:from|as low)\b/i,
    reason: "no financing is offered",
    instead: "nothing",
  },
  {
    id: "law-over-association",
    negative: true,
    pattern:
      /\b(?:state )?(?:law|statute|NRS [\d.]+)\b[^.?!]{0,40}\b(?:overrides?|overrules?|trumps?|supersedes?|beats?|voids?|preempts?|cancels)\b[^.?!]{0,50}\b(?:HOA|association|CC&Rs?|covenants?|community rules)\b|\b(?:HOA|association|CC&Rs?|covenants?)\b[^.?!]{0,25}\b(?:cannot|can't|can’t|may not|has no power to|have no power to) (?:ban|block|stop|forbid|refuse|prevent|prohibit)\b/i,
    unless: /\b(?:do not assume|don't assume|does not say|doesn't say|whether|ramps?|railings?)\b/i,
    reason: "whether private covenants bind is a legal question",
    instead:
      "“read your CC&Rs and ask the association; a lawyer can say how they and the statute meet”",
  },
  {
    id: "code-edition",
    pattern:
      /\b20[0-3]\d\s+(?:edition of the )?(?:International|Uniform|National Electrical|I-?codes?|IBC|IRC|IFC|IECC|IEBC|IMC|IPC|UPC|UMC|NEC|NFPA)\b|\b(?:IBC|IRC|IFC|IECC|IEBC|IMC|IPC|UPC|UMC|NEC)[- ]?(?:20[0-3]\d)\b/i,
    unless:
      /\b(?:at the time of writing|reported|editions? (?:change|move|differ|may)|model|check|confirm|ask|which edition|text of|amendments|source)\b/i,
    reason: "editions move, and the jurisdictions adopt them on different days",
    instead: "“currently adopted codes with Southern Nevada Amendments”",
  },
  {
    id: "legal-conclusion",
    pattern:
      /\byou (?:can|could|may|should) sue\b|\byou (?:will|would) win\b|\bis (?:legally )?(?:void|unenforceable)\b|\byour legal right to\b|\byou are legally (?:entitled|obliged|bound)\b|\b(?:this|our|it) (?:page )?is legal advice\b/i,
    reason: "a contractor does not draw legal conclusions",
    instead: "what the statute says, with its number, and whom to ask",
  },
  {
    id: "deposit",
    pattern:
      /\b(?:\d\d|half|a third|one[- ]third|fifty|thirty|forty)(?:\s?%| percent)?\b[^.?!]{0,40}\b(?:deposit|down payment|up front|upfront|down\b)/i,
    unless:
      /\b(?:10 ?(?:%|percent)|ten percent|\$1,000|whichever|red flag|walk away|warning|more than|above|over|asks?|wants?|demands?|stops?|down to|cut down)\b/i,
    reason: "on the remodel of an owner-occupied home the deposit is capped by NRS 624.970",
    instead: "“$1,000 or 10 percent of the price, whichever is less”, with its exception",
  },
  {
    id: "protected-title",
    pattern:
      /\b(?:our|in-house|on-staff)\s+(?:own |licensed |registered |in-house )?(?:architects?|residential designers?|interior designers?|engineers?|energy auditors?)\b/i,
    reason: "the titles are protected (NRS 623, 625, 645D)",
    instead: "“your architect”, “your designer”, “the engineer”",
  },
  {
    id: "arizona",
    pattern:
      /\blicensed (?:contractor )?in Arizona\b|\blicensed in (?:both )?(?:Nevada and Arizona|both states)\b/i,
    reason: "no Arizona ROC license has been supplied",
    instead: "that work in Arizona needs an ROC license, and where to check it",
  },
  {
    id: "reply-promise",
    pattern:
      /\bwe (?:will |'ll |’ll )?(?:reply|answer|respond|call(?: you)?(?: back)?|get back(?: to you)?|return)\b[^.?!]{0,40}\bwithin\s+(?:\d+|one|two|an?)\s+(?:business |working )?(?:minutes?|hours?|days?)\b|\bsame[- ]day (?:quote|reply|response|service)s?\b/i,
    reason: "the owner has not confirmed a time to reply",
    instead: "the office hours",
  },
  {
    id: "approval-promise",
    pattern:
      /\b(?:pre-?approved|expedited?|fast-?track(?:ed)?) permits?\b|\bwe (?:get|secure|obtain) (?:your )?(?:permits? )?(?:approved|approval)\b/i,
    reason: "the authority decides",
    instead: "that we file, answer corrections and call inspections",
  },
];

export const rules: readonly Rule[] = [
  ...claims.map((claim): Rule => ({ ...claim, kind: "claim" })),
  ...fillers.map(([pattern, instead]): Rule => ({
    id: "filler",
    kind: "phrase",
    pattern,
    reason: "it fills the line and says nothing",
    instead,
  })),
];
