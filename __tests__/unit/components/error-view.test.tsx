import { render, screen } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import { ErrorView } from "../../../src/components/ErrorView/ErrorView";

it("ErrorView has its status, its message and the link home", () => {
  const { container } = render(<ErrorView status={404} message="This page could not be found" />);
  expect(container.firstChild).toHaveAttribute("data-status", "404");
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
    "This page could not be found",
  );
  expect(screen.getByRole("link", { name: "Back to the home page" })).toHaveAttribute("href", "/");
});

it("ErrorView is shown where the data of all pages could not be loaded either", () => {
  jest.mocked(useStaticQuery).mockImplementation(() => {
    throw new Error("The result of this StaticQuery could not be fetched.");
  });
  render(<ErrorView status={500} message="This page didn't load" />);
  expect(screen.getByRole("heading")).toHaveTextContent("This page didn't load");
});
