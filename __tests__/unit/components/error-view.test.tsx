import { render, screen } from "@testing-library/react";
import { ErrorView } from "../../../src/components/ErrorView/ErrorView";

it("ErrorView has its status, its message and the link home", () => {
  const { container } = render(<ErrorView status={404} message="This page could not be found" />);
  expect(container.firstChild).toHaveAttribute("data-status", "404");
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
    "This page could not be found",
  );
  expect(screen.getByRole("link", { name: "Back to the home page" })).toHaveAttribute("href", "/");
});
