/** The sheet that compares bids: what to ask of each bidder, and the sheet as CSV. Pure. */
import type { Words } from "../words/words";

/** How many bids fit beside each other. */
export const bidCount = 4;

/** What a bid is compared by, in the order in which a bid is read. */
export const bidRows = [
  "company",
  "license",
  "insurance",
  "included",
  "excluded",
  "allowances",
  "permits",
  "days",
  "price",
  "deposit",
  "payments",
  "changes",
  "warranty",
  "open",
] as const;
export type BidRow = (typeof bidRows)[number];

/** Name of a field of the sheet. */
export const bidField = (row: string, bid: number) => `${row}-${bid}`;

/** A cell of a CSV file: quoted, and never begun as a formula, which a spreadsheet would run. */
const cell = (text: string) =>
  `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** The sheet as CSV: RFC 4180, with the mark by which spreadsheets know UTF-8. */
export function bidsCsv(
  values: Readonly<Record<string, string>>,
  words: NonNullable<Words["bids"]>,
): string {
  const bids = Array.from({ length: bidCount }, (_, index) => index + 1);
  const rows = [
    ["", ...bids.map((bid) => words.bid(bid))],
    ...bidRows.map((name) => [
      words.rows[name][0],
      ...bids.map((bid) => values[bidField(name, bid)] ?? ""),
    ]),
  ];
  return `\uFEFF${rows.map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
}
