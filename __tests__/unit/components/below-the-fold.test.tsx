import { act, render, screen } from "@testing-library/react";
import { BelowTheFold } from "../../../src/components/BelowTheFold/BelowTheFold";
import { holdRest, onRest, releaseRest } from "../../../src/layouts/first-view";

const page = (
  <>
    <h1>Casitas</h1>
    <BelowTheFold>
      <p>Setbacks</p>
    </BelowTheFold>
  </>
);

afterEach(() => {
  holdRest(false);
  onRest(() => undefined);
});

it("is there at once where nothing holds it", () => {
  const there = jest.fn();
  onRest(there);
  render(page);
  expect(screen.getByText("Setbacks")).toBeInTheDocument();
  expect(there).not.toHaveBeenCalled();
});

it("comes when the first view has been drawn, and tells of it", () => {
  const there = jest.fn(() => screen.getByText("Setbacks"));
  onRest(there);
  holdRest(true);
  render(page);
  expect(screen.getByRole("heading", { name: "Casitas" })).toBeInTheDocument();
  expect(screen.queryByText("Setbacks")).not.toBeInTheDocument();
  act(releaseRest);
  expect(screen.getByText("Setbacks")).toBeInTheDocument();
  expect(there).toHaveBeenCalledTimes(1);
});

it("is not lost when the first view was drawn before React came to listen", () => {
  holdRest(true);
  const element = <BelowTheFold>{<Releasing />}</BelowTheFold>;
  render(
    <>
      {element}
      <Releasing />
    </>,
  );
  expect(screen.getAllByText("Released")).toHaveLength(2);
});

/** Releases the rest while it is rendered, before any effect has run. */
function Releasing() {
  releaseRest();
  return <p>Released</p>;
}

it("a page that is left before that holds up no other", () => {
  holdRest(true);
  const { unmount } = render(page);
  unmount();
  expect(() => act(releaseRest)).not.toThrow();
  render(page);
  expect(screen.getByText("Setbacks")).toBeInTheDocument();
});
