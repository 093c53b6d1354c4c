/** The sheet that compares bids: what to ask of each bidder, what to look at again, and the sheet as CSV. Pure. */
import type { Text } from "../i18n";
import { capOf, centsIn, type CapFigures } from "./deposit";

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
type BidRow = (typeof bidRows)[number];

/** What is filled in, by `bidField`. */
export type Sheet = Readonly<Record<string, string>>;

/** Name of a field of the sheet. */
export const bidField = (row: BidRow, bid: number) => `${row}-${bid}`;

/** Reads the first amount in a text, in cents: “$12,500.00 with tax”. */
const amountIn = (text: string): number | undefined =>
  centsIn(/\$?\s*\d[\d,]*(?:\.\d\d?)?(?![\d%])/.exec(text)?.[0] ?? "");

/** Returns what to look at again in a bid that has a company or a price; amounts are in cents. */
export function flagsOf(sheet: Sheet, bid: number, figures: CapFigures) {
  const cell = (row: BidRow) => (sheet[bidField(row, bid)] ?? "").trim();
  if (!cell("company") && !cell("price")) return [];
  const price = amountIn(cell("price"));
  // A percentage is one of the price.
  const [, percent] = /(\d+(?:\.\d+)?)\s*(?:%|percent|por ciento)/i.exec(cell("deposit")) ?? [];
  const asked =
    percent && price ? Math.round((price * Number(percent)) / 100) : amountIn(cell("deposit"));
  const cap = price && capOf(price, figures);
  const license = cell("license");
  return [
    ...(asked && cap && asked > cap ? [{ kind: "over", asked, cap } as const] : []),
    ...(/\d{4}/.test(license) ? [] : [{ kind: "license" } as const]),
    ...(/\$|limit|l[ií]mite|unlimited/i.test(license) ? [] : [{ kind: "limit" } as const]),
    ...(cell("excluded") ? [] : [{ kind: "excluded" } as const]),
  ];
}

/** A cell of a CSV file: quoted, and never starting like a formula, which a spreadsheet would run, also after blanks. */
const cell = (text: string) =>
  `"${(/^(\s*[=+\-@]|[\t\r])/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** Returns the sheet as CSV (RFC 4180), with the byte order mark by which spreadsheets recognize UTF-8. */
export function bidsCsv(values: Sheet, { t }: Text): string {
  const rows = [
    ["", ...bidNumbers.map((bid) => t("bids.bid", { number: bid }))],
    ...bidRows.map((name) => [
      t(`bids.${name}`),
      ...bidNumbers.map((bid) => values[bidField(name, bid)] ?? ""),
    ]),
  ];
  return `\uFEFF${rows.map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
}
