/**
 * Projects that were worked out by hand, before the planner was asked: their weeks from
 * content/planner, their days on a calendar, their rules and offices from content/rules and
 * content/places. What they expect stands beside each.
 */
import { calendarOf, decisionsIn } from "../../tools/plan";
import { siteAnswer } from "../site-answer";

const handover = { handover: "", setup: "", dismantle: "", opening: "" };

describe("the twelve projects of an estimator", () => {
  it("1: an occupied kitchen in Henderson of 1974, by June 15: the same weeks, at the longer end July 23", async () => {
    const search =
      "?project=kitchen-remodel&place=henderson&use=own-house&built=1974&stay=yes&when=done&date=2027-06-15";
    const found = await siteAnswer(search);
    expect(found.weeks[1]).toBe(34);
    expect(found.verdict).toMatch(/^Tight: .*Tue, June 15, 2027.*the longest Fri, July 23, 2027/);
    expect(found.notes).toContain("plan on the longest run: Fri, July 23, 2027");
    expect(found.deposit).toEqual({ kind: "cap", by: "cap" });
    expect(found.rules).toContain("lead-rrp-1978");
    const spanish = await siteAnswer(search, "es");
    expect(spanish.verdict).toMatch(
      /^Apenas alcanza: .*mar, 15 de junio de 2027.*vie, 23 de julio de 2027/,
    );
  });

  it("2: a bath in a condo on the Strip: the association for certain, and a tower or not", async () => {
    const condo = "?project=bathroom-remodel&place=the-strip&use=own-condo";
    const open = await siteAnswer(condo);
    expect(open.weeks).toEqual([9, 25]);
    expect(open.approvals).toEqual(["condo-association"]);
    expect(open.rules).toContain("gc-disclosures");
    const tower = await siteAnswer(`${condo}&building=tower`);
    expect(tower.weeks).toEqual([20, 54]);
    expect(tower.approvals).toEqual([
      "tower-association",
      "building-engineer",
      "tower-fire",
      "tower-asbestos",
    ]);
    const newer = await siteAnswer(`${condo}&built=1999`);
    expect(newer.rules).not.toContain("lead-rrp-1978");
  });

  it("3: a casita in Summerlin: 30 to 66 weeks, and a question for the Board", async () => {
    const found = await siteAnswer("?project=casita-addition&place=summerlin&use=own-house");
    expect(found.weeks).toEqual([30, 66]);
    expect(found.plan.place!.note).toMatch(/goes by the lot/);
    expect(found.deposit).toEqual({ kind: "ask", by: "accessory" });
  });

  it("4: a closed restaurant in Paradise that opens June 1: can't be done, July 9 at the earliest", async () => {
    for (const search of [
      "?project=restaurant&opening=2027-06-01",
      "?project=restaurant&place=paradise&stay=no&opening=2027-06-01",
    ]) {
      const { verdict, calendar } = await siteAnswer(search);
      expect(verdict).toBe(
        "Can’t be done by Tue, June 1, 2027: 32 weeks at least, so Fri, July 9, 2027 at the earliest.",
      );
      expect(calendar).toEqual([]);
    }
    const later = await siteAnswer(
      "?project=restaurant&opening=2027-06-01&when=begin&date=2026-12-01",
    );
    expect(later.verdict).toMatch(/^Can’t be done by Tue, June 1, 2027: 32 weeks at least/);
    const spanish = await siteAnswer("?project=restaurant&opening=2027-06-01", "es");
    expect(spanish.verdict).toMatch(/^No se puede para el mar, 1 de junio de 2027: 32 semanas/);
  });

  it("5: a store in Boulder City: not here", async () => {
    const found = await siteAnswer("?project=retail&place=boulder-city");
    expect(found.verdict).toBe("Not here: we don’t work in Boulder City.");
    expect([found.notes, found.calendar]).toEqual(["", []]);
    const spanish = await siteAnswer("?project=retail&place=boulder-city", "es");
    expect(spanish.verdict).toMatch(/^Aquí no/);
  });

  it("6: a clinic in North Las Vegas that starts December 5: 31 to 88 weeks, no county certificate", async () => {
    const found = await siteAnswer("?project=medical&place=north-las-vegas&date=2026-12-05");
    expect(found.weeks).toEqual([31, 88]);
    expect(found.approvals).toContain("state-plans");
    expect(found.rules).not.toContain("occupancy-certificate");
  });

  it("7: a custom home in Pahrump: 66 to 136 weeks, no cap, and the Recovery Fund", async () => {
    const found = await siteAnswer(
      "?project=residential-construction-contractor-las-vegas&place=pahrump",
    );
    expect(found.weeks).toEqual([66, 136]);
    expect(found.deposit).toEqual({ kind: "none", by: "new-home" });
    expect(found.rules).toContain("recovery-fund-limits");
  });

  it("8: an occupied office in Mesquite by July 4: not here", async () => {
    const found = await siteAnswer(
      "?project=office&place=mesquite&stay=yes&when=done&date=2027-07-04",
    );
    expect(found.verdict).toBe("Not here: we don’t work in Mesquite.");
    expect(found.calendar).toEqual([]);
  });

  it("9: an occupied hotel by February 29, 2028: the longest run ends April 13, 2029", async () => {
    const found = await siteAnswer("?project=hotel&stay=yes&when=done&date=2028-02-29");
    expect(found.verdict).toMatch(/^Tight: .*the longest Fri, April 13, 2029/);
    expect(found.notes).not.toMatch(/release/);
    const decisions = decisionsIn(found.plan).map(({ what }) => what);
    const model = decisions.findIndex((what) => what.startsWith("Approve the model room"));
    expect(model).toBeLessThan(decisions.findIndex((what) => what.includes("sign the contract")));
  });

  it("10: a booth for a show that opens January 6: too late, by the show's own deadlines", async () => {
    for (const search of [
      "?project=convention&opening=2027-01-06",
      "?project=convention&when=done&date=2027-01-06",
    ]) {
      const found = await siteAnswer(search);
      expect(found.verdict).toMatch(/^Can’t be done by Wed, January 6, 2027/);
      expect(found.notes).toContain("A show’s day doesn’t move");
      expect(found.calendar).toEqual([]);
      const first = found.shows.filter((due) => due.first).map(({ last }) => last);
      expect(first).toEqual(["2026-12-03", "2026-12-11"]);
    }
  });

  it("11: a garage in Bullhead City: no offer, no rule of Nevada, the city's 15 to 20 business days", async () => {
    const found = await siteAnswer("?project=garage-conversion&place=bullhead-city&use=own-house");
    expect(found.verdict).toMatch(/^Not here: .*Bullhead City\. We don't offer or bid work there/);
    expect(found.rules).toContain("az-roc");
    expect(found.rules).not.toContain("deposit-cap");
    expect(found.deposit).toBeUndefined();
    expect(found.plan.place!.office.note).toContain("15 to 20 business days");
  });

  it("12: an energy analysis of one's own house of 1995: a licensed auditor, the cap, no landlord", async () => {
    const found = await siteAnswer("?project=energy-analysis&use=own-house&built=1995");
    // An association, where a house has one, has its say on what is put on the roof or beside it.
    expect(found.approvals).toEqual(["auditor", "utility-incentive", "hoa"]);
    expect(found.deposit).toEqual({ kind: "cap", by: "cap" });
  });
});

/** What the twelve are answered in Spanish: the same days and weeks, in its words. */
const inSpanish: [project: string, verdict: RegExp][] = [
  [
    "kitchen-remodel&place=henderson&use=own-house&built=1974&stay=yes&when=done&date=2027-06-15",
    /^Apenas alcanza: .*mar, 15 de junio de 2027.*vie, 23 de julio de 2027/,
  ],
  ["bathroom-remodel&place=the-strip&use=own-condo", /Paradise: de 9 a 25 semanas\.$/],
  [
    "bathroom-remodel&place=the-strip&use=own-condo&building=tower",
    /Paradise: de 20 a 54 semanas\.$/,
  ],
  ["casita-addition&place=summerlin&use=own-house", /Las Vegas: de 30 a 66 semanas\.$/],
  [
    "restaurant&place=paradise&stay=no&opening=2027-06-01",
    /^No se puede para el mar, 1 de junio de 2027: 32 semanas.*vie, 9 de julio de 2027/,
  ],
  ["retail&place=boulder-city", /^Aquí no.*Boulder City/],
  ["medical&place=north-las-vegas&date=2026-12-05", /sáb, 5 de diciembre de 2026/],
  [
    "residential-construction-contractor-las-vegas&place=pahrump",
    /Pahrump: de 66 a 136 semanas\.$/,
  ],
  ["office&place=mesquite&stay=yes&when=done&date=2027-07-04", /^Aquí no.*Mesquite/],
  ["hotel&stay=yes&when=done&date=2028-02-29", /^Apenas alcanza: .*vie, 13 de abril de 2029/],
  ["convention&opening=2027-01-06", /^No se puede para el mié, 6 de enero de 2027/],
  ["garage-conversion&place=bullhead-city&use=own-house", /^Aquí no.*Bullhead City/],
  ["energy-analysis&use=own-house&built=1995", /: de 6 a 27 semanas\.$/],
];

it.each(inSpanish)("%s is answered in Spanish as in English", async (project, verdict) => {
  const search = `?project=${project}`;
  const [spanish, english] = [await siteAnswer(search, "es"), await siteAnswer(search)];
  expect(spanish.verdict).toMatch(verdict);
  for (const part of ["weeks", "rules", "approvals", "deposit"] as const)
    expect(spanish[part]).toEqual(english[part]);
  const daysOf = ({ calendar }: typeof english) => calendar.map(({ id, day }) => [id, day]);
  expect(daysOf(spanish)).toEqual(daysOf(english));
  // No word of the other language: what people read of it is translated.
  expect(`${spanish.verdict} ${spanish.notes}`).not.toMatch(/\b(?:weeks|the|you)\b/i);
});

describe("twenty more, worked out by hand", () => {
  it.each([
    // Weeks: design + the longer of permit and orders + build + close.
    ["kitchen-remodel&use=rented", 15, 34],
    ["kitchen-remodel&stay=yes", 20, 34],
    ["kitchen-remodel&use=own-condo&building=garden", 15, 34],
    ["kitchen-remodel&use=own-condo&building=tower", 20, 54],
    ["bathroom-remodel", 9, 25],
    ["residential-interior-remodel&stay=yes", 29, 45],
    ["home-addition", 30, 66],
    ["garage-conversion", 17, 45],
    ["rental-refresh", 17, 45],
    ["high-rise-condo", 20, 54],
    ["retail", 14, 39],
    // The orders of a restaurant wait for the health authority: they do not run beside the permit.
    ["restaurant", 32, 75],
    ["restaurant&space=new", 52, 75],
    ["office&stay=yes", 24, 43],
    ["commercial-construction-contractor-las-vegas", 71, 190],
    ["energy-analysis&use=business", 6, 27],
    ["casino", 24, 94],
  ])("%s takes %d to %d weeks", async (project, least, most) => {
    expect((await siteAnswer(`?project=${project}`)).weeks).toEqual([least, most]);
  });

  it("a kitchen by December 24, 2027 is likely, if planning begins by April 29", async () => {
    // Christmas is kept on that Friday: 34 weeks, 238 days, before Thursday, December 23.
    const { verdict, plan } = await siteAnswer(
      "?project=kitchen-remodel&when=done&date=2027-12-24",
    );
    expect(verdict).toContain("Likely by Fri, December 24, 2027");
    expect(plan.verdict).toMatchObject({ kind: "likely", begin: "2027-04-29" });
  });

  it("a store that opens on July 6, 2027 has to be handed over before the holiday", async () => {
    // The eve is Monday, July 5, on which Independence Day is kept: the handover is on Friday, July
    // 2.
    const { plan } = await siteAnswer("?project=retail&opening=2027-07-06");
    expect(plan.verdict?.kind).toBe("tight");
    const last = calendarOf(plan, handover).find(({ kind }) => kind === "handover");
    expect(last?.day).toBe("2027-07-02");
  });

  it("a booth that opens on September 8, 2027 is set up from its move-in day, and dismantled after it", async () => {
    const { verdict, calendar, shows } = await siteAnswer(
      "?project=convention&opening=2027-09-08&setup=2027-09-04&closes=2027-09-10",
    );
    expect(verdict).toMatch(/^Likely by Wed, September 8, 2027/);
    const dayOf = (id: string) => calendar.find((entry) => entry.id === id)?.day;
    expect([dayOf("setup"), dayOf("opening"), dayOf("dismantle")]).toEqual([
      "2027-09-04",
      "2027-09-08",
      "2027-09-10",
    ]);
    // Its badges are ready before Saturday, and what becomes of it is settled before Friday the
    // 10th ends.
    const { days } = await siteAnswer(
      "?project=convention&opening=2027-09-08&setup=2027-09-04&closes=2027-09-10",
    );
    expect([days.get("phase-move-in"), days.get("phase-freight")]).toEqual([
      "2027-09-03",
      "2027-09-10",
    ]);
    // Days that the show leaves are no work: it is inspected before it opens, and nothing is
    // settled in spring.
    const gap = "?project=convention&opening=2027-12-08&setup=2027-11-20";
    for (const search of [gap, `${gap}&date=2026-12-07`]) {
      const found = await siteAnswer(search);
      expect(found.weeks).toEqual([11, 27]);
      expect(found.days.get("phase-freight")).toBe("2027-12-07");
      const walk = found.calendar.find(({ id }) => id === "inspection-fire-walk");
      expect([walk?.day, walk?.title]).toEqual([
        "2027-12-07",
        "Convention exhibit: The fire inspector's walk before the show opens",
      ]);
    }
    // 30 and 21 days before Saturday, September 4: Thursday, August 5, and Friday, August 13 for
    // the Saturday after it.
    expect(shows.filter(({ first }) => first).map(({ last }) => last)).toEqual([
      "2027-08-05",
      "2027-08-13",
    ]);
  });
});
