import type { ReactElement } from "react";
import { act, render, screen } from "@testing-library/react";
import { ErrorView } from "../../../src/components/ErrorView/ErrorView";
import { Boundary, pageBoundary } from "../../../src/browser/errors/Boundary";
import { failurePage, loadFailure } from "../../../src/browser/errors/failure-page";

jest.mock("../../../src/components/ErrorView/ErrorView", () => {
  const actual = jest.requireActual<{ ErrorView: typeof ErrorView }>(
    "../../../src/components/ErrorView/ErrorView",
  );
  return { ErrorView: jest.fn(actual.ErrorView) };
});

function Bad({ thrown }: { thrown: unknown }): never {
  throw thrown;
}

const show = (thrown: unknown) =>
  render(
    <Boundary at="/a">
      <Bad thrown={thrown} />
    </Boundary>,
  );
const status = () => document.querySelector("[data-status]")?.getAttribute("data-status");

// React writes every error that a boundary catches to the console.
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
  [null, "Error", "500"],
])("shows the error view for %p", (thrown, message, code) => {
  show(thrown);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(message);
  expect(status()).toBe(code);
  expect(screen.queryByRole("button", { name: "Try again" })).not.toBeInTheDocument();
});

it("lets the error go when the visitor moves on", () => {
  const { rerender } = show(new Error("Broken"));
  rerender(
    <Boundary at="/a">
      <p>well</p>
    </Boundary>,
  );
  expect(screen.getByText("Broken")).toBeInTheDocument();
  rerender(
    <Boundary at="/b">
      <p>well</p>
    </Boundary>,
  );
  expect(screen.getByText("well")).toBeInTheDocument();
  expect(status()).toBeUndefined();
});

it("has a last resort for the error view itself", () => {
  const { getMockImplementation } = jest.mocked(ErrorView);
  const view = getMockImplementation.call(ErrorView);
  jest.mocked(ErrorView).mockImplementation(broken);
  show(new Error("Broken"));
  jest.mocked(ErrorView).mockImplementation(view);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
    "An error occurred while showing the error page",
  );
  expect(screen.getByRole("link", { name: "Go back to home" })).toHaveAttribute("href", "/");
});

it("shows a failure that no rendering threw, with a way to try again", () => {
  render(
    <Boundary at="/a" ref={pageBoundary}>
      <p>well</p>
    </Boundary>,
  );
  act(() => pageBoundary.current?.setState({ caught: { error: loadFailure } }));
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
    "This page could not be loaded",
  );
  expect(screen.getByRole("button", { name: "Try again" })).toBeInTheDocument();
});

it("stands for a page that could not be loaded, with its title", () => {
  window.___webpackCompilationHash = "build";
  const {
    component: Page,
    head,
    page,
  } = failurePage("/a") as unknown as {
    component: () => ReactElement<{ children: string }>;
    head: { Head: () => ReactElement<{ children: string }> };
    page: object;
  };
  render(<Page />);
  expect(screen.getByRole("button", { name: "Try again" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Back to the home page" })).toHaveAttribute("href", "/");
  expect(head.Head().props.children).toBe("This page could not be loaded");
  expect(page).toMatchObject({ path: "/a", webpackCompilationHash: "build" });
});
