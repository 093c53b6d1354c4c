import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import fc from "fast-check";
import BidComparisonPage from "../../pages/plan/bid-comparison";
import { textIn } from "../../../../i18n";
import { bidField, bidNumbers, bidsCsv, flagsOf, sheetIn } from "../../tools/bids";
import { saveFile } from "../../tools/file";
import { mockSite, ownPage, pageProps } from "../../../../../__tests__/support/component-fixture";
import { depositRule, showAt } from "./tool-fixture";

jest.mock("../../tools/file");

const text = textIn("en");
const rows = [
  { entryId: "company", title: "Company", hint: null, role: "company", missing: [] },
  {
    entryId: "license",
    title: "License",
    hint: "Number and limit",
    role: "license",
    missing: [
      { lacks: "number", say: "no number." },
      { lacks: "limit", say: "no limit." },
    ],
  },
  {
    entryId: "excluded",
    title: "Left out",
    hint: null,
    role: "excluded",
    missing: [{ lacks: "words", say: "nothing is left out." }],
  },
  { entryId: "price", title: "Total with tax", hint: null, role: "price", missing: [] },
  { entryId: "deposit", title: "Deposit", hint: null, role: "deposit", missing: [] },
  { entryId: "open", title: "Still to ask", hint: null, role: "open", missing: [] },
];
const path = "/plan/bid-comparison";
const data = {
  page: ownPage(path),
  allBidRow: { nodes: rows },
  rule: depositRule,
  depositTool: { home: "a home of this test" },
};
const sheet = <BidComparisonPage {...pageProps(path, data)} />;

/** Parses CSV by RFC 4180. */
function readCsv(csv: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted = "", end = ""] of csv.matchAll(/"((?:[^"]|"")*)"(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted.replaceAll('""', '"'));
    if (end !== ",") rows.push([]);
  }
  return rows.slice(0, -1);
}

it("has a row for each line of a bid and a column for each bid", () => {
  const csv = bidsCsv({ [bidField("price", 2)]: '12,500 "with tax"\nin two parts' }, rows, text);
  expect(csv.startsWith("\uFEFF")).toBe(true);
  const lines = readCsv(csv);
  expect(lines[0]).toEqual(["", "Bid 1", "Bid 2", "Bid 3", "Bid 4"]);
  expect(lines.slice(1).map(([title]) => title)).toEqual(rows.map(({ title }) => title));
  const price = lines.find(([title]) => title === "Total with tax");
  expect(price).toEqual(["Total with tax", "", '12,500 "with tax"\nin two parts', "", ""]);
});

it("keeps every text, and lets none become a formula, also after blanks", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.constantFrom(...bidNumbers), (typed, bid) => {
      const cell =
        readCsv(bidsCsv({ [bidField("open", bid)]: typed }, rows, text)).at(-1)?.[bid] ?? "";
      expect([typed, `'${typed}`]).toContain(cell);
      expect(cell).not.toMatch(/^(\s*[=+\-@]|[\t\r])/);
    }),
  );
});

it.each([
  ["$12,500 with tax", "$2,000", "NSCB 0012345, limit $500,000", "Paint", ["over"]],
  ["12,500", "10 %", "0012345 unlimited", "Paint", ["over"]],
  ["7,500", "750", "0012345, limit 500k", "Paint", []],
  ["7,500", "20 percent", "", "", ["over", "missing", "missing", "missing"]],
  ["$60,000, with tax", "$12,500, with tax", "0012345, limit 500k", "Paint", ["over"]],
  ["", "5,000", "0012345, limit 500k", "Paint", ["overLimit"]],
  ["", "50%", "0012345, limit 500k", "Paint", ["overShare"]],
  ["", "$900", "0012345, limit 500k", "Paint", []],
  ["48.000,00", "half up front", "0012345, limit 500k", "Paint", ["unread", "unread"]],
  ["60,000", "50%", "0012345, limit 500k", "Paint", ["over"]],
  ["7,500.55", "10%", "0012345, limit 500k", "Paint", []],
  ["9,999.99", "10%", "0012345, limit 500k", "Paint", []],
  ["8,000", "none", "0012345, limit 500k", "Paint", []],
  ["8,000", "0", "0012345, limit 500k", "Paint", []],
  ["0", "", "0012345, limit 500k", "Paint", ["unread"]],
  ["", "", "", "", []],
])("flags in a bid of %j with a deposit of %j", (price, deposit, license, excluded, flags) => {
  const bids = Object.fromEntries(
    Object.entries({ price, deposit, license, excluded }).map(([row, text]) => [`${row}-3`, text]),
  );
  expect(flagsOf(bids, 3, rows, depositRule.figures, text).map(({ kind }) => kind)).toEqual(flags);
});

it.each([null, 3, "x", [], { "price-2": 4 }, { answers: {} }, { "price-9": "" }])(
  "knows that %j is no sheet",
  (kept) => expect(sheetIn(kept)).toBeUndefined(),
);

describe("the sheet", () => {
  const key = "bid-comparison";
  const price = () => screen.getByRole("textbox", { name: "Total with tax, bid 2" });
  const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
  const show = () => showAt("/plan/bid-comparison", sheet);
  const kept = () => JSON.parse(localStorage.getItem(key) ?? "{}") as Record<string, string>;

  beforeEach(() => {
    localStorage.clear();
    mockSite();
  });
  afterEach(() => jest.restoreAllMocks());

  it("is kept for the next visit, saved, cleared and undone", async () => {
    const { unmount } = show();
    await userEvent.type(price(), "12,500");
    unmount();
    show();
    expect(price()).toHaveValue("12,500");
    await press("Save as CSV");
    expect(saveFile).toHaveBeenCalledWith(
      "bids.csv",
      "text/csv;charset=utf-8",
      expect.stringContaining('"Total with tax","","12,500","",""'),
    );
    await press("Clear the sheet");
    expect(price()).toHaveValue("");
    expect(localStorage.getItem(key)).toBeNull();
    expect(screen.getByRole("status")).toHaveTextContent("The sheet is clear");
    await press("Undo");
    expect(price()).toHaveValue("12,500");
    expect(kept()).toEqual({ "price-2": "12,500" });
    expect(screen.queryByRole("button", { name: "Undo" })).not.toBeInTheDocument();
  });

  it("deletes what is no sheet, and starts anew", () => {
    localStorage.setItem(key, '{"answers":null}');
    show();
    expect(price()).toHaveValue("");
    expect(localStorage.getItem(key)).toBeNull();
  });

  it("writes to a bidder what is still to ask", async () => {
    show();
    const open = screen.getByRole("textbox", { name: "Still to ask, bid 2" });
    await userEvent.type(open, "Who pulls the permit?");
    const mail = screen.getByRole("link", { name: "Write to bid 2: still to ask" });
    const { searchParams } = new URL(mail.getAttribute("href") ?? "");
    expect(searchParams.get("subject")).toBe("Questions on your bid");
    expect(searchParams.get("body")).toContain("Who pulls the permit?");
  });

  it("has the day on which it is printed, once something stands in it", async () => {
    show();
    expect(screen.queryByText(/^Printed /)).not.toBeInTheDocument();
    await userEvent.type(screen.getByRole("textbox", { name: "Total with tax, bid 1" }), "12,500");
    expect(screen.getByText(/^Printed \w{3},\s/)).toBeInTheDocument();
  });

  it("says if nothing can be stored, and takes any length", async () => {
    show();
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("full");
    });
    await userEvent.click(price());
    await userEvent.paste("1".repeat(1000));
    expect(price()).toHaveValue("1".repeat(1000));
    expect(screen.getByRole("status")).toHaveTextContent("This browser won’t keep the sheet");
  });
});

it.each([
  [{ "stage-2-1": "a", "price-4": "b" }, true],
  [{ "2-hours-3": "a" }, true],
  [{ "stage-2-5": "a" }, false],
  [{ "stage--1": "a" }, false],
  [{ "-stage-1": "a" }, false],
])("%j is kept as a sheet: %s", (kept, isSheet) => {
  expect(sheetIn(kept) !== undefined).toBe(isSheet);
});
