/** The sheet that compares bids: what to ask of each bidder, and the sheet as CSV. Pure. */
import type { Text } from "../i18n";

/** The numbers of the bids: as many as fit side by side. */
export const bidNumbers = [1, 2, 3, 4] as const;

/** What bids are compared by, in the order in which a bid is read. */
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
/** Name of a field of the sheet. */
export const bidField = (row: string, bid: number) => `${row}-${bid}`;

/** A cell of a CSV file: quoted, and never starting like a formula, which a spreadsheet would run, also after blanks. */
const cell = (text: string) =>
  `"${(/^(\s*[=+\-@]|[\t\r])/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** Returns the sheet as CSV (RFC 4180), with the byte order mark by which spreadsheets recognize UTF-8. */
export function bidsCsv(values: Readonly<Record<string, string>>, { t }: Text): string {
  const rows = [
    ["", ...bidNumbers.map((bid) => t("bids.bid", { number: bid }))],
    ...bidRows.map((name) => [
      t(`bids.${name}`),
      ...bidNumbers.map((bid) => values[bidField(name, bid)] ?? ""),
    ]),
  ];
  return `\uFEFF${rows.map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
}
