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

/** A frame, and the task after it. */
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

it("is there at once in the page that the document brought along", () => {
  render(page("/a", false));
  expect(rest("/a")).toBeInTheDocument();
});

it("comes a frame after the first view of a page to which a link leads, and its links with it", () => {
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

it("is there at once where another place than the top is wanted", () => {
  const { rerender } = render(page("/a", false));
  rerender(page("/b", false));
  expect(rest("/b")).toBeInTheDocument();
});

it("stays when only the query changes", () => {
  const { rerender } = render(page("/a", false));
  rerender(page("/b", true));
  frame();
  rerender(page("/b", true));
  expect(rest("/b")).toBeInTheDocument();
});

it("of a page that is left before that holds up no other", () => {
  const { rerender } = render(page("/a", false));
  rerender(page("/b", true));
  rerender(page("/c", true));
  expect(rest("/c")).not.toBeInTheDocument();
  frame();
  expect(rest("/c")).toBeInTheDocument();
});
