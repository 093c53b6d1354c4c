/** Each small tool in each of its states: its questions, answers and announcements, and its accessibility. */
import { readFileSync } from "node:fs";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { PageProps } from "gatsby";
import type { ReactElement } from "react";
import { addDays, todayInNevada } from "../../../src/content/day";
import { toolNames } from "../../../src/content/tool-names";
import CasitaLotPage from "../../../src/pages/plan/casita-lot";
import ConventionDatesPage from "../../../src/pages/plan/convention-dates";
import DepositPage from "../../../src/pages/plan/deposit";
import HouseYearPage from "../../../src/pages/plan/house-year";
import PermitOfficePage from "../../../src/pages/plan/permit-office";
import { DepositBars } from "../../../src/tools/DepositBars";
import { ToolBoundary } from "../../../src/tools/Tool";
import { ToolCards } from "../../../src/tools/ToolCard";
import { axeViolationsIn } from "../../support/axe-dom";
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
  rule: boothRule,
});

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
  mockSite();
  mockPlaces();
});

it.each([
  ["/plan/deposit", deposit, /^Enter the price to see the most/],
  ["/plan/deposit?price=7500", deposit, /^The most they can ask for up front is \$750\.$/],
  [
    "/plan/deposit?price=60,000&home=unit",
    deposit,
    /^The most they can ask for up front is \$1,000\.$/,
  ],
  ["/plan/deposit?price=0", deposit, /number above zero/],
  ["/plan/deposit?price=7500&bond=yes", deposit, /^This cap doesn't apply/],
  ["/plan/deposit?price=7500&rented=yes", deposit, /^This rule sets no cap here/],
  ["/plan/deposit?price=7500&home=casita", deposit, /^It depends. Ask the Nevada State/],
  ["/plan/deposit?price=7500&home=castle", deposit, /don't know this answer: “castle”/],
  ["/plan/house-year", houseYear, /^Enter the year to see/],
  ["/plan/house-year?built=1975", houseYear, /^A 1975 house could hide 1 thing on this list/],
  ["/plan/house-year?built=1979", houseYear, /^A 1979 house could hide 0 things/],
  ["/plan/house-year?built=75", houseYear, /four digits/],
  ["/plan/house-year?built=2999", houseYear, /hasn’t come yet/],
  ["/plan/deposit?price=60,000&asked=2,840", deposit, /^They're asking \$1,840 above .* \$1,000/],
  ["/plan/deposit?price=60,000&asked=1000", deposit, /within the cap/],
  ["/plan/casita-lot", casita, /^Choose where it is/],
  [
    "/plan/casita-lot?place=paradise",
    casita,
    /nothing is outside .* still open. Still open, .*: the smallest lot .* zone .*; your assoc/,
  ],
  [
    "/plan/casita-lot?place=paradise&lot=6000&house=1600&casita=1200",
    casita,
    /your sizes are within/,
  ],
  [
    "/plan/casita-lot?place=paradise&lot=3000&house=1600&casita=1300",
    casita,
    /2 of 2 reported figures aren't met/,
  ],
  ["/plan/casita-lot?place=paradise&lot=huge", casita, /^Enter sizes in whole square feet/],
  ["/plan/casita-lot?place=henderson&lot=6000", casita, /found no figures for Henderson/],
  ["/plan/convention-dates", convention, /^Enter the opening day/],
  [
    "/plan/convention-dates?opening=2088-03-05",
    convention,
    /^Counted back from the opening on March 5, 2088. Your show's current manual/,
  ],
  ["/plan/convention-dates?setup=2088-03-01", convention, /^Counted back from move-in on March 1/],
  [
    "/plan/convention-dates?opening=2088-03-05&setup=2088-03-01",
    convention,
    /from move-in on .* and the opening on/,
  ],
  ["/plan/convention-dates?opening=2088-03-05&setup=2088-03-09", convention, /check both days/],
  ["/plan/convention-dates?opening=2027-02-30", convention, /don't know this date: “2027-02/],
  [
    "/plan/permit-office",
    <PermitOfficePage {...pageProps("/plan/permit-office")} key="p" />,
    /^Choose where it is/,
  ],
  [
    "/plan/permit-office?place=paradise",
    <PermitOfficePage {...pageProps("/plan/permit-office")} key="p" />,
    /^Paradise: Clark County/,
  ],
  [
    "/plan/permit-office?place=atlantis",
    <PermitOfficePage {...pageProps("/plan/permit-office")} key="p" />,
    /don't know this place: “atlantis”/,
  ],
])("%s is answered", async (address, page, answer) => {
  const { container } = showAt(address, page);
  expect(status()).toMatch(answer);
  expect(container).not.toHaveTextContent(/legal/i);
  expect(await axeViolationsIn(container)).toEqual([]);
});

it.each([
  ["/plan/deposit?price=8200", deposit, /^Lo más que le pueden pedir por adelantado: \$820\.$/],
  ["/plan/deposit?home=x", deposit, /No conocemos “x” \(respuesta\)/],
  ["/plan/house-year?built=1970", houseYear, /puede esconder 1 cosa de esta lista/],
  ["/plan/casita-lot?place=paradise&lot=3000", casita, /^Paradise: no se cumple 1 de 2 cifras/],
  [
    "/plan/convention-dates?opening=2027-03-14",
    convention,
    /^Contado hacia atrás desde la apertura, el 14 de marzo de 2027\./,
  ],
])("%s is answered in Spanish", (address, page, answer) => {
  showAt(`/es${address}`, <InSpanish>{page}</InSpanish>);
  expect(status()).toMatch(answer);
});

describe("a tool's form", () => {
  const price = () => screen.getByLabelText(/^Contract price/);

  it("answers when a price has been typed, not on every key, and puts it into the address", async () => {
    const user = userEvent.setup();
    showAt("/plan/deposit", deposit);
    await user.type(price(), "8200");
    expect(status()).toMatch(/^Enter the price/);
    await user.tab();
    expect(status()).toBe("The most they can ask for up front is $820.");
    expect(window.location.search).toBe("?price=8200");
    await user.selectOptions(screen.getByLabelText("Is it already built?"), "no");
    expect(status()).toMatch(/sets no cap/);
    await user.selectOptions(screen.getByLabelText("Is it already built?"), "yes");
    expect(window.location.search).toBe("?price=8200");
  });

  it("answers on Enter, and goes back to the previous answer, and to none", async () => {
    const user = userEvent.setup();
    showAt("/plan/deposit", deposit);
    await user.type(price(), "4000{Enter}");
    await user.clear(price());
    await user.type(price(), "5000{Enter}");
    expect(status()).toBe("The most they can ask for up front is $500.");
    window.history.back();
    await waitFor(() => expect(status()).toBe("The most they can ask for up front is $400."));
    expect(price()).toHaveValue("4000");
    window.history.back();
    await waitFor(() => expect(status()).toMatch(/^Enter the price/));
    expect(price()).toHaveValue("");
  });

  it("keeps the Spanish page's address", async () => {
    const user = userEvent.setup();
    showAt("/es/plan/deposit", <InSpanish>{deposit}</InSpanish>);
    await user.type(screen.getByLabelText(/^Precio/), "8200");
    await user.tab();
    expect(window.location.pathname + window.location.search).toBe("/es/plan/deposit?price=8200");
  });
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

it("lists the deposits of all cases, which needs no script", () => {
  showAt("/plan/deposit", deposit);
  const table = within(screen.getByRole("region", { name: "Worked examples" }));
  const rows = table.getAllByRole("row").map(({ textContent }) => textContent);
  expect(rows).toContain(
    "A finished house, owner lives in it: $4,000The most they can ask for up front is $400.",
  );
  expect(rows.join()).toMatch(/A mobile or manufactured home: \$7,500This rule sets no cap/);
});

it("draws the deposits of four prices as parts of their bars, and nothing without the rule", () => {
  showAt("/rights", <DepositBars rule={depositRule} />);
  expect(screen.getByRole("figure")).toHaveTextContent(/^The most up front on a finished home/);
  const items = screen.getAllByRole("listitem");
  expect(items.map(({ textContent }) => textContent)).toEqual([
    "Contract of $4,000 $400",
    "Contract of $7,500 $750",
    "Contract of $10,000 $1,000",
    "Contract of $20,000 $1,000",
  ]);
  expect(showAt("/rights", <DepositBars rule={null} />).container).toBeEmptyDOMElement();
});

it("shows the grade of what a house may hide, for a year and for all", () => {
  showAt("/plan/house-year?built=1990", houseYear);
  const answer = screen.getByRole("table", { name: "Built in 1990" });
  expect(answer).toHaveTextContent("Post-tension slab. Look for the stamp. A rule of thumb");
  expect(answer).not.toHaveTextContent("Lead paint");
  const all = within(screen.getByRole("table", { name: "All years" }));
  expect(all.getAllByRole("row")).toHaveLength(3);
  const link = all.getByRole("link", { name: "The agency" });
  expect(link).toHaveAttribute("href", "https://agency.example");
});

it("marks what is uncertain about casitas, omits other places' rules, and says where we offer no work", () => {
  const { unmount } = showAt("/plan/casita-lot?place=henderson", casita);
  expect(answerRegion().getByText(/nothing we could print/)).toBeInTheDocument();
  expect(answerRegion().getByRole("link", { name: "Rule casita-state" })).toBeInTheDocument();
  expect(answerRegion().queryByRole("link", { name: "Rule casita-clark" })).toBeNull();
  const every = within(screen.getByRole("region", { name: "Every place" }));
  expect(every.getAllByRole("listitem")).toHaveLength(3);
  unmount();
  showAt("/plan/casita-lot?place=mesquite", casita);
  expect(screen.getByText("We don't work there.")).toBeInTheDocument();
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
      .map(({ textContent }) => textContent);
  const { unmount } = showAt("/plan/convention-dates?opening=2088-03-05", convention);
  expect(rows()).toEqual([
    "ByWhat",
    "January 20, 2088Send plans. One show asked for it. As reported by others",
  ]);
  unmount();
  showAt("/plan/convention-dates?opening=2021-03-05&setup=2021-03-01", convention);
  expect(rows().slice(1)).toEqual([
    expect.stringMatching(/^November 1, 2020 to December 1, 2020 \(past\)Book the space/),
    expect.stringMatching(/^January 19, 2021 \(past\)Send plans/),
  ]);
  expect(screen.getByRole("button", { name: "Add to calendar" })).toBeInTheDocument();
});

it("says how many dates of a show next week have passed, and leads back to the booth's plan", () => {
  const opening = addDays(todayInNevada(), 7);
  showAt(`/plan/convention-dates?opening=${opening}&setup=${addDays(opening, -3)}`, convention);
  expect(answerRegion().getByText(/^2 of these days have passed: ask show/)).toBeInTheDocument();
  expect(answerRegion().getByRole("link", { name: "Plan the booth itself" })).toHaveAttribute(
    "href",
    `/plan?project=convention&when=done&date=${opening}`,
  );
});

it("copies the sentence that asks for a lower deposit, or shows the link where it can't", async () => {
  const user = userEvent.setup();
  showAt("/plan/deposit?price=60,000&asked=2,840", deposit);
  await user.click(screen.getByRole("button", { name: "Copy the sentence" }));
  const sentence = /^Your bid asks for \$2,840 .* the most for my home is \$1,000/;
  expect(await navigator.clipboard.readText()).toMatch(sentence);
  expect(screen.getByText("Copied.")).toBeInTheDocument();
  jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("refused"));
  await user.click(screen.getByRole("button", { name: "Copy the link" }));
  expect(screen.getAllByText(window.location.href)).toHaveLength(2);
});

it("leads to the office that permits, and to a plan for the place", () => {
  showAt(
    "/plan/permit-office?place=henderson",
    <PermitOfficePage {...pageProps("/plan/permit-office")} />,
  );
  const link = (name: string | RegExp) => answerRegion().getByRole("link", { name });
  const office = link("City of Henderson Building");
  expect(office).toHaveAttribute("href", "https://city-of-henderson.example");
  expect(link("(702) 555-0100")).toHaveAttribute("href", "tel:+17025550100");
  expect(link(/^Plan a project there/)).toHaveAttribute("href", "/plan?place=henderson");
});

describe("a tool's card on another page", () => {
  it("asks its main question in a form that leads to the tool's page", async () => {
    const { container } = showAt("/rights", <ToolCards names={["deposit"]} />);
    const form = screen.getByRole("form", { name: "Deposit calculator" });
    expect(form).toHaveAttribute("action", "/plan/deposit");
    expect(form).toHaveAttribute("method", "get");
    expect(within(form).getByLabelText(/^Contract price/)).toHaveAttribute("name", "price");
    expect(await axeViolationsIn(container)).toEqual([]);
  });

  it.each(toolNames)("has a drawing of %s from static/spots.svg", (name) => {
    const { container } = showAt("/rights", <ToolCards names={[name]} />);
    const [file, id] = container.querySelector("use")?.getAttribute("href")?.split("#") ?? [];
    expect(readFileSync(`static${file}`, "utf8")).toContain(`<g id="${id}"`);
  });

  it("links to the sheet, which has no first question", () => {
    showAt("/blog/guide", <ToolCards names={["bid-comparison", "unknown"]} />);
    const link = screen.getByRole("link", { name: "Open the sheet" });
    expect(link).toHaveAttribute("href", "/plan/bid-comparison");
    expect(screen.queryByRole("form")).not.toBeInTheDocument();
  });
});
