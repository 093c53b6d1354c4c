import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { BidSheet } from "../../../src/tools/BidSheet";
import { saveFile } from "../../../src/tools/file";
import { axeViolationsIn } from "../../support/axe-dom";
import { showAt } from "./tool-fixture";

jest.mock("../../../src/tools/file");

const key = "bid-comparison";
const price = () => screen.getByRole("textbox", { name: "Total with tax, bid 2" });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

it("has no accessibility violations, empty or filled in", async () => {
  const { container } = showAt("/plan/bid-comparison", <BidSheet />);
  expect(await axeViolationsIn(container)).toEqual([]);
  await userEvent.type(price(), "12,500");
  expect(await axeViolationsIn(container)).toEqual([]);
});

it("is restored on the next visit", async () => {
  const { unmount } = showAt("/plan/bid-comparison", <BidSheet />);
  await userEvent.type(price(), "12,500");
  unmount();
  showAt("/plan/bid-comparison", <BidSheet />);
  expect(price()).toHaveValue("12,500");
});

it("clears the sheet and its storage, and undoes that", async () => {
  showAt("/plan/bid-comparison", <BidSheet />);
  await userEvent.type(price(), "12,500");
  await press("Clear the sheet");
  expect(price()).toHaveValue("");
  expect(localStorage.getItem(key)).toBeNull();
  expect(screen.getByRole("status")).toHaveTextContent("The sheet is empty");
  await press("Undo");
  expect(price()).toHaveValue("12,500");
  expect(localStorage.getItem(key)).toContain("12,500");
  expect(screen.queryByRole("button", { name: "Undo" })).not.toBeInTheDocument();
});

it("saves what is typed as CSV", async () => {
  showAt("/plan/bid-comparison", <BidSheet />);
  await userEvent.type(price(), "12,500");
  await press("Save as CSV");
  expect(saveFile).toHaveBeenCalledWith(
    "bids.csv",
    "text/csv;charset=utf-8",
    expect.stringContaining('"Total with tax","","12,500","",""'),
  );
});

it("begins empty with invalid storage, and says if nothing can be stored", async () => {
  localStorage.setItem(key, '{"price-2":7}');
  showAt("/plan/bid-comparison", <BidSheet />);
  expect(price()).toHaveValue("");
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("full");
  });
  await userEvent.type(price(), "1");
  expect(screen.getByRole("status")).toHaveTextContent("This browser keeps nothing");
});
