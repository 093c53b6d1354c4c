import { render, screen } from "@testing-library/react";
import { PageError } from "../../../src/components/ErrorView/ErrorView";
import { ErrorBoundary } from "../../../src/components/ErrorBoundary/ErrorBoundary";
import { statusLineId } from "../../../src/content/sections";

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

/** Shows what takes the place of an error view that fails. */
function showBroken() {
  const { getMockImplementation } = jest.mocked(PageError);
  const view = getMockImplementation.call(PageError);
  jest.mocked(PageError).mockImplementation(broken);
  show(new Error("Broken"));
  jest.mocked(PageError).mockImplementation(view);
}

it("has a fallback for errors of the error view", () => {
  showBroken();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
    "An error occurred while showing the error page",
  );
  expect(screen.getByRole("link", { name: "Go back to home" })).toHaveAttribute("href", "/");
});

it("takes its words from the page's HTML, which has them in its language without any labels", () => {
  const words = `<p id="${statusLineId}" data-broken="No se pudo" data-home="Volver"></p>`;
  document.body.insertAdjacentHTML("beforeend", words);
  showBroken();
  document.getElementById(statusLineId)?.remove();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("No se pudo");
  expect(screen.getByRole("link", { name: "Volver" })).toHaveAttribute("href", "/");
});
