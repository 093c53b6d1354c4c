/**
 * The sheet that compares bids: what to ask of each bidder, what to look at again, and the sheet as
 * CSV. Pure.
 */
import type { BidLack, BidRole } from "../plan-names";
import type { Text } from "../../../i18n";
import { amountIn, wordsIn, type Amount } from "./amounts";
import { askedOf, capOf, overAnyPrice, type CapFigures } from "./deposit";

/** The numbers of the bids: as many as fit side by side. */
export const bidNumbers = [1, 2, 3, 4] as const;

/** What bids are compared by; `role` is what the sheet looks at in it. */
export interface BidRow {
  entryId: string;
  title: string;
  hint?: string | null;
  role?: string | null;
  missing?: readonly { lacks: string; say: string }[];
}

/** What is filled in, by `bidField`. */
export type Sheet = Readonly<Record<string, string>>;

/** Name of a field of the sheet. */
export const bidField = (row: string, bid: number) => `${row}-${bid}`;

const fieldForm = /^[a-z0-9]+(?:-[a-z0-9]+)*-[1-4]$/;

/** Returns what a browser has kept as a sheet; undefined for what is none. */
export function sheetIn(kept: unknown): Sheet | undefined {
  if (kept === null || typeof kept !== "object" || Array.isArray(kept)) return undefined;
  const isSheet = Object.entries(kept).every(
    ([name, value]) => fieldForm.test(name) && typeof value === "string",
  );
  return isSheet ? (kept as Sheet) : undefined;
}

/**
 * What to look at again in a bid. Amounts are in cents; `limit` and `share` are those of the rule.
 */
export type Flag =
  | { kind: "over"; asked: number; cap: number }
  | { kind: "overLimit"; asked: number; limit: number }
  | { kind: "overShare"; share: number }
  | { kind: "unread"; row: string }
  | { kind: "missing"; say: string };

/** What a row has that lacks nothing, in a language. */
const formsOf = ({ t }: Pick<Text, "t">): Readonly<Record<BidLack, RegExp>> => ({
  number: /\d{4}/,
  limit: new RegExp(`\\$|${wordsIn(t("bids.words.limit"))}`, "iu"),
  words: /\S/,
});

/** Returns what to look at again in a bid of which anything that counts has been filled in. */
export function flagsOf(
  sheet: Sheet,
  bid: number,
  rows: readonly BidRow[],
  figures: CapFigures,
  text: Pick<Text, "t">,
): Flag[] {
  const forms = formsOf(text);
  const rowOf = (role: BidRole) => rows.find((row) => row.role === role);
  const cell = (role: BidRole) => (sheet[bidField(rowOf(role)?.entryId ?? "", bid)] ?? "").trim();
  if (!cell("company") && !cell("price") && !cell("deposit")) return [];
  const price = amountIn(cell("price"), text);
  const deposit = amountIn(cell("deposit"), text);
  // A price of nothing is none.
  const cents = price?.kind === "cents" && price.cents > 0 ? price.cents : undefined;
  const flags: (Flag | false | undefined)[] = [
    price && cents === undefined && { kind: "unread", row: rowOf("price")?.title ?? "" },
    deposit?.kind === "unread" && { kind: "unread", row: rowOf("deposit")?.title ?? "" },
    depositFlag(deposit, cents, figures),
    ...rows.flatMap(({ entryId, missing = [] }) =>
      missing
        .filter(({ lacks }) => !forms[lacks as BidLack].test(sheet[bidField(entryId, bid)] ?? ""))
        .map(({ say }) => ({ kind: "missing" as const, say })),
    ),
  ];
  return flags.filter((flag): flag is Flag => Boolean(flag));
}

/** Returns the flag of a deposit above the cap, as far as that can be said without a price. */
function depositFlag(
  deposit: Amount | undefined,
  price: number | undefined,
  figures: CapFigures,
): Flag | undefined {
  if (price === undefined) {
    const over = overAnyPrice(deposit, figures);
    if (!over) return undefined;
    return "share" in over ? { kind: "overShare", ...over } : { kind: "overLimit", ...over };
  }
  const asked = askedOf(deposit, price);
  const cap = capOf(price, figures);
  return asked !== undefined && asked > cap ? { kind: "over", asked, cap } : undefined;
}

/**
 * A cell of a CSV file: quoted, and never starting like a formula, which a spreadsheet would run,
 * also after blanks.
 */
const quoted = (text: string) =>
  `"${(/^(\s*[=+\-@]|[\t\r])/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/**
 * Returns the sheet as CSV (RFC 4180), with the byte order mark by which spreadsheets recognize
 * UTF-8.
 */
export function bidsCsv(values: Sheet, rows: readonly BidRow[], { t }: Text): string {
  const lines = [
    ["", ...bidNumbers.map((bid) => t("bids.bid", { number: bid }))],
    ...rows.map(({ entryId, title }) => [
      title,
      ...bidNumbers.map((bid) => values[bidField(entryId, bid)] ?? ""),
    ]),
  ];
  return `\uFEFF${lines.map((line) => line.map(quoted).join(",")).join("\r\n")}\r\n`;
}
