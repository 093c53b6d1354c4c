/** What the planner answers about a year, a lot and a show. */
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { saveFile } from "../../tools/file";
import { Planner } from "../../tools/Planner";
import { ServiceTime } from "../../tools/ServiceTime";
import { mockSite } from "../../../../../__tests__/support/component-fixture";
import { InSpanish } from "../../../../../__tests__/support/words";
import { casitaRules, ids, plannerData, servedAreas, showAt } from "./tool-fixture";

jest.mock("../../tools/file");

const [kitchen] = plannerData.schedules;
const project = (slug: string, own: object) => ({
  ...kitchen!,
  title: slug,
  service: { ...kitchen!.service, slug },
  ...own,
});

const data = {
  ...plannerData,
  rules: [...plannerData.rules, ...casitaRules],
  phases: [
    ...plannerData.phases,
    { ...plannerData.phases[0]!, entryId: "setup", title: "Setup", opens: true, decisions: [] },
  ],
  schedules: [
    ...plannerData.schedules,
    project("casita-addition", {
      asks: ["lot"],
      impliedBy: ["lot", "house", "dwelling"],
      lotRules: ids("casita-state", "casita-clark", "casita-henderson"),
    }),
    project("convention", {
      asks: ["opening", "show"],
      impliedBy: ["opening", "setup", "closes"],
      uses: ids("rented"),
      weeks: [
        { min: 6, max: 8, beside: null, phase: { entryId: "design" } },
        { min: 0.5, max: 1, beside: null, phase: { entryId: "setup" } },
      ],
    }),
  ],
};

beforeEach(() => {
  localStorage.clear();
  jest.mocked(saveFile).mockClear();
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  mockSite({ areas: servedAreas });
});

const show = (search: string) => showAt(`/plan${search}`, <Planner data={data} />);
const status = () => screen.getByRole("status").textContent.replaceAll("\u00a0", " ");
const answer = () => within(screen.getByRole("region", { name: "Your plan" }));

it("the weeks of a service begin with a capital letter, in every language", () => {
  const handover = { ...plannerData.phases[0]!, entryId: "handover" };
  const weeks = { min: 1, max: 2, beside: null, phase: { entryId: "handover" } };
  const time = {
    schedule: { ...kitchen!, weeks: [...kitchen!.weeks, weeks] },
    phases: { nodes: [...plannerData.phases, handover] },
  };
  const { container } = render(
    <InSpanish>
      <ServiceTime data={time} />
    </InSpanish>,
  );
  expect(container).toHaveTextContent(/^De 9 a 20 semanas/);
});

it.each([
  ["?built=1975", /^A 1975 house could hide 1 thing on this list/],
  ["?built=1979", /^A 1979 house could hide 0 things/],
  ["?built=75", /^Enter the year as four digits/],
  ["?built=0", /^Enter the year as four digits/],
  ["?built=2999", /^That year hasn’t come yet/],
  ["?project=kitchen-remodel&built=1/2/1974", /weeks\. Enter the year as four digits/],
  ["?project=kitchen-remodel&built=2999", /weeks\. That year hasn’t come yet/],
  // Who answers a question that one project has to itself means that project.
  ["?place=paradise&lot=6000&house=1600&dwelling=1200", /your sizes are within/],
  ["?place=paradise&lot=3000&house=1600&dwelling=1300", /2 of 2 reported figures aren’t/],
  ["?place=paradise&lot=3000", /zone .*; your association/],
  ["?place=paradise&lot=huge", /Enter sizes in whole square feet/],
  ["?place=henderson&lot=6000", /found no figures for Henderson/],
  ["?lot=6000", /Choose where it is/],
  ["?opening=2088-03-05&setup=2088-03-09", /Move-in comes before the show opens/],
  ["?opening=2088-03-05&setup=2088-03-05", /Move-in comes before the show opens/],
  ["?opening=2088-03-05&closes=2088-03-04", /The show closes after it opens/],
  ["?opening=2088-02-30", /“2088-02-30” isn’t an answer to “Day the show opens”/],
])("%s is announced", (search, text) => {
  show(search);
  expect(status()).toMatch(text);
});

it.each([
  ["?built=1975", /^Una casa de 1975 puede esconder 1 cosa/],
  ["?place=paradise&lot=3000", /Paradise: no se cumple 1 de 2 cifras/],
  ["?opening=2088-03-05&setup=2088-03-09", /El montaje va antes de la apertura/],
])("%s is announced in Spanish", (search, text) => {
  showAt(
    `/es/plan${search}`,
    <InSpanish>
      <Planner data={data} />
    </InSpanish>,
  );
  expect(status()).toMatch(text);
});

it("shows what a house of a year may hide, with how certain that is, without a project too", () => {
  const { unmount } = show("?built=1990");
  const table = screen.getByRole("table", { name: "Built in 1990" });
  expect(table).toHaveTextContent("Post-tension slab. Look for the stamp. A rule of thumb");
  expect(table).not.toHaveTextContent("Lead paint");
  unmount();
  show("?project=kitchen-remodel&built=1975");
  const lead = within(screen.getByRole("table", { name: "Built in 1975" }));
  expect(lead.getByRole("link", { name: "The agency" })).toHaveAttribute(
    "href",
    "https://agency.example",
  );
});

it("compares sizes with the figures of a place, marks what is uncertain, and omits other places' rules", () => {
  const { unmount } = show("?place=paradise&lot=3000&house=1600&dwelling=1300");
  expect(screen.getByLabelText("What are you planning?")).toHaveValue("casita-addition");
  const rows = within(screen.getByRole("table", { name: /reported figures/ })).getAllByRole("row");
  expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
    "Lot: at least 4,000\u00a0square feetOutside the reported figure",
    "Casita next to the house: at most 1,200\u00a0square feetOutside the reported figure",
  ]);
  unmount();
  show("?project=casita-addition&place=henderson");
  const lot = within(screen.getByRole("heading", { name: /^Your lot/ }).closest("details")!);
  expect(lot.getByText(/nothing we could print/)).toBeInTheDocument();
  expect(lot.getByRole("link", { name: "Rule casita-state" })).toBeInTheDocument();
  expect(lot.queryByRole("link", { name: "Rule casita-clark" })).not.toBeInTheDocument();
});

it("lets another project be chosen, or none, whatever the address implied", async () => {
  show("?lot=6000");
  const select = screen.getByLabelText("What are you planning?");
  await userEvent.selectOptions(select, "kitchen-remodel");
  expect(window.location.search).toBe("?project=kitchen-remodel");
  await userEvent.selectOptions(select, "");
  expect(window.location.search).toBe("");
});

describe("the dates of a show", () => {
  const rows = () =>
    within(screen.getByRole("table", { name: "Dates, counted back" }))
      .getAllByRole("row")
      .map(({ textContent }) => textContent.replace(/\s/g, " "))
      .slice(1);

  it("are counted over a leap day, from the day on which it opens", () => {
    show("?opening=2088-03-05");
    expect(rows()).toEqual([
      expect.stringMatching(/Book the space/),
      "Tue, January 20, 2088Send plans. One show asked for it. As reported by others",
    ]);
    expect(answer().getByText(/^1 more date needs your move-in day\./)).toBeInTheDocument();
  });

  it("are counted from move-in alone, and say what needs the opening", () => {
    show("?setup=2088-03-01");
    expect(rows()).toEqual([expect.stringMatching(/Book the space/)]);
    expect(
      answer().getByText(/^Counted back from move-in on Mon,.*1 more date needs the opening day/),
    ).toBeInTheDocument();
  });

  it("are marked where they are past", () => {
    show("?opening=2021-03-05&setup=2021-03-01");
    expect(rows()).toEqual([
      expect.stringMatching(/^Fri, October 30, 2020 to Tue, December 1, 2020 \(past\)Book/),
      expect.stringMatching(/^Tue, January 19, 2021 \(past\)Send plans/),
    ]);
    expect(answer().getByText(/^2 of these days have passed: ask show/)).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /calendar/ })).not.toBeInTheDocument();
  });

  it("are no calendar where the booth cannot be there in time", () => {
    // Plans are still due, and the booth takes a week longer than there is.
    jest.useFakeTimers({ now: new Date("2088-01-05T20:00:00Z") });
    show("?opening=2088-02-19");
    jest.useRealTimers();
    expect(screen.getByRole("status")).toHaveTextContent(/^Can’t be done/);
    expect(rows()).toContainEqual(expect.stringMatching(/^Mon, January 5, 2088Send plans/));
    expect(screen.queryByRole("button", { name: /calendar/ })).not.toBeInTheDocument();
  });

  it("are a calendar of their own where the booth has none, as one calendar with it", async () => {
    const saved = async (search: string, button: string) => {
      const { unmount } = show(search);
      await userEvent.click(screen.getByRole("button", { name: button }));
      unmount();
      return [...(jest.mocked(saveFile).mock.lastCall?.[2] ?? "").matchAll(/UID:(show.+)\r/g)].map(
        ([, uid]) => uid,
      );
    };
    const shows = ["show-book-convention@site.test", "show-plans-convention@site.test"];
    const late = "?date=2088-02-20&opening=2088-03-05&setup=2088-03-01&started=yes";
    expect(await saved(late, "Add the show’s dates to calendar")).toEqual(shows);
    expect(await saved("?opening=2088-03-05&setup=2088-03-01", "Add to calendar")).toEqual(shows);
  });

  it("are in a calendar as what they are where the move-in day is only assumed, which itself is not", async () => {
    const saved = async (search: string) => {
      const { unmount } = show(search);
      await userEvent.click(screen.getByRole("button", { name: "Add to calendar" }));
      unmount();
      return jest.mocked(saveFile).mock.lastCall?.[2].replaceAll("\r\n ", "") ?? "";
    };
    const assumed = await saved("?opening=2088-03-05");
    expect(assumed).not.toContain("UID:setup-");
    expect(assumed).toMatch(/SUMMARY:Book the space \(if move-in is Mon\\,\sMarch\s1\\, 2088\)/);
    const known = await saved("?opening=2088-03-05&setup=2088-03-01");
    expect(known).toContain("UID:setup-");
    expect(known).not.toContain("if move-in is");
  });
});

describe("a booth", () => {
  afterEach(() => jest.useRealTimers());
  const on = (day: string, search: string, shows: typeof data.shows = data.shows) => {
    jest.useFakeTimers({ now: new Date(`${day}T20:00:00Z`) });
    return showAt(`/plan${search}`, <Planner data={{ ...data, shows }} />);
  };
  const noQuote = () => {
    expect(screen.queryByRole("button", { name: /calendar/ })).not.toBeInTheDocument();
    expect(screen.queryByRole("link", { name: /quote/ })).not.toBeInTheDocument();
  };

  it("is too late for a move-in before which it cannot be made, however late the show opens", () => {
    on("2088-01-05", "?opening=2088-03-05&setup=2088-02-13");
    expect(status()).toBe(
      "Too late for move-in on Fri, February 13, 2088: 6 weeks at least before it, so ready on Mon, February 16, 2088 at the earliest.",
    );
    noQuote();
  });

  it("is in time for the same move-in a few days later, whatever time that leaves for its setup", () => {
    on("2088-01-05", "?opening=2088-02-18&setup=2088-02-16", []);
    expect(status()).toMatch(/^Tight: only a short run is done by Wed, February 18, 2088/);
  });

  it("is told by move-in alone, too", () => {
    on("2088-01-05", "?setup=2088-02-16", []);
    expect(status()).toMatch(
      /^Tight: only a short run is done by move-in on Mon, February 16, 2088/,
    );
  });

  it("is too late once a first date of the show has passed, unless planning has begun", () => {
    const search = "?date=2088-01-01&opening=2088-04-01";
    const { unmount } = on("2088-03-01", search);
    expect(status()).toMatch(
      /^Too late for this show, unless it was sent in time: “Book the space” was due/,
    );
    noQuote();
    expect(screen.getByRole("link", { name: "Yes, we started then" })).toHaveAttribute(
      "href",
      expect.stringContaining("started=yes"),
    );
    unmount();
    show(`${search}&started=yes`);
    expect(status()).toMatch(/^Begun on .*: it’s set up between/);
    expect(answer().getByText(/^2 of these days have passed/)).toBeInTheDocument();
  });

  it("is set up and dismantled, not handed over", () => {
    on("2088-01-05", "?project=convention&date=2088-01-06");
    expect(status()).toMatch(/^Set up between .* and .*, if planning begins Tue, January 6, 2088/);
    expect(screen.getByRole("region", { name: "Your plan" })).not.toHaveTextContent(/handover/i);
  });
});
