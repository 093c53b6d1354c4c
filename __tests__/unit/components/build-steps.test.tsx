import { render, screen, within } from "@testing-library/react";
import { BuildSteps } from "../../../src/components/BuildSteps/BuildSteps";
import { InSpanish } from "../../support/words";

/** Returns the titles of the steps that have a lane. */
const stepsOf = (lane: string) =>
  screen
    .getAllByRole("heading", { level: 3 })
    .filter(({ parentElement: step }) => step && within(step).queryByText(lane))
    .map(({ textContent }) => textContent);

it("has a lane for the authority in the steps that it checks", () => {
  render(<BuildSteps />);
  expect(stepsOf("The authority checks")).toEqual([
    "Get the permits",
    "Build and inspect",
    "Hand over",
  ]);
  expect(stepsOf("We do")).toHaveLength(6);
});

it("does so in Spanish", () => {
  render(
    <InSpanish>
      <BuildSteps />
    </InSpanish>,
  );
  expect(stepsOf("La autoridad revisa")).toHaveLength(3);
});
