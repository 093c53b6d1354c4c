import { render, screen } from "@testing-library/react";
import { PageError } from "../../../src/components/ErrorView/ErrorView";
import { ErrorBoundary } from "../../../src/components/ErrorBoundary/ErrorBoundary";

jest.mock("../../../src/components/ErrorView/ErrorView", () => {
  const actual = jest.requireActual<{ PageError: typeof PageError }>(
    "../../../src/components/ErrorView/ErrorView",
  );
  return { ...actual, PageError: jest.fn(actual.PageError) };
});

function Bad({ thrown }: { thrown: unknown }): never {
  throw thrown;
}

const show = (thrown: unknown) =>
  render(
    <ErrorBoundary at="/a">
      <Bad thrown={thrown} />
    </ErrorBoundary>,
  );
const status = () => document.querySelector("[data-status]")?.getAttribute("data-status");

// React logs every error that a boundary catches.
beforeEach(() => jest.spyOn(console, "error").mockImplementation());

const broken = () => {
  throw new Error("worse");
};

it.each([
  [new Error("Broken"), "Broken", "500"],
  [new Error(""), "Error", "500"],
  [Object.assign(new Error("Gone"), { status: 410 }), "Gone", "410"],
  [{ message: "Teapot", status: 418 }, "Teapot", "418"],
  ["a string", "Error", "500"],
])("shows the error view for %p", (thrown, message, code) => {
  show(thrown);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(message);
  expect(status()).toBe(code);
  expect(screen.queryByRole("button", { name: "Try again" })).not.toBeInTheDocument();
});

it("has a fallback for errors of the error view", () => {
  const { getMockImplementation } = jest.mocked(PageError);
  const view = getMockImplementation.call(PageError);
  jest.mocked(PageError).mockImplementation(broken);
  show(new Error("Broken"));
  jest.mocked(PageError).mockImplementation(view);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
    "An error occurred while showing the error page",
  );
  expect(screen.getByRole("link", { name: "Go back to home" })).toHaveAttribute("href", "/");
});
