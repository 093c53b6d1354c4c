import fc from "fast-check";
import { bidField, bidNumbers, bidRows, bidsCsv } from "../../../src/tools/bids";
import { bids } from "../../../src/words/en/pages/plan/bid-comparison";

/** Parses CSV by RFC 4180. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted = "", end = ""] of text.matchAll(/"((?:[^"]|"")*)"(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted.replaceAll('""', '"'));
    if (end !== ",") rows.push([]);
  }
  return rows.slice(0, -1);
}

it("has a row for each line of a bid and a column for each bid", () => {
  const csv = bidsCsv({ [bidField("price", 2)]: '12,500 "with tax"\nin two parts' }, bids);
  expect(csv.startsWith("\uFEFF")).toBe(true);
  const rows = readCsv(csv);
  expect(rows[0]).toEqual(["", "Bid 1", "Bid 2", "Bid 3", "Bid 4"]);
  expect(rows.slice(1).map(([title]) => title)).toEqual(bidRows.map((row) => bids.rows[row][0]));
  expect(rows.find(([title]) => title === "Total with tax")).toEqual([
    "Total with tax",
    "",
    '12,500 "with tax"\nin two parts',
    "",
    "",
  ]);
});

it("keeps every text, and lets none become a formula", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.constantFrom(...bidNumbers), (text, bid) => {
      const rows = readCsv(bidsCsv({ [bidField("open", bid)]: text }, bids));
      const cell = rows.at(-1)?.[bid] ?? "";
      expect([text, `'${text}`]).toContain(cell);
      expect(cell).not.toMatch(/^[=+\-@\t\r]/);
    }),
  );
});
