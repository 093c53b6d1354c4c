/** Each small tool in each of its states: its questions, answers and announcements. */
import { readFileSync } from "node:fs";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { PageProps } from "gatsby";
import type { ReactElement } from "react";
import { addDays, currentDay } from "../../../src/content/day";
import CasitaLotPage from "../../../src/pages/plan/casita-lot";
import ConventionDatesPage from "../../../src/pages/plan/convention-dates";
import DepositPage from "../../../src/pages/plan/deposit";
import HouseYearPage from "../../../src/pages/plan/house-year";
import PermitOfficePage from "../../../src/pages/plan/permit-office";
import { DepositBars } from "../../../src/tools/DepositBars";
import { ToolBoundary, ToolCards } from "../../../src/tools/Tool";
import { mockSite, pageProps, standalonePage } from "../../support/component-fixture";
import { InSpanish } from "../../support/words";
import {
  boothRule,
  casitaRules,
  depositRule,
  houseYears,
  mockPlaces,
  showAt,
  showDates,
} from "./tool-fixture";

const status = () => screen.getByRole("status").textContent;
const answerRegion = () => within(screen.getByRole("region", { name: "Your answer" }));

/** Returns a page with what its query would return. */
function pageOf<Data>(Page: (props: PageProps<Data>) => ReactElement, data: Omit<Data, "page">) {
  const Component = Page as unknown as (props: { data: object }) => ReactElement;
  return <Component data={{ page: standalonePage("/plan"), ...data }} />;
}

const deposit = pageOf(DepositPage, { rule: depositRule });
const houseYear = pageOf(HouseYearPage, { allHouseYear: { nodes: houseYears } });
const casita = pageOf(CasitaLotPage, { allRule: { nodes: casitaRules } });
const convention = pageOf(ConventionDatesPage, {
  allShowDate: { nodes: showDates },
  allHoliday: { nodes: [] },
  rule: boothRule,
});

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
  mockSite();
  mockPlaces();
});

const pages: Record<string, ReactElement> = {
  deposit,
  "house-year": houseYear,
  "casita-lot": casita,
  "convention-dates": convention,
  "permit-office": <PermitOfficePage {...pageProps("/plan/permit-office")} />,
};
const showTool = (address: string) => showAt(`/plan/${address}`, pages[address.split("?")[0]!]!);

it.each([
  ["deposit", /^Enter the price to see the most/],
  ["deposit?price=7500", /^The most they can ask for up front is \$750\.$/],
  ["deposit?price=60,000&home=unit", /^The most they can ask for up front is \$1,000\.$/],
  ["deposit?price=0", /number above zero/],
  ["deposit?price=7500&bond=yes", /^This cap doesn’t apply/],
  ["deposit?price=7500&rented=yes", /^This rule sets no cap here/],
  ["deposit?price=7500&home=casita", /^It depends. Ask the Nevada State/],
  ["deposit?price=7500&rented=casita", /^It depends. Ask the Nevada State/],
  ["deposit?home=garage", /^It depends/],
  ["deposit?price=60,000&asked=50%25", /^They’re asking \$29,000 above .* \$1,000/],
  ["deposit?price=7500&home=castle", /^“castle” isn’t an answer to “What is it\?”/],
  ["deposit?price=60,000&asked=2,840", /^They’re asking \$1,840 above .* \$1,000/],
  ["deposit?price=60,000&asked=1000", /within the cap/],
  ["house-year?built=1975", /^A 1975 house could hide 1 thing on this list/],
  ["house-year?built=1979", /^A 1979 house could hide 0 things/],
  ["house-year?built=75", /four digits/],
  ["house-year?built=2999", /hasn’t come yet/],
  ["casita-lot?place=paradise", /nothing is outside .* zone .*; your assoc/],
  ["casita-lot?place=paradise&lot=6000&house=1600&casita=1200", /your sizes are within/],
  ["casita-lot?place=paradise&lot=3000&house=1600&casita=1300", /2 of 2 reported figures aren’t/],
  ["casita-lot?place=paradise&lot=huge", /^Enter sizes in whole square feet/],
  ["casita-lot?place=henderson&lot=6000", /found no figures for Henderson/],
  [
    "convention-dates?opening=2088-03-05",
    /^Counted back from the opening on Fri,\sMarch\s5, 2088\. .* 1 more date needs your move-in day\.$/,
  ],
  ["convention-dates?setup=2088-03-01", /^Counted back from move-in on Mon,\sMarch\s1/],
  ["convention-dates?opening=2088-03-05&setup=2088-03-09", /check both days/],
  ["convention-dates?opening=2027-02-30", /“2027-02-30” isn’t an answer to “Day the show opens”/],
  ["permit-office?place=paradise", /^Paradise: Clark County/],
  ["permit-office?place=atlantis", /^“atlantis” isn’t an answer to “Where is it\?”/],
])("%s is answered", (address, answer) => {
  showTool(address);
  expect(status()).toMatch(answer);
});

it.each([
  ["deposit?price=8200", /^Lo más que le pueden pedir por adelantado: \$820\.$/],
  ["deposit?home=x", /^“¿Qué es\?”: no reconocemos “x”/],
  ["casita-lot?place=paradise&lot=3000", /^Paradise: no se cumple 1 de 2 cifras/],
  ["convention-dates?opening=2027-03-14", /desde la apertura, el dom,\s14\sde\smarzo de 2027\./],
])("%s is answered in Spanish", (address, answer) => {
  const page = pages[address.split("?")[0]!];
  showAt(`/es/plan/${address}`, <InSpanish>{page}</InSpanish>);
  expect(status()).toMatch(answer);
});

it("a tool's form answers when a price has been typed, not on every key, and puts it into the address", async () => {
  const user = userEvent.setup();
  showTool("deposit");
  await user.type(screen.getByLabelText(/^Contract price/), "8200");
  expect(status()).toMatch(/^Enter the price/);
  await user.tab();
  expect(status()).toBe("The most they can ask for up front is $820.");
  expect(window.location.search).toBe("?price=8200");
  await user.selectOptions(screen.getByLabelText("Is it already built?"), "no");
  expect(status()).toMatch(/sets no cap/);
  await user.selectOptions(screen.getByLabelText("Is it already built?"), "yes");
  expect(window.location.search).toBe("?price=8200");
});

it("keeps the page when a tool fails", () => {
  jest.spyOn(console, "error").mockImplementation();
  const Failing = () => {
    throw new Error("removeChild");
  };
  showAt(
    "/plan",
    <main>
      <h1>Plan</h1>
      <ToolBoundary>
        <Failing />
      </ToolBoundary>
    </main>,
  );
  expect(screen.getByRole("heading", { name: "Plan" })).toBeInTheDocument();
  expect(screen.getByRole("alert")).toHaveTextContent(/^This tool stopped working/);
});

it("draws the deposits of four prices as parts of their bars", () => {
  showAt("/rights", <DepositBars rule={depositRule} />);
  expect(screen.getByRole("figure")).toHaveTextContent(/^The most up front on a finished home/);
  const items = screen.getAllByRole("listitem");
  expect(items.map(({ textContent }) => textContent)).toEqual([
    "Contract of $4,000 $400",
    "Contract of $7,500 $750",
    "Contract of $10,000 $1,000",
    "Contract of $20,000 $1,000",
  ]);
});

it("shows the grade of what a house may hide, for a year and for all", () => {
  showTool("house-year?built=1990");
  const answer = screen.getByRole("table", { name: "Built in 1990" });
  expect(answer).toHaveTextContent("Post-tension slab. Look for the stamp. A rule of thumb");
  expect(answer).not.toHaveTextContent("Lead paint");
  const all = within(screen.getByRole("table", { name: "All years" }));
  expect(all.getAllByRole("row")).toHaveLength(3);
  const link = all.getByRole("link", { name: "The agency" });
  expect(link).toHaveAttribute("href", "https://agency.example");
});

it("marks what is uncertain about casitas, omits other places' rules, and says where we offer no work", () => {
  const { unmount } = showTool("casita-lot?place=henderson");
  expect(answerRegion().getByText(/nothing we could print/)).toBeInTheDocument();
  expect(answerRegion().getByRole("link", { name: "Rule casita-state" })).toBeInTheDocument();
  expect(answerRegion().queryByRole("link", { name: "Rule casita-clark" })).toBeNull();
  const every = within(screen.getByRole("region", { name: "Every place" }));
  expect(every.getAllByRole("listitem")).toHaveLength(3);
  unmount();
  showTool("casita-lot?place=mesquite");
  expect(screen.getByText("We don’t work there.")).toBeInTheDocument();
});

it("asks for the rules on casitas by their ids", () => {
  const casitas = readFileSync("content/rules/casitas.yml", "utf8");
  const ids = [...casitas.matchAll(/^ {2}- id: (.+)$/gm)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(5);
  expect(ids.filter((id) => !id?.startsWith("casita-"))).toEqual([]);
  const page = readFileSync("src/pages/plan/casita-lot.tsx", "utf8");
  expect(page).toContain('entryId: { regex: "/^casita-/" }');
});

it("counts the dates of a show over a leap day, and marks past ones", () => {
  const rows = () =>
    within(screen.getByRole("table", { name: "Dates, counted back" }))
      .getAllByRole("row")
      .map(({ textContent }) => textContent.replace(/\s/g, " "));
  const { unmount } = showTool("convention-dates?opening=2088-03-05");
  expect(rows()).toEqual([
    "ByWhat",
    "Tue, January 20, 2088Send plans. One show asked for it. As reported by others",
  ]);
  unmount();
  showTool("convention-dates?opening=2021-03-05&setup=2021-03-01");
  expect(rows().slice(1)).toEqual([
    expect.stringMatching(/^Fri, October 30, 2020 to Tue, December 1, 2020 \(past\)Book the space/),
    expect.stringMatching(/^Tue, January 19, 2021 \(past\)Send plans/),
  ]);
  expect(screen.getByRole("button", { name: "Add to calendar" })).toBeInTheDocument();
});

it("says how many dates of a show next week have passed, and leads back to the booth's plan", () => {
  const opening = addDays(currentDay(), 7);
  showTool(`convention-dates?opening=${opening}&setup=${addDays(opening, -3)}`);
  expect(answerRegion().getByText(/^2 of these days have passed: ask show/)).toBeInTheDocument();
  expect(answerRegion().getByRole("link", { name: "Plan the booth itself" })).toHaveAttribute(
    "href",
    `/plan?project=convention&when=done&date=${opening}`,
  );
});

it("copies the sentence that asks for a lower deposit, or shows the link where it can't", async () => {
  const user = userEvent.setup();
  showTool("deposit?price=60,000&asked=2,840");
  await user.click(screen.getByRole("button", { name: "Copy the sentence" }));
  const sentence = /^Your bid asks for \$2,840 .* the most for my home is \$1,000/;
  expect(await navigator.clipboard.readText()).toMatch(sentence);
  expect(screen.getByText("Copied.")).toBeInTheDocument();
  jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("refused"));
  await user.click(screen.getByRole("button", { name: "Copy the link" }));
  expect(screen.getAllByText(window.location.href)).toHaveLength(2);
});

it("draws the link of an answer as a QR code, for any way of printing", async () => {
  window.print = jest.fn();
  const { container } = showTool("deposit?price=7500");
  const lines = () => container.querySelector("svg > path")?.getAttribute("d") ?? "";
  await waitFor(() => expect(lines().length).toBeGreaterThan(1000));
  await userEvent.click(screen.getByRole("button", { name: "Print" }));
  expect(window.print).toHaveBeenCalled();
});

it("leads to the office that permits, and to a plan for the place", () => {
  showTool("permit-office?place=henderson");
  const link = (name: string | RegExp) => answerRegion().getByRole("link", { name });
  const office = link("City of Henderson Building");
  expect(office).toHaveAttribute("href", "https://city-of-henderson.example");
  expect(link(/555-0100$/)).toHaveAttribute("href", "tel:+17025550100");
  expect(link(/^Plan a project there/)).toHaveAttribute("href", "/plan?place=henderson");
});

describe("a tool's card on another page", () => {
  it("asks its main question in a form that leads to the tool's page", () => {
    showAt("/rights", <ToolCards names={["deposit"]} />);
    const form = screen.getByRole("form", { name: "Deposit calculator" });
    expect(form).toHaveAttribute("action", "/plan/deposit");
    expect(form).toHaveAttribute("method", "get");
    expect(within(form).getByLabelText(/^Contract price/)).toHaveAttribute("name", "price");
  });

  it("links to the sheet, which has no first question", () => {
    showAt("/blog/guide", <ToolCards names={["bid-comparison", "unknown"]} />);
    const link = screen.getByRole("link", { name: "Open the sheet" });
    expect(link).toHaveAttribute("href", "/plan/bid-comparison");
    expect(screen.queryByRole("form")).not.toBeInTheDocument();
  });
});
