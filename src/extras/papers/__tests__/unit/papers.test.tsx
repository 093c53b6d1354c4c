import { render, screen } from "@testing-library/react";
import { mockSite } from "../../../../../__tests__/support/component-fixture";
import { Slot } from "../../../../components/Slot/Slot";

const written = <Slot name="writtenPrice" words="line by line" />;

it("leads from the words for a price in writing to one", () => {
  mockSite();
  render(written);
  const link = screen.getByRole("link", { name: "line by line" });
  expect(link).toHaveAttribute("href", "/papers#written-price");
});

it("leaves the words where the paper is not there", () => {
  mockSite({}, { pages: ["/"] });
  const { container } = render(written);
  expect(container).toHaveTextContent("line by line");
  expect(screen.queryByRole("link")).toBeNull();
});
