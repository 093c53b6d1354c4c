/** Each small tool in each of its states: its questions, answers and announcements. */
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { PageProps } from "gatsby";
import type { ReactElement } from "react";
import DepositPage from "../../pages/plan/deposit";
import PermitOfficePage from "../../pages/plan/permit-office";
import { DepositBars } from "../../tools/DepositBars";
import { DepositDrawing } from "../../tools/DepositCard";
import { OfficeContacts } from "../../tools/OfficeContacts";
import { ToolBoundary } from "../../tools/ToolBoundary";
import { ToolCards } from "../../tools/ToolCard";
import { mockSite, ownPage, pageProps } from "../../../../../__tests__/support/component-fixture";
import { places } from "../../../../../__tests__/support/places";
import { InSpanish } from "../../../../../__tests__/support/words";
import { depositLaw, depositRule, showAt } from "./tool-fixture";

const status = () => screen.getByRole("status").textContent;
const answerRegion = () => within(screen.getByRole("region", { name: "Your answer" }));

/** Returns a page with what its query would return. */
const pageOf = <Data extends object>(
  Page: (props: PageProps<Data>) => ReactElement,
  data: Data,
) => <Page {...pageProps("/plan", data)} />;

const page = ownPage("/plan");
const deposit = pageOf(DepositPage, { page, rule: depositRule, depositTool: depositLaw });

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
  mockSite();
});

const pages: Record<string, ReactElement> = {
  deposit,
  "permit-office": pageOf(PermitOfficePage, {
    __typename: "Query",
    page,
    allPlace: { nodes: places },
    places: { nodes: places },
    placesMap: null,
  }),
};
const showTool = (address: string) => showAt(`/plan/${address}`, pages[address.split("?")[0]!]!);

it.each([
  ["deposit", /^Enter the price to see the most/],
  ["deposit?price=7500", /^The most they can ask for up front is \$750\.$/],
  ["deposit?price=60,000&home=unit", /^The most they can ask for up front is \$1,000\.$/],
  ["deposit?price=0", /number above zero/],
  ["deposit?price=7500&bond=yes", /^The bond lifts the cap/],
  ["deposit?price=7500&rented=yes", /^There is no cap here/],
  ["deposit?price=7500&home=accessory", /^Ask the board of this test/],
  ["deposit?price=7500&rented=part", /^Ask the board of this test/],
  ["deposit?home=garage", /^Ask the board of this test/],
  ["deposit?price=60,000&asked=50%25", /^They’re asking \$29,000 above .* \$1,000/],
  ["deposit?asked=50%25", /^They’re asking more than 10\spercent of the price/],
  ["deposit?asked=10%25", /^Enter the price .* Nothing is sent or stored\.$/],
  ["deposit?price=7500&home=castle", /^“castle” isn’t an answer to “What is it\?”/],
  ["deposit?price=60,000&asked=2,840", /^They’re asking \$1,840 above .* \$1,000/],
  ["deposit?price=60,000&asked=1000", /within the cap/],
  ["permit-office?place=paradise", /^Paradise\. Who issues the permit: Clark County\./],
  ["permit-office?place=atlantis", /^“atlantis” isn’t an answer to “Where is it\?”/],
])("%s is answered", (address, answer) => {
  showTool(address);
  expect(status()).toMatch(answer);
});

it.each([
  ["deposit?price=8200", /^Lo más que le pueden pedir por adelantado: \$820\.$/],
  ["deposit?home=x", /^“What is it\?”: no reconocemos “x”/],
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
  await user.selectOptions(screen.getByLabelText("Is it built?"), "no");
  expect(status()).toBe("There is no cap here.");
  await user.selectOptions(screen.getByLabelText("Is it built?"), "yes");
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

it("says in a few lines where the cap does not hold", () => {
  showTool("deposit");
  const every = within(screen.getByRole("region", { name: /^Where there’s no cap/ }));
  const lines = every.getAllByRole("listitem").map((one) => one.textContent);
  expect(lines).toContain("No cap: A new home.");
  // The law is told once, with the answer, which is there without script too.
  expect(every.queryByText(depositRule.sentence)).not.toBeInTheDocument();
  expect(answerRegion().getByText(depositRule.sentence)).toBeInTheDocument();
});

it("draws the deposits of four prices as parts of their bars", () => {
  showAt("/rights", <DepositBars figures={depositRule.figures} home="a home of this test" />);
  expect(screen.getByRole("figure")).toHaveTextContent(/^The most up front on a home of this test/);
  const items = screen.getAllByRole("listitem");
  expect(items.map(({ textContent }) => textContent)).toEqual([
    "Contract of $4,000 $400",
    "Contract of $7,500 $750",
    "Contract of $10,000 $1,000",
    "Contract of $20,000 $1,000",
  ]);
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

  it("asks for a plan of the page's project, and links to all that is known", () => {
    const cards = <ToolCards names={["house-year"]} project="kitchen-remodel" />;
    const { container } = showAt("/services/kitchen-remodel", cards);
    const form = screen.getByRole("form", { name: "What could your house hide?" });
    expect(form).toHaveAttribute("action", "/plan");
    expect(container.querySelector("[name=project]")).toHaveValue("kitchen-remodel");
    expect(screen.getByRole("link", { name: /^Every year/ })).toHaveAttribute(
      "href",
      "/plan#house-year",
    );
  });

  it("shows nothing of a tool whose page the site does not have", () => {
    mockSite(undefined, { pages: ["/", "/plan"] });
    showAt("/blog/guide", <ToolCards names={["deposit", "bid-comparison", "house-year"]} />);
    expect(screen.getAllByRole("heading")).toHaveLength(1);
    expect(screen.getByRole("form", { name: "What could your house hide?" })).toBeInTheDocument();
  });

  it("links to the sheet, which has no first question", () => {
    showAt("/blog/guide", <ToolCards names={["bid-comparison", "unknown"]} />);
    const link = screen.getByRole("link", { name: "Open the sheet" });
    expect(link).toHaveAttribute("href", "/plan/bid-comparison");
    expect(screen.queryByRole("form")).not.toBeInTheDocument();
  });
});

it("shows how to reach every office, and leads from each place to its plan", () => {
  showTool("permit-office");
  const entry = document.getElementById("elsewhere")!;
  expect(entry).toHaveTextContent(
    /City of Mesquite Building, 1 Counter Road.*\(702\)\s555-0100.*Outside our/,
  );
  const plan = within(entry).getByRole("link", { name: "Mesquite" });
  expect(plan).toHaveAttribute("href", "/plan?place=mesquite");
  expect(document.getElementById("clark-county")).toHaveTextContent("Paradise: With the Strip.");
});

it("begins no line of an office with a small letter", () => {
  const office = { ...places[0]!.office, phone: null, planningPhone: "+1 702-555-0101" };
  render(<OfficeContacts office={office} />);
  expect(screen.getByText(/planning/)).toHaveTextContent(/^\(702\)\s555-0101 \(planning\)$/);
});

it.each([
  ["beside the group of the question that the law names", { entryId: "down-payment" }, 1],
  ["not beside another", { entryId: "liens" }, 0],
  ["nowhere where the law names none", null, 0],
])("deposits are drawn %s", (_where, faq, count) => {
  const data = {
    __typename: "Query" as const,
    cap: depositRule,
    depositTool: { home: depositLaw.home, faq },
  };
  const drawing = <DepositDrawing data={data} questions={["price", "down-payment"]} />;
  showAt("/faq", drawing);
  expect(screen.queryAllByRole("figure")).toHaveLength(count);
});
