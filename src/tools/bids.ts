/** The sheet that compares bids: what to ask of each bidder, and the sheet as CSV. Pure. */

/** How many bids fit beside each other. */
export const bidCount = 4;

/** What a bid is compared by, in the order in which a bid is read. */
export const bidRows = [
  { name: "company", title: "Company", hint: "The name on the license" },
  { name: "license", title: "License", hint: "Number, class, status, monetary limit" },
  { name: "insurance", title: "Insurance", hint: "Certificates from the insurer" },
  { name: "included", title: "Included", hint: "Rooms, trades, cleaning up" },
  { name: "excluded", title: "Left out", hint: "What you would pay for besides" },
  { name: "allowances", title: "Allowances", hint: "Amounts for what is not chosen yet" },
  { name: "permits", title: "Permits", hint: "Who applies, who draws" },
  { name: "days", title: "Start and finish", hint: "The days in the contract" },
  { name: "price", title: "Total with tax", hint: "For the same drawings" },
  { name: "deposit", title: "Deposit", hint: "Before any work" },
  { name: "payments", title: "Payments", hint: "Which finished work each is for" },
  { name: "changes", title: "Changes", hint: "Written and signed by both" },
  { name: "warranty", title: "Warranty", hint: "How long, and for what" },
  { name: "open", title: "Still to ask", hint: "" },
] as const;

/** Name of a field of the sheet. */
export const bidField = (row: string, bid: number) => `${row}-${bid}`;

/** A cell of a CSV file: quoted, and never begun as a formula, which a spreadsheet would run. */
const cell = (text: string) =>
  `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** The sheet as CSV: RFC 4180, with the mark by which spreadsheets know UTF-8. */
export function bidsCsv(values: Readonly<Record<string, string>>): string {
  const bids = Array.from({ length: bidCount }, (_, index) => index + 1);
  const rows = [
    ["", ...bids.map((bid) => `Bid ${bid}`)],
    ...bidRows.map(({ name, title }) => [
      title,
      ...bids.map((bid) => values[bidField(name, bid)] ?? ""),
    ]),
  ];
  return `\uFEFF${rows.map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
}
