/** @jest-environment node */
import { formatReport, updateReport } from "../../../scripts/bench/report-page";
import { columns, table } from "../../../scripts/bench/tables";

const shown = [
  ...columns("milliseconds", { fcp: "FCP, ms" }),
  ...columns("kilobytes", { total: "total, KB" }),
  ...columns("shift", { cls: "CLS" }),
];

it("has a row for each page", () => {
  const rows = [{ name: "`/`", values: { fcp: 640.6, total: 1536, cls: 0 } }];
  expect(table("Page", shown, rows)).toBe(
    [
      "| Page | FCP, ms | total, KB | CLS |",
      "| --- | ---: | ---: | ---: |",
      "| `/` | 641 | 1.5 | 0.000 |",
    ].join("\n"),
  );
});

it("shows both of a pair and the ratio", () => {
  const values = { fcp: 108, total: 1024, cls: 0 };
  const other = { fcp: 100, total: 0, cls: 0 };
  expect(table("Page", shown, [{ name: "a", values, other }])).toContain(
    "| a | 108 / 100 = 1.08 | 1.0 / 0.0 = – | 0.000 / 0.000 = 1.00 |",
  );
});

it("shows a dash for what was not measured", () => {
  expect(table("Page", shown, [{ name: "a", values: { fcp: 1 } }])).toContain("| a | 1 | – | – |");
});

describe("on the page of the report", () => {
  const report = formatReport([
    { title: "Visits", text: "| old |" },
    { title: "Build", text: "| kept |" },
  ]);
  const page = `# Site\n\n<!-- bench -->\n\n${report}\n\n<!-- /bench -->\n\n## After\n`;

  it("replaces what was measured and keeps the rest", () => {
    const renewed = updateReport(page, [
      { title: "Visits", text: "| new |" },
      { title: "Desk", text: "| more |" },
    ]);
    expect(renewed).toBe(
      page.replace("old", "new").replace("| kept |", "| kept |\n\n### Desk\n\n| more |"),
    );
  });

  it("fills an empty report", () => {
    const renewed = updateReport("<!-- bench -->\n<!-- /bench -->", [{ title: "A", text: "b" }]);
    expect(renewed).toBe("<!-- bench -->\n\n### A\n\nb\n\n<!-- /bench -->");
  });

  it("requires the markers of the report", () => {
    expect(() => updateReport("# Site", [])).toThrow("The page has no <!-- bench -->");
  });
});
