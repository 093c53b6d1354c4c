import { screen } from "@testing-library/react";
import { DepositBars } from "../../../src/tools/DepositBars";
import { axeViolationsIn } from "../../support/axe-dom";
import { depositRule, showAt } from "./tool-fixture";

it("draws the deposits of four prices as parts of their bars", async () => {
  const { container } = showAt("/rights", <DepositBars rule={depositRule} />);
  expect(screen.getByRole("figure")).toHaveTextContent(/^Deposit cap on a finished home/);
  const items = screen.getAllByRole("listitem");
  expect(items.map(({ textContent }) => textContent)).toEqual([
    "Contract of $4,000 $400",
    "Contract of $7,500 $750",
    "Contract of $10,000 $1,000",
    "Contract of $20,000 $1,000",
  ]);
  const widths = items.map((item) =>
    Array.from(item.querySelectorAll("rect"), (bar) => Number(bar.getAttribute("width"))),
  );
  expect(widths).toEqual([
    [20, 2],
    [37.5, 3.75],
    [50, 5],
    [100, 5],
  ]);
  expect(await axeViolationsIn(container)).toEqual([]);
});

it("draws nothing without its rule", () => {
  showAt("/rights", <DepositBars rule={null} />);
  expect(screen.queryByRole("figure")).not.toBeInTheDocument();
});
