/** Each small tool in each of its states: its questions, answers and announcements, and its accessibility. */
import { readFileSync } from "node:fs";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useStaticQuery } from "gatsby";
import { toolNames } from "../../../src/content/tool-names";
import { CasitaTool } from "../../../src/tools/CasitaTool";
import { ConventionTool } from "../../../src/tools/ConventionTool";
import { DepositTool } from "../../../src/tools/DepositTool";
import { HouseYearTool } from "../../../src/tools/HouseYearTool";
import { PermitOfficeTool } from "../../../src/tools/PermitOfficeTool";
import { ToolCards } from "../../../src/tools/ToolCard";
import { axeViolationsIn } from "../../support/axe-dom";
import { site } from "../../support/component-fixture";
import {
  boothRule,
  casitaRules,
  depositRule,
  houseYears,
  places,
  showAt,
  showDates,
} from "./tool-fixture";

const status = () => screen.getByRole("status").textContent;

describe("the deposit calculator", () => {
  const tool = <DepositTool rule={depositRule} />;

  it.each([
    ["", /^Enter the price, and the answer appears here/],
    ["?price=7500", "At most $750 before work begins."],
    ["?price=60,000&home=unit", "At most $1,000 before work begins."],
    ["?price=0", /number above zero/],
    ["?price=7500&bond=yes", /^This cap does not apply/],
    ["?price=7500&rented=yes", /^This rule sets no cap here/],
    ["?price=7500&home=casita", /^It depends. Ask the Nevada State Contractors Board/],
    ["?price=7500&home=castle", /home that we do not know|answer that we do not know/],
  ])("answers %s", async (search, answer) => {
    const { container } = showAt(`/plan/deposit${search}`, tool);
    if (typeof answer === "string") expect(status()).toBe(answer);
    else expect(status()).toMatch(answer);
    expect(container).not.toHaveTextContent(/legal/i);
    expect(await axeViolationsIn(container)).toEqual([]);
  });

  it("answers when a price has been typed, not on every key, and puts it into the address", async () => {
    const user = userEvent.setup();
    showAt("/plan/deposit", tool);
    await user.type(screen.getByLabelText(/^Price/), "8200");
    expect(status()).toMatch(/^Enter the price/);
    await user.tab();
    expect(status()).toBe("At most $820 before work begins.");
    expect(window.location.search).toBe("?price=8200");
    await user.selectOptions(screen.getByLabelText("Is it built already?"), "no");
    expect(status()).toMatch(/sets no cap/);
    await user.selectOptions(screen.getByLabelText("Is it built already?"), "yes");
    expect(window.location.search).toBe("?price=8200");
  });

  it("answers on Enter, and goes back to the previous answer", async () => {
    const user = userEvent.setup();
    showAt("/plan/deposit?price=4000", tool);
    const price = screen.getByLabelText(/^Price/);
    await waitFor(() => expect(price).toHaveValue("4000"));
    await user.clear(price);
    await user.type(price, "5000{Enter}");
    expect(status()).toBe("At most $500 before work begins.");
    window.history.back();
    await waitFor(() => expect(status()).toBe("At most $400 before work begins."));
    expect(price).toHaveValue("4000");
  });

  it("goes back to no answer", async () => {
    const user = userEvent.setup();
    showAt("/plan/deposit", tool);
    const price = screen.getByLabelText(/^Price/);
    await user.type(price, "5000{Enter}");
    expect(window.location.search).toBe("?price=5000");
    window.history.back();
    await waitFor(() => expect(status()).toMatch(/^Enter the price/));
    expect(window.location.search).toBe("");
    expect(price).toHaveValue("");
  });

  it("has a table of answers, which needs no script", () => {
    showAt("/plan/deposit", tool);
    const table = within(screen.getByRole("region", { name: "Worked examples" }));
    const rows = table.getAllByRole("row").map(({ textContent }) => textContent);
    expect(rows).toContain(
      "A finished house, lived in by its owner: $4,000At most $400 before work begins.",
    );
    expect(rows.join()).toMatch(/A mobile or manufactured home: \$7,500This rule sets no cap/);
  });
});

describe("the years of a house", () => {
  const tool = <HouseYearTool entries={houseYears} />;

  it.each([
    ["", /^Enter the year,/],
    ["?built=1975", /^A house of 1975 may hide 1 thing of this list/],
    ["?built=1979", /^A house of 1979 may hide 0 things/],
    ["?built=75", /four digits/],
    ["?built=2999", /four digits/],
  ])("answers %s", async (search, answer) => {
    const { container } = showAt(`/plan/house-year${search}`, tool);
    expect(status()).toMatch(answer);
    expect(await axeViolationsIn(container)).toEqual([]);
  });

  it("shows the grade of each entry, in the answer and in the table of all years", () => {
    showAt("/plan/house-year?built=1990", tool);
    const answer = screen.getByRole("table", { name: "Built in 1990" });
    expect(answer).toHaveTextContent("Post-tension slab. Look for the stamp. Orientation");
    expect(answer).not.toHaveTextContent("Lead paint");
    const all = within(screen.getByRole("table", { name: "All years" }));
    expect(all.getAllByRole("row")).toHaveLength(3);
    expect(all.getByRole("link", { name: "The agency" })).toHaveAttribute(
      "href",
      "https://agency.example",
    );
  });
});

describe("the lot check", () => {
  const tool = <CasitaTool places={places} rules={casitaRules} />;

  it.each([
    ["", /^Choose the place/],
    ["?place=paradise", /nothing so far is outside .* some sizes are still open/],
    ["?place=paradise&lot=6000&house=1600&casita=1200", /your sizes are within/],
    ["?place=paradise&lot=3000&house=1600&casita=1300", /2 of 2 reported figures are not met/],
    ["?place=paradise&lot=huge", /^Enter sizes as whole square feet/],
    ["?place=henderson&lot=6000", /found no figures for Henderson that we could print/],
    ["?place=mesquite", /found no figures for Mesquite/],
  ])("answers %s", async (search, answer) => {
    const { container } = showAt(`/plan/casita-lot${search}`, tool);
    expect(status()).toMatch(answer);
    expect(await axeViolationsIn(container)).toEqual([]);
  });

  it("marks what is uncertain, and omits other places' rules", () => {
    showAt("/plan/casita-lot?place=henderson", tool);
    const answer = within(screen.getByRole("region", { name: "Your answer" }));
    expect(answer.getByText(/nothing that we could print/)).toBeInTheDocument();
    expect(answer.getByRole("link", { name: "Rule casita-state" })).toBeInTheDocument();
    expect(answer.queryByRole("link", { name: "Rule casita-clark" })).not.toBeInTheDocument();
    const every = within(screen.getByRole("region", { name: "Every place" }));
    expect(every.getAllByRole("listitem")).toHaveLength(3);
  });

  it("offers no work outside the service area", () => {
    showAt("/plan/casita-lot?place=mesquite", tool);
    expect(screen.getByText("We offer no work there.")).toBeInTheDocument();
  });
});

describe("the dates of a show", () => {
  const tool = <ConventionTool dates={showDates} rule={boothRule} />;
  const rows = () =>
    within(screen.getByRole("table", { name: "Dates, counted back" }))
      .getAllByRole("row")
      .map(({ textContent }) => textContent);

  it.each([
    ["", /^Enter the opening day/],
    ["?opening=2088-03-05", /^Counted back from the opening on March 5, 2088. The current manual/],
    ["?setup=2088-03-01", /^Counted back from move-in on March 1, 2088/],
    ["?opening=2088-03-05&setup=2088-03-01", /from move-in on .* and the opening on/],
    ["?opening=2088-03-05&setup=2088-03-09", /check both days/],
    ["?opening=2027-02-30", /date that we do not know: “2027-02-30”/],
  ])("answers %s", async (search, answer) => {
    const { container } = showAt(`/plan/convention-dates${search}`, tool);
    expect(status()).toMatch(answer);
    expect(await axeViolationsIn(container)).toEqual([]);
  });

  it("counts over a leap day, and lists only what follows from the given days", () => {
    showAt("/plan/convention-dates?opening=2088-03-05", tool);
    expect(rows()).toEqual([
      "ByWhat",
      "January 20, 2088Send plans. One show asked for it. Reported by others",
    ]);
  });

  it("marks past dates, sorted by their last day", () => {
    showAt("/plan/convention-dates?opening=2021-03-05&setup=2021-03-01", tool);
    expect(rows().slice(1)).toEqual([
      expect.stringMatching(/^November 1, 2020 to December 1, 2020 \(past\)Book the space/),
      expect.stringMatching(/^January 19, 2021 \(past\)Send plans/),
    ]);
    expect(screen.getByRole("button", { name: "Add to calendar" })).toBeInTheDocument();
  });
});

describe("the finder of offices", () => {
  beforeEach(() => {
    jest.mocked(useStaticQuery).mockReturnValue({ ...site(), allPlace: { nodes: places } });
  });

  it.each([
    ["", /^Choose the place/],
    ["?place=paradise", "Paradise: Clark County permits. "],
    ["?place=atlantis", /place that we do not know: “atlantis”/],
  ])("answers %s", async (search, answer) => {
    const { container } = showAt(`/plan/permit-office${search}`, <PermitOfficeTool />);
    if (typeof answer === "string") expect(status()).toBe(answer);
    else expect(status()).toMatch(answer);
    expect(await axeViolationsIn(container)).toEqual([]);
  });

  it("leads to the office and to a plan for the place", () => {
    showAt("/plan/permit-office?place=henderson", <PermitOfficeTool />);
    const answer = within(screen.getByRole("region", { name: "Your answer" }));
    expect(answer.getByRole("link", { name: "City of Henderson Building" })).toHaveAttribute(
      "href",
      "https://city-of-henderson.example",
    );
    expect(answer.getByRole("link", { name: /^Plan a project there/ })).toHaveAttribute(
      "href",
      "/plan?place=henderson",
    );
  });
});

describe("a tool's card on another page", () => {
  it("asks its main question in a form that leads to the tool's page", async () => {
    const { container } = showAt("/rights", <ToolCards names={["deposit"]} />);
    const form = screen.getByRole("form", { name: "Deposit calculator" });
    expect(form).toHaveAttribute("action", "/plan/deposit");
    expect(form).toHaveAttribute("method", "get");
    expect(within(form).getByLabelText(/^Price/)).toHaveAttribute("name", "price");
    expect(await axeViolationsIn(container)).toEqual([]);
  });

  it.each(toolNames)("has a drawing of %s from static/spots.svg", (name) => {
    const { container } = showAt("/rights", <ToolCards names={[name]} />);
    const [file, id] = container.querySelector("use")?.getAttribute("href")?.split("#") ?? [];
    expect(readFileSync(`static${file}`, "utf8")).toContain(`<g id="${id}"`);
  });

  it("links to the sheet, which has no first question", () => {
    showAt("/blog/guide", <ToolCards names={["bid-comparison", "unknown"]} />);
    expect(screen.getByRole("link", { name: "Open the sheet" })).toHaveAttribute(
      "href",
      "/plan/bid-comparison",
    );
    expect(screen.queryByRole("form")).not.toBeInTheDocument();
  });
});
