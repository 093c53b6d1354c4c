/** For every rule, sentences that break it and similar ones that are allowed. */
export const cases: Record<string, { bad: string[]; good: string[] }> = {
  "license-number": {
    bad: [
      "Nevada license #0084512.",
      "Our license number: 84512 is current.",
      "Ask about ROC 312345.",
    ],
    good: ["No license number has been issued yet.", "NRS 624.720 asks for the license number."],
  },
  "license-class": {
    bad: ["We hold a Class B license.", "As a class B-2 contractor we build it."],
    good: ["Class B is general building.", "Ask which class the contractor holds."],
  },
  insured: {
    bad: ["Licensed, bonded and insured.", "We are fully insured.", "A fully licensed crew."],
    good: ["Ask for the certificate of insurance.", "No page of ours says bonded and insured."],
  },
  "insurance-figure": {
    bad: ["We carry $2,000,000 of liability cover.", "A bond of $50,000 protects you."],
    good: ["More is allowed where a $100,000 consumer-protection bond is posted."],
  },
  ada: {
    bad: ["Every store we build is ADA compliant.", "An ADA-certified bath."],
    good: [
      "The ADA standards set the number of check-out aisles.",
      "We never call a job ADA compliant.",
    ],
  },
  endorsement: {
    bad: [
      "An NSCB approved contractor.",
      "We are gaming-approved.",
      "The LVCC preferred builder.",
      "Your city-approved team.",
    ],
    good: [
      "The tower hands you a stamped, county-approved set of plans.",
      "The Board approved the raise.",
    ],
  },
  certificate: {
    bad: [
      "Our CAPS designer calls you.",
      "LEED buildings are our field.",
      "We are lead-safe certified.",
      "An EPA-certified firm.",
    ],
    good: ["Wall caps and LED lights.", "The rule requires an EPA-certified firm in older homes."],
  },
  "energy-audit": {
    bad: ["We offer energy audits.", "Book your home energy audit, not a guess."],
    good: [
      "We do not do energy audits.",
      "Do you do energy audits?",
      "An energy audit needs a licensed auditor under NRS 645D.",
    ],
  },
  "tax-credit": {
    bad: ["Use the federal tax credit this year.", "Section 25C pays a third."],
    good: ["We leave taxes to your adviser."],
  },
  "duration-promise": {
    bad: [
      "We finish your kitchen in six weeks.",
      "Permits take only 10 days.",
      "Your casita is ready within four months.",
      "A new bath in as little as 5 days.",
      "On time and on budget.",
    ],
    good: [
      "The supervisor needs the card within 15 days of hire.",
      "No one can say that the permit takes six weeks.",
      "In this sample plan the permit takes about six weeks.",
    ],
  },
  guarantee: {
    bad: ["We guarantee a passing inspection.", "Satisfaction guaranteed."],
    good: ["Nobody can guarantee a date.", "We do not guarantee it."],
  },
  "warranty-length": {
    bad: ["We give a two-year warranty.", "A lifetime warranty on labor."],
    good: ["The contract states the warranty, and each maker adds its own."],
  },
  "named-client": {
    bad: [
      "Our clients include two resorts.",
      "Trusted by retailers.",
      "We remodeled a suite at the Bellagio.",
    ],
    good: ["The client decides.", "A resort on the Strip has rules of its own."],
  },
  testimonial: {
    bad: ["Read our testimonials.", "Our happy clients come back.", "Five-star work."],
    good: ["This site prints no testimonials."],
  },
  years: {
    bad: [
      "Family-owned and local.",
      "Serving Las Vegas since 1998.",
      "Over 20 years of experience.",
      "30 years in business.",
    ],
    good: [
      "The rule has been enforced since 2025.",
      "Your years of experience in the trade, if you like.",
    ],
  },
  award: {
    bad: ["Award-winning design.", "A top-rated builder.", "The leading contractor in Nevada."],
    good: ["The leading edge of the slab."],
  },
  "lowest-price": {
    bad: ["The lowest price in town.", "We price-match."],
    good: ["The lowest bid is not always the cheapest job."],
  },
  "always-open": {
    bad: ["Call us 24/7.", "A 24-hour emergency service.", "We answer around the clock."],
    good: ["The floor runs around the clock.", "We offer no emergency service."],
  },
  financing: {
    bad: ["We offer easy financing.", "Financing available.", "Buy now, pay later."],
    good: ["We do not offer financing.", "Your lender will ask for the contract."],
  },
  "law-over-association": {
    bad: ["State law overrides your HOA.", "Your HOA cannot ban a casita."],
    good: [
      "Do not assume that state law overrides your HOA.",
      "The association may not refuse ramps or railings without reason.",
    ],
  },
  "code-edition": {
    bad: ["We build to the 2024 International Building Code.", "The IECC 2021 sets R-38."],
    good: [
      "We build to the currently adopted codes with Southern Nevada Amendments.",
      "At the time of writing the county reads the 2024 International Building Code.",
    ],
  },
  "legal-conclusion": {
    bad: [
      "You can sue for double.",
      "Such a clause is void.",
      "You are legally entitled to a refund.",
    ],
    good: ["This page is not legal advice.", "NRS 624.970 lists what the contract must hold."],
  },
  deposit: {
    bad: [
      "Half of the price is due as a deposit.",
      "We start with 50% down.",
      "A 30 percent deposit holds the date.",
    ],
    good: [
      "We never ask for a 50 % deposit.",
      "The deposit is $1,000 or 10 percent, whichever is less.",
      "A contractor who wants half up front gives you a red flag.",
    ],
  },
  "protected-title": {
    bad: ["Our architects draw it.", "An in-house interior designer helps you."],
    good: ["We coordinate with your architect."],
  },
  arizona: {
    bad: ["We are licensed in Nevada and Arizona."],
    good: ["Work in Arizona needs an ROC license."],
  },
  "reply-promise": {
    bad: ["We reply within one business day.", "Same-day quotes."],
    good: ["Report the leak within 24 hours.", "We reply in office hours, 8 a.m. to 5 p.m."],
  },
  "approval-promise": {
    bad: ["Ask for expedited permits.", "We get your permits approved."],
    good: ["We file and answer the corrections."],
  },
  filler: {
    bad: [
      "TBD",
      "To be confirmed.",
      "Nestled in the valley.",
      "A state-of-the-art kitchen.",
      "Your one-stop shop.",
      "The dream home you want.",
      "Look no further.",
      "We pride ourselves on care.",
      "World-class work.",
      "A seamless process.",
      "A turnkey build.",
      "Unparalleled care.",
      "It buys peace of mind.",
      "Colors that elevate your space.",
      "In today's market it matters.",
      "We do not utilize it.",
      "Not just a builder, but a partner.",
    ],
    good: [
      "A seamless gutter runs along the eave.",
      "The elevator stops on every floor.",
      "The tub goes back at the end of the day.",
    ],
  },
};
