/**
 * Further projects that were worked out by hand and not tuned to: from content/planner,
 * content/rules and content/places.yml, and days on a calendar of Nevada's holidays. Correct the
 * planner or its data where they differ, and an expectation only with a reason beside it.
 */
import type { Deposit } from "../../tools/deposit";
import { siteAnswer } from "../site-answer";

interface Project {
  /** What it is, and how its days were found. */
  why: string;
  address: string;
  /** The day on which it was worked out, where it is not that of the first ones. */
  today?: string;
  /** The verdict, in both languages. */
  verdict: Record<"en" | "es", RegExp | string>;
  weeks: [least: number, most: number];
  /** All approvals, in their order. */
  approvals: string[];
  deposit: `${Deposit["kind"]}: ${Deposit["why"]}` | undefined;
  rules?: string[];
  /** Rules that must not be named. */
  notRules?: string[];
  /** What is due when: the earliest day of a plan from a beginning, else the latest. */
  days?: Record<string, string>;
  /** What the answer says besides. */
  says?: RegExp;
  /** What it must not say. */
  saysNot?: RegExp;
  /** The day of an entry in the calendar; `false` where there is no calendar. */
  calendar?: Record<string, string> | false;
}

const projects: Project[] = [
  {
    why: `An empty kitchen of 1962 in Centennial Hills, which is Las Vegas. Planning begins on Martin Luther King Day: 3 weeks of
      design to February 8, 6 of orders to March 22, 5 on site to April 26, 1 to May 3; at most 34 weeks.`,
    address:
      "kitchen-remodel&place=centennial-hills&use=own-house&built=1962&stay=no&when=begin&date=2027-01-18",
    verdict: {
      en: "Handover between Mon, May 3, 2027 and Mon, September 13, 2027, if planning begins Mon, January 18, 2027.",
      es: "Entrega entre el lun, 3 de mayo de 2027 y el lun, 13 de septiembre de 2027, si la planeación empieza el lun, 18 de enero de 2027.",
    },
    weeks: [15, 34],
    approvals: ["hoa"],
    deposit: "cap: cap",
    rules: ["lead-rrp-1978", "deposit-cap", "contractor-permits", "post-tension"],
    days: {
      "phase-contract": "2027-02-08",
      "decision-cabinets": "2027-02-08",
      "phase-work-area": "2027-03-22",
      "phase-walk": "2027-04-26",
    },
    calendar: { handover: "2027-05-03" },
  },
  {
    why: `An occupied bath in a low condo in Green Valley, which is Henderson, by a Saturday: 25 weeks before Friday, July 2. Work on
      site takes its 7 weeks. The walk 23 weeks in is due before Juneteenth, kept on Friday, June 18.`,
    address:
      "bathroom-remodel&place=green-valley&use=own-condo&building=garden&stay=yes&when=done&date=2027-07-03",
    verdict: {
      en: "Likely by Sat, July 3, 2027, even on the longest run, if planning begins by Fri, January 8, 2027.",
      es: /^Es probable para el sáb, 3 de julio de 2027,.* a más tardar el vie, 8 de enero de 2027\.$/,
    },
    weeks: [13, 25],
    approvals: ["condo-association"],
    deposit: "cap: cap",
    rules: ["high-rise-association", "post-tension"],
    days: {
      "phase-contract": "2027-02-19",
      "approval-condo-association": "2027-04-30",
      "phase-walk": "2027-06-17",
    },
    calendar: { handover: "2027-07-02" },
  },
  {
    why: `A rented home of 1978 in North Las Vegas, with its tenants in it, by Memorial Day: 29 weeks end on Juneteenth, kept on
      Friday, June 18, so Monday, June 21. Empty it takes 17, to March 26. The lead rule ends with 1977.`,
    address:
      "residential-interior-remodel&place=north-las-vegas&use=rented&built=1978&stay=yes&when=done&date=2027-05-31",
    verdict: {
      en: "Can’t be done by Mon, May 31, 2027: 29 weeks at least, so Mon, June 21, 2027 at the earliest.",
      es: "No se puede para el lun, 31 de mayo de 2027: 29 semanas por lo menos, así que lo más pronto es el lun, 21 de junio de 2027.",
    },
    weeks: [29, 45],
    approvals: ["hoa"],
    deposit: "none: others",
    rules: ["covered-home"],
    notRules: ["lead-rrp-1978", "deposit-cap"],
    says: /Fri, March 26, 2027/,
    saysNot: /that’s the shortest run/,
    calendar: false,
  },
  {
    why: `A casita of 700 square feet behind a house of 1,600 on 5,500 in North Las Vegas: the lot is below 6,000, the rest is within
      200 to 800 and half of the house. 30 to 66 weeks from March 1.`,
    address:
      "casita-addition&place=north-las-vegas&use=own-house&lot=5,500&house=1,600&dwelling=700&date=2027-03-01",
    verdict: {
      en: /^Handover between Mon, September 27, 2027 and Mon, June 5, 2028,/,
      es: /^Entrega entre el lun, 27 de septiembre de 2027 y el lun, 5 de junio de 2028,/,
    },
    weeks: [30, 66],
    approvals: ["casita-planning", "hoa", "utilities", "septic"],
    deposit: "ask: accessory",
    rules: ["casita-nlv", "casita-state", "casita-deadline"],
    notRules: ["casita-clark", "casita-las-vegas", "home-sprinklers-county"],
  },
  {
    why: `A new home in Southern Highlands, which is the county's, by Independence Day of 2029, a Wednesday: 136 weeks before July 3
      is November 24, 2026, three days ago. From today the longest run ends July 6.`,
    address:
      "residential-construction-contractor-las-vegas&place=southern-highlands&when=done&date=2029-07-04",
    verdict: {
      en: /^Tight: .* Wed, July 4, 2029\. The shortest ends Fri, March 3, 2028, the longest Fri, July 6, 2029\.$/,
      es: /^Apenas alcanza: .* mié, 4 de julio de 2029\. .* vie, 3 de marzo de 2028; .* vie, 6 de julio de 2029\.$/,
    },
    weeks: [66, 136],
    approvals: ["zoning", "hoa", "new-home-services", "new-home-fire", "dust", "septic"],
    deposit: "none: new-home",
    rules: ["home-sprinklers-county", "owner-builder", "recovery-fund-limits", "summer-start"],
    notRules: ["home-sprinklers-henderson", "home-sprinklers-las-vegas", "deposit-cap"],
    says: /had to begin on Tue, November 24, 2026, 3 days ago/,
  },
  {
    why: "An addition in Mohave County: nothing is offered in Arizona, and no rule of Nevada holds there.",
    address: "home-addition&place=mohave-county-elsewhere&use=own-house&built=1985",
    verdict: {
      en: /^Not here: we don’t work in Mohave County outside the cities\. .*Arizona ROC/,
      es: /^Aquí no: /,
    },
    weeks: [30, 66],
    approvals: ["zoning", "hoa", "septic"],
    deposit: undefined,
    rules: ["az-roc"],
    notRules: ["deposit-cap", "covered-home", "gc-disclosures", "recovery-fund-permit"],
    calendar: false,
  },
  {
    why: `A garage of 1970 in Sunrise Manor whose owners stay in the house, which does not lengthen it. It begins on a Saturday: 17
      weeks to Saturday, June 12, so Monday; 45 to Christmas, a Saturday, so Monday, December 27.`,
    address:
      "garage-conversion&place=sunrise-manor&use=own-house&built=1970&stay=yes&date=2027-02-13",
    verdict: {
      en: "Handover between Mon, June 14, 2027 and Mon, December 27, 2027, if planning begins Sat, February 13, 2027.",
      es: /^Entrega entre el lun, 14 de junio de 2027 y el lun, 27 de diciembre de 2027,/,
    },
    weeks: [17, 45],
    approvals: ["garage-planning", "hoa"],
    deposit: "ask: garage",
    rules: ["lead-rrp-1978", "post-tension"],
    saysNot: /takes its most weeks/,
  },
  {
    why: "A rental of 1990 in Pahrump with its tenant in it: 4 + 4 + 20 + 1 weeks from June 1, at most 45.",
    address: "rental-refresh&place=pahrump&built=1990&stay=yes&date=2027-06-01",
    verdict: {
      en: /^Handover between Tue, December 21, 2027 and Tue, April 11, 2028,/,
      es: /^Entrega entre el mar, 21 de diciembre de 2027 y el mar, 11 de abril de 2028,/,
    },
    weeks: [29, 45],
    approvals: ["hoa"],
    deposit: "none: others",
    notRules: ["lead-rrp-1978", "deposit-cap", "asbestos-notice"],
    says: /takes its most weeks/,
  },
  {
    why: "A repair in a manufactured home in Whitney: there are no weeks to promise a day by, and the cap does not cover it.",
    address: "small-repair&place=whitney&use=manufactured&built=1995&when=done&date=2027-01-15",
    verdict: {
      en: /^Small repair in Whitney: we have no range of weeks/,
      es: /Whitney/,
    },
    weeks: [0, 0],
    approvals: ["hoa"],
    deposit: "none: manufactured",
    rules: ["covered-home"],
    notRules: ["deposit-cap", "lead-rrp-1978"],
    calendar: false,
  },
  {
    why: `An empty condo in a tower of 2006 on the Strip, by New Year's Eve of 2027, on which New Year's Day is kept: 54 weeks before
      Thursday, December 30. The association decides before permit review, 10 weeks in.`,
    address:
      "high-rise-condo&place=the-strip&use=own-condo&built=2006&stay=no&when=done&date=2027-12-31",
    verdict: {
      en: "Likely by Fri, December 31, 2027, even on the longest run, if planning begins by Thu, December 17, 2026.",
      es: /^Es probable para el vie, 31 de diciembre de 2027,.* el jue, 17 de diciembre de 2026\.$/,
    },
    weeks: [20, 54],
    approvals: ["tower-association", "building-engineer", "tower-fire", "tower-asbestos"],
    deposit: "cap: cap",
    rules: ["high-rise-association", "gc-disclosures", "contract-contents"],
    notRules: ["lead-rrp-1978"],
    days: {
      "approval-tower-association": "2027-02-25",
      "approval-tower-fire": "2027-06-17",
      "phase-walk": "2027-12-02",
    },
    calendar: { handover: "2027-12-30" },
  },
  {
    why: `A store in Las Vegas that opens on Friday, March 26: from today 14 weeks end March 5, 39 end August 27. Back from Thursday,
      the longest run had to begin on June 25; its work on site on Thanksgiving, so the notice before was due ten working days
      before the 25th, without Veterans Day.`,
    address: "retail&place=las-vegas&stay=no&opening=2027-03-26",
    verdict: {
      en: /^Tight: .* Fri, March 26, 2027\. The shortest ends Fri, March 5, 2027, the longest Fri, August 27, 2027\.$/,
      es: /^Apenas alcanza: .* vie, 26 de marzo de 2027\. .* vie, 5 de marzo de 2027; .* vie, 27 de agosto de 2027\.$/,
    },
    weeks: [14, 39],
    approvals: [
      "landlord",
      "store-fire",
      "sign",
      "store-food",
      "tenant-security",
      "asbestos-notice",
    ],
    deposit: "none: business",
    rules: ["store-sprinklers", "tenant-security", "progress-payment", "asbestos-survey"],
    notRules: ["occupancy-certificate", "stocking-is-occupancy", "deposit-cap"],
    days: { "approval-asbestos-notice": "2026-11-10" },
    says: /not the opening/,
    calendar: { handover: "2027-03-25", opening: "2027-03-26" },
  },
  {
    why: `A bank in Henderson that becomes a restaurant and opens on Juneteenth of 2028, a Monday: 12 + 14 + 20 + 24 + 5 weeks before
      Friday, June 16, are January 8, 2027. The new use is settled before the permit, the kitchen before orders; work on site
      would begin on Family Day, so the asbestos notice counts from the 24th.`,
    address: "restaurant&place=henderson&space=new&stay=no&opening=2028-06-19",
    verdict: {
      en: "Likely by Mon, June 19, 2028, even on the longest run, if planning begins by Fri, January 8, 2027.",
      es: /^Es probable para el lun, 19 de junio de 2028,.* el vie, 8 de enero de 2027\.$/,
    },
    weeks: [52, 75],
    approvals: [
      "landlord",
      "change-of-use",
      "food-plans",
      "sewer",
      "kitchen-fire",
      "gas",
      "tenant-security",
      "asbestos-notice",
      "licensing",
    ],
    deposit: "none: business",
    rules: ["food-plan-review", "grease-interceptor", "ada-20-percent", "tenant-security"],
    notRules: ["occupancy-certificate", "stocking-is-occupancy"],
    days: {
      "approval-change-of-use": "2027-04-02",
      "approval-food-plans": "2027-07-09",
      "approval-asbestos-notice": "2027-11-09",
      "approval-licensing": "2028-05-12",
    },
    says: /review and long orders take their most weeks/,
    calendar: { handover: "2028-06-16", opening: "2028-06-19" },
  },
  {
    why: `An occupied office in Paradise from Veterans Day on: 3 + 4 + 16 + 1 weeks to April 27, at most 43. The landlord is due
      3 weeks in; the asbestos notice ten working days before December 30, without Christmas, kept on the 24th.`,
    address: "office&place=paradise&stay=yes&date=2027-11-11",
    verdict: {
      en: /^Handover between Thu, April 27, 2028 and Thu, September 7, 2028, .* Thu, November 11, 2027\.$/,
      es: /^Entrega entre el jue, 27 de abril de 2028 y el jue, 7 de septiembre de 2028,/,
    },
    weeks: [24, 43],
    approvals: ["office-landlord", "office-fire", "tenant-security", "asbestos-notice"],
    deposit: "none: business",
    rules: ["occupancy-certificate", "evaporative-cooling", "ada-20-percent", "tenant-security"],
    days: {
      "approval-office-landlord": "2027-12-02",
      "approval-asbestos-notice": "2027-12-15",
    },
    calendar: { handover: "2028-04-27" },
  },
  {
    why: "A clinic in Boulder City, which no area of the business has.",
    address: "medical&place=boulder-city&when=done&date=2028-06-01",
    verdict: {
      en: "Not here: we don’t work in Boulder City.",
      es: "Aquí no: no trabajamos en Boulder City.",
    },
    weeks: [31, 88],
    approvals: [
      "state-plans",
      "radiation",
      "landlord",
      "medical-fire",
      "tenant-security",
      "asbestos-notice",
    ],
    deposit: "none: business",
    calendar: false,
  },
  {
    why: "A kitchen in Mesquite: not served, however much time there is.",
    address: "kitchen-remodel&place=mesquite&use=own-house&when=done&date=2029-01-15",
    verdict: {
      en: "Not here: we don’t work in Mesquite.",
      es: "Aquí no: no trabajamos en Mesquite.",
    },
    weeks: [15, 34],
    approvals: ["hoa"],
    deposit: "cap: cap",
    calendar: false,
  },
  {
    why: "A clinic in Anthem, which is Henderson, by a Friday that was a week ago.",
    address: "medical&place=anthem&when=done&date=2026-11-20",
    verdict: {
      en: "Fri, November 20, 2026 has passed. Choose another day.",
      es: "El vie, 20 de noviembre de 2026 ya pasó. Elija otro día.",
    },
    weeks: [31, 88],
    approvals: [
      "state-plans",
      "radiation",
      "landlord",
      "medical-fire",
      "tenant-security",
      "asbestos-notice",
    ],
    deposit: "none: business",
    rules: ["medical-plans", "tenant-security"],
    calendar: false,
  },
  {
    why: "An open hotel in Paradise from Friday, December 24, on which Christmas is kept: 39 weeks, at most 124.",
    address: "hotel&place=paradise&stay=yes&date=2027-12-24",
    verdict: {
      en: /^Handover between Fri, September 22, 2028 and Fri, May 10, 2030,/,
      es: /^Entrega entre el vie, 22 de septiembre de 2028 y el vie, 10 de mayo de 2030,/,
    },
    weeks: [39, 124],
    approvals: ["hotel-health", "brand", "hotel-fire", "hotel-lender", "asbestos-notice"],
    deposit: "none: business",
    rules: ["hotel-plans", "asbestos-survey", "ada-20-percent"],
    saysNot: /takes its most weeks/,
  },
  {
    why: `An open casino floor in Las Vegas by Martin Luther King Day: 6 + 8 + 40 + 2 weeks end on the Friday on which Christmas is
      kept, so Monday, December 27; 94 on September 15. The county's permits and certificates are not the city's.`,
    address: "casino&place=las-vegas&stay=yes&when=done&date=2028-01-17",
    verdict: {
      en: /^Tight: .* Mon, January 17, 2028\. The shortest ends Mon, December 27, 2027, the longest Fri, September 15, 2028\.$/,
      es: /^Apenas alcanza: .* lun, 17 de enero de 2028\. .* lun, 27 de diciembre de 2027; .* vie, 15 de septiembre de 2028\.$/,
    },
    weeks: [56, 94],
    approvals: ["gaming", "casino-fire", "casino-food", "property-engineer", "asbestos-notice"],
    deposit: "none: business",
    rules: ["gaming-surveillance", "asbestos-survey"],
    notRules: ["occupancy-certificate"],
    says: /plan on the longest run: Fri, September 15, 2028/,
  },
  {
    why: `A booth that opens on Tuesday, April 20, with move-in on Saturday the 17th: 10 weeks from today it is ready to go in, on
      Friday, February 5, at most 26, on May 28; what the show leaves until it opens is no work. Counted back from the 17th the contract is due 10 weeks
      before, on Friday, February 5; notice of outside contractors March 18, county permits on the Friday before Saturday, March 27.`,
    address: "convention&place=paradise&opening=2027-04-20&setup=2027-04-17&closes=2027-04-22",
    verdict: {
      en: /^Tight: .* Tue, April 20, 2027\. The shortest ends Fri, February 5, 2027, the longest Fri, May 28, 2027\.$/,
      es: /^Apenas alcanza: .* mar, 20 de abril de 2027\. .* vie, 5 de febrero de 2027; .* vie, 28 de mayo de 2027\.$/,
    },
    weeks: [11, 27],
    approvals: ["show-management", "venue", "show-fire"],
    deposit: "none: business",
    rules: ["convention-booths"],
    days: { "phase-contract": "2027-02-05" },
    calendar: {
      setup: "2027-04-17",
      opening: "2027-04-20",
      dismantle: "2027-04-22",
      "show-contractors": "2027-03-18",
      "show-county-permits": "2027-03-26",
    },
  },
  {
    why: `Energy measures for a business in Pahrump from the Friday on which Juneteenth is kept: 6 weeks to July 30, 27 to the Friday
      on which Christmas is kept, so Monday. NV Energy's demand charge and the valley's ban on evaporative cooling are not
      Pahrump's.`,
    address: "energy-analysis&place=pahrump&use=business&date=2027-06-18",
    verdict: {
      en: /^Handover between Fri, July 30, 2027 and Mon, December 27, 2027,/,
      es: /^Entrega entre el vie, 30 de julio de 2027 y el lun, 27 de diciembre de 2027,/,
    },
    weeks: [6, 27],
    approvals: ["utility-incentive", "landlord-roof"],
    deposit: "none: business",
    rules: ["energy-code"],
    notRules: ["evaporative-cooling", "demand-charge", "energy-audit"],
  },
  {
    why: "Energy measures in one's own condo on the Strip: a licensed auditor, and the association, which every condo has.",
    address: "energy-analysis&place=the-strip&use=own-condo",
    verdict: {
      en: "Energy measures in a building in Paradise: 6 to 27 weeks.",
      es: /Paradise: de 6 a 27 semanas\.$/,
    },
    weeks: [6, 27],
    approvals: ["auditor", "utility-incentive", "condo-association"],
    deposit: "cap: cap",
    rules: ["demand-charge", "high-rise-association"],
  },
  {
    why: `A new commercial building in North Las Vegas by Thanksgiving of 2030: 190 weeks before Wednesday, November 27. Land use is
      settled 50 weeks in, utilities and fire before work on site, 102 weeks in.`,
    address:
      "commercial-construction-contractor-las-vegas&place=north-las-vegas&when=done&date=2030-11-28",
    verdict: {
      en: "Likely by Thu, November 28, 2030, even on the longest run, if planning begins by Wed, April 7, 2027.",
      es: /^Es probable para el jue, 28 de noviembre de 2030,.* el mié, 7 de abril de 2027\.$/,
    },
    weeks: [71, 190],
    approvals: [
      "land-use",
      "public-works",
      "dust",
      "commercial-services",
      "commercial-fire",
      "special-inspector",
    ],
    deposit: "none: business",
    rules: ["dust-permit", "evaporative-cooling", "progress-payment"],
    notRules: ["occupancy-certificate"],
    days: { "approval-land-use": "2028-03-22", "approval-public-works": "2029-03-21" },
    calendar: { handover: "2030-11-27" },
  },
  {
    why: "A kitchen in Henderson whose planning was to begin on October 1: 105 and 238 days from there, and a question.",
    address: "kitchen-remodel&place=henderson&date=2026-10-01",
    verdict: {
      en: "Did you start on Thu, October 1, 2026? Then the handover comes between Thu, January 14, 2027 and Thu, May 27, 2027.",
      es: /^¿Empezaron el jue, 1 de octubre de 2026\? .* jue, 14 de enero de 2027 y el jue, 27 de mayo de 2027\.$/,
    },
    weeks: [15, 34],
    approvals: ["hoa"],
    deposit: undefined,
    days: { "decision-cabinets": "2026-10-22" },
    calendar: { handover: "2027-01-14" },
  },
  {
    why: `Tenants in a rented kitchen of 1965 in Paradise, from Memorial Day: 3 + 6 + 10 + 1 weeks to October 18, at most 34 to
      January 24, a Monday after Martin Luther King Day. The work area is cleared 9 weeks in.`,
    address: "kitchen-remodel&place=paradise&use=rented&built=1965&stay=yes&date=2027-05-31",
    today: "2026-11-28",
    verdict: {
      en: "Handover between Mon, October 18, 2027 and Mon, January 24, 2028, if planning begins Mon, May 31, 2027.",
      es: /^Entrega entre el lun, 18 de octubre de 2027 y el lun, 24 de enero de 2028,/,
    },
    weeks: [20, 34],
    approvals: ["hoa"],
    deposit: "none: others",
    rules: ["lead-rrp-1978", "covered-home"],
    notRules: ["deposit-cap"],
    days: { "decision-cabinets": "2027-06-21", "phase-work-area": "2027-08-02" },
    says: /takes its most weeks/,
    calendar: { handover: "2027-10-18" },
  },
  {
    why: `A booth in Winchester that opens on January 5: 10 and a half weeks from today are February 10. Its move-in, four days before
      at the latest, is New Year's Day: notice of outside contractors December 2, county permits December 11.`,
    address: "convention&place=winchester&opening=2027-01-05",
    today: "2026-11-28",
    verdict: {
      en: /^Can’t be done by Tue, January 5, 2027: .* Wed, February 10, 2027 at the earliest\.$/,
      es: /^No se puede para el mar, 5 de enero de 2027: .* mié, 10 de febrero de 2027\.$/,
    },
    weeks: [11, 27],
    approvals: ["show-management", "venue", "show-fire"],
    deposit: "none: business",
    says: /A show’s day doesn’t move/,
    calendar: false,
  },
  {
    why: `A booth with two weeks between its move-in on February 1 and its opening: design, drawings and graphics take 10 weeks, to
      February 6, so it is not there on the day on which it goes in.`,
    address: "convention&place=las-vegas&opening=2027-02-15&setup=2027-02-01",
    today: "2026-11-28",
    verdict: {
      en: "Too late for move-in on Mon, February 1, 2027: 10 weeks at least before it, so ready on Sat, February 6, 2027 at the earliest.",
      es: /^Demasiado tarde para el montaje del lun, 1 de febrero de 2027: .* sáb, 6 de febrero de 2027\.$/,
    },
    weeks: [11, 27],
    approvals: ["show-management", "venue", "show-fire"],
    deposit: "none: business",
    calendar: false,
  },
  {
    why: `Owners who stay while a bath in a tower in Henderson is redone, by Family Day: before Wednesday, November 24. 4 + 6 + 24 + 2
      weeks from today end on Saturday, August 7, 54 on Saturday, December 11.`,
    address:
      "bathroom-remodel&place=henderson&use=own-condo&building=tower&stay=yes&when=done&date=2027-11-26",
    today: "2026-11-28",
    verdict: {
      en:
        "Tight: only a short run is done by Fri, November 26, 2027. " +
        "The shortest ends Mon, August 9, 2027, the longest Mon, December 13, 2027.",
      es: /^Apenas alcanza: .* vie, 26 de noviembre de 2027\. .* lun, 9 de agosto de 2027; .* lun, 13 de diciembre de 2027\.$/,
    },
    weeks: [36, 54],
    approvals: ["tower-association", "building-engineer", "tower-fire", "tower-asbestos"],
    deposit: "cap: cap",
    rules: ["high-rise-association"],
    says: /plan on the longest run: Mon, December 13, 2027.* had to begin on Tue, November 10, 2026/,
    calendar: { handover: "2027-11-24" },
  },
  {
    why: `A casita in Pahrump by Memorial Day of 2028: 66 weeks before Friday, May 26. No figures are known there; its owners stay in the
      main house, which lengthens nothing.`,
    address:
      "casita-addition&place=pahrump&use=own-house&lot=20000&house=2000&dwelling=900&when=done&date=2028-05-29",
    today: "2026-11-28",
    verdict: {
      en: "Likely by Mon, May 29, 2028, even on the longest run, if planning begins by Fri, February 19, 2027.",
      es: /^Es probable para el lun, 29 de mayo de 2028,.* el vie, 19 de febrero de 2027\.$/,
    },
    weeks: [30, 66],
    approvals: ["casita-planning", "hoa", "utilities", "septic"],
    deposit: "ask: accessory",
    rules: ["casita-pahrump"],
    notRules: ["casita-clark", "casita-nlv", "casita-henderson"],
    calendar: { handover: "2028-05-26" },
  },
  {
    why: `A restaurant in North Las Vegas that stays open and reopens on Christmas, a Saturday, kept on Friday: the handover is on
      Thursday. 6 + 6 + 8 + 24 + 2 weeks from today end on Saturday, October 16, 75 on Saturday, May 6.`,
    address: "restaurant&place=north-las-vegas&space=same&stay=yes&opening=2027-12-25",
    today: "2026-11-28",
    verdict: {
      en:
        "Tight: only a short run is done by Sat, December 25, 2027. " +
        "The shortest ends Mon, October 18, 2027, the longest Mon, May 8, 2028.",
      es: /^Apenas alcanza: .* sáb, 25 de diciembre de 2027\. .* lun, 18 de octubre de 2027; .* lun, 8 de mayo de 2028\.$/,
    },
    weeks: [46, 75],
    approvals: [
      "landlord",
      "food-plans",
      "sewer",
      "kitchen-fire",
      "gas",
      "tenant-security",
      "asbestos-notice",
      "licensing",
    ],
    deposit: "none: business",
    rules: ["food-plan-review"],
    notRules: ["occupancy-certificate"],
    calendar: { handover: "2027-12-23", opening: "2027-12-25" },
  },
  {
    why: `An addition of 1955 in Enterprise from the Monday on which Independence Day is kept: 30 weeks to January 31, 66 to October 9.
      Living there until the wall opens is what such an addition is.`,
    address: "home-addition&place=enterprise&use=own-house&built=1955&date=2027-07-05",
    today: "2026-11-28",
    verdict: {
      en: "Handover between Mon, January 31, 2028 and Mon, October 9, 2028, if planning begins Mon, July 5, 2027.",
      es: /^Entrega entre el lun, 31 de enero de 2028 y el lun, 9 de octubre de 2028,/,
    },
    weeks: [30, 66],
    approvals: ["zoning", "hoa", "septic"],
    deposit: "cap: cap",
    rules: ["lead-rrp-1978", "post-tension", "deposit-cap"],
    saysNot: /takes its most weeks/,
    calendar: { handover: "2028-01-31" },
  },
  {
    why: `A clinic in North Las Vegas that goes on seeing patients, by Martin Luther King Day of 2029: 88 weeks before Friday, January
      12. Work on site begins 44 weeks in, on March 10, 2028; the asbestos notice is due ten working days before.`,
    address: "medical&place=north-las-vegas&stay=yes&when=done&date=2029-01-15",
    today: "2026-11-28",
    verdict: {
      en: "Likely by Mon, January 15, 2029, even on the longest run, if planning begins by Fri, May 7, 2027.",
      es: /^Es probable para el lun, 15 de enero de 2029,.* el vie, 7 de mayo de 2027\.$/,
    },
    weeks: [55, 88],
    approvals: [
      "state-plans",
      "radiation",
      "landlord",
      "medical-fire",
      "tenant-security",
      "asbestos-notice",
    ],
    deposit: "none: business",
    notRules: ["occupancy-certificate"],
    days: { "phase-work-area": "2028-03-10", "approval-asbestos-notice": "2028-02-25" },
    calendar: { handover: "2029-01-12" },
  },
  {
    why: `A new commercial building in Henderson from Presidents' Day: 20 + 12 + 36 + 3 weeks to June 26, 2028; 50 + 52 + 80 + 8 to
      October 7, 2030.`,
    address: "commercial-construction-contractor-las-vegas&place=henderson&date=2027-02-15",
    today: "2026-11-28",
    verdict: {
      en: "Handover between Mon, June 26, 2028 and Mon, October 7, 2030, if planning begins Mon, February 15, 2027.",
      es: /^Entrega entre el lun, 26 de junio de 2028 y el lun, 7 de octubre de 2030,/,
    },
    weeks: [71, 190],
    approvals: [
      "land-use",
      "public-works",
      "dust",
      "commercial-services",
      "commercial-fire",
      "special-inspector",
    ],
    deposit: "none: business",
    notRules: ["occupancy-certificate"],
  },
  {
    why: "A repair in one's own condo of 1975 in a tower in Las Vegas: the association and its engineer for certain, and no weeks.",
    address: "small-repair&place=las-vegas&use=own-condo&building=tower&built=1975",
    today: "2026-11-28",
    verdict: {
      en: /^Small repair in Las Vegas: we have no range of weeks/,
      es: /^Reparación chica, Las Vegas: no tenemos un plazo/,
    },
    weeks: [0, 0],
    approvals: ["tower-association", "building-engineer", "tower-fire", "tower-asbestos"],
    deposit: "cap: cap",
    rules: ["lead-rrp-1978", "high-rise-association"],
    calendar: false,
  },
  {
    why: `Energy measures in one's own house in Henderson by the Monday after Juneteenth, which is kept on Friday: 27 weeks before it.
      People live there as in any house: that lengthens nothing.`,
    address: "energy-analysis&place=henderson&use=own-house&when=done&date=2027-06-21",
    today: "2026-11-28",
    verdict: {
      en: "Likely by Mon, June 21, 2027, even on the longest run, if planning begins by Mon, December 14, 2026.",
      es: /^Es probable para el lun, 21 de junio de 2027,.* el lun, 14 de diciembre de 2026\.$/,
    },
    weeks: [6, 27],
    approvals: ["auditor", "utility-incentive", "hoa"],
    deposit: "cap: cap",
    saysNot: /takes its most weeks/,
    calendar: { handover: "2027-06-21" },
  },
  {
    why: `Energy measures in an open business in Las Vegas: work on the roof and the power waits until it closes, so 2 + 2 + 8 + 1 weeks
      from Monday, January 4 end on April 5, and 27 on July 12.`,
    address: "energy-analysis&place=las-vegas&use=business&stay=yes&date=2027-01-04",
    today: "2026-11-28",
    verdict: {
      en: /^Handover between Mon, April 5, 2027 and Mon, July 12, 2027,/,
      es: /^Entrega entre el lun, 5 de abril de 2027 y el lun, 12 de julio de 2027,/,
    },
    weeks: [13, 27],
    approvals: ["utility-incentive", "landlord-roof"],
    deposit: "none: business",
    says: /takes its most weeks/,
  },
];

const cases = projects.flatMap((project) =>
  (["en", "es"] as const).map((language) => ({ ...project, language })),
);

it.each(cases)("$language: $address", async (project) => {
  const { address, language, today } = project;
  const found = await siteAnswer(`?project=${address}`, language, today);
  expect(found.unknown).toEqual([]);
  const verdict = project.verdict[language];
  if (typeof verdict === "string") expect(found.verdict).toBe(verdict);
  else expect(found.verdict).toMatch(verdict);
  expect(found.weeks).toEqual(project.weeks);
  expect(found.approvals).toEqual(project.approvals);
  const { kind, by } = found.deposit ?? {};
  expect(found.deposit && `${kind}: ${by}`).toBe(project.deposit);
  expect(found.rules).toEqual(expect.arrayContaining(project.rules ?? []));
  for (const rule of project.notRules ?? []) expect(found.rules).not.toContain(rule);
  for (const [id, day] of Object.entries(project.days ?? {}))
    expect([id, found.days.get(id)]).toEqual([id, day]);
  if (project.calendar === false) expect(found.calendar).toEqual([]);
  else
    for (const [id, day] of Object.entries(project.calendar ?? {}))
      expect([id, found.calendar.find((entry) => entry.id === id)?.day]).toEqual([id, day]);
  if (language !== "en") return;
  if (project.says) expect(found.notes).toMatch(project.says);
  if (project.saysNot) expect(found.notes).not.toMatch(project.saysNot);
});
