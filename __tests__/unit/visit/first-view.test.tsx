import { act, render, screen } from "@testing-library/react";
import { BelowTheFold } from "../../../src/components/BelowTheFold/BelowTheFold";
import { FirstView } from "../../../src/layouts/FirstView";
import { observeLinks } from "../../../src/visit/prefetch";

jest.mock("../../../src/visit/prefetch");

const page = (path: string, startsAtTop: boolean) => (
  <FirstView path={path} startsAtTop={startsAtTop}>
    <h1>{path}</h1>
    <BelowTheFold>
      <p>Setbacks of {path}</p>
    </BelowTheFold>
  </FirstView>
);

const rest = (path: string) => screen.queryByText(`Setbacks of ${path}`);

/** Runs an animation frame and the task after it. */
const frame = () =>
  act(() => {
    jest.advanceTimersByTime(20);
  });

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(observeLinks).mockClear();
});
afterEach(() => {
  jest.useRealTimers();
});

it("is rendered at once on the first page", () => {
  render(page("/a", false));
  expect(rest("/a")).toBeInTheDocument();
});

it("is rendered a frame after the first view of a new page, and its links are observed", () => {
  const { rerender } = render(page("/a", false));
  frame();
  expect(observeLinks).toHaveBeenCalledTimes(1);
  rerender(page("/b", true));
  expect(screen.getByRole("heading", { name: "/b" })).toBeInTheDocument();
  expect(rest("/b")).not.toBeInTheDocument();
  frame();
  expect(rest("/b")).toBeInTheDocument();
  expect(observeLinks).toHaveBeenCalledTimes(2);
  frame();
  expect(observeLinks).toHaveBeenCalledTimes(3);
});

it("is rendered at once if the page does not start at the top", () => {
  const { rerender } = render(page("/a", false));
  rerender(page("/b", false));
  expect(rest("/b")).toBeInTheDocument();
});

it("is kept when only the query changes", () => {
  const { rerender } = render(page("/a", false));
  rerender(page("/b", true));
  frame();
  rerender(page("/b", true));
  expect(rest("/b")).toBeInTheDocument();
});

it("is not delayed by a page that was left before", () => {
  const { rerender } = render(page("/a", false));
  rerender(page("/b", true));
  rerender(page("/c", true));
  expect(rest("/c")).not.toBeInTheDocument();
  frame();
  expect(rest("/c")).toBeInTheDocument();
});
