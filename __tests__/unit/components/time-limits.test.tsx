import { render, screen, within } from "@testing-library/react";
import { TimeLimits } from "../../../src/components/RuleEntry/TimeLimits";

const captions = { days: "Times in days", years: "Times in years" };
const rules = [
  {
    entryId: "lien-record",
    figures: [
      { value: 90, unit: "days", of: "time to record a lien" },
      { value: 6, unit: "months", of: "time to sue" },
    ],
  },
  { entryId: "lien-intent", figures: [{ value: 15, unit: "days", of: "notice before a lien" }] },
  { entryId: "defects", figures: [{ value: 10, unit: "years", of: "time to act" }] },
];

it("shows times in one unit, shortest first, each with its rule and a bar to scale", () => {
  render(<TimeLimits rules={rules} captions={captions} />);
  const days = screen.getByRole("figure");
  expect(within(days).getByText("Times in days")).toBeVisible();
  const items = within(days).getAllByRole("listitem");
  expect(items.map(({ textContent }) => textContent)).toEqual([
    "notice before a lien 15",
    "time to record a lien 90",
  ]);
  const links = within(days).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["#lien-intent", "#lien-record"]);
  const bars = Array.from(days.querySelectorAll("rect"), (bar) =>
    Number(bar.getAttribute("width")),
  );
  expect(bars).toEqual([expect.closeTo(16.67, 1), 100]);
});

it("omits a unit with a single time", () => {
  render(<TimeLimits rules={rules} captions={captions} />);
  expect(screen.queryByText("Times in years")).not.toBeInTheDocument();
});
