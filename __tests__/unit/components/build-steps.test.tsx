import { render, screen, within } from "@testing-library/react";
import { BuildSteps } from "../../../src/components/BuildSteps/BuildSteps";
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { InSpanish } from "../../support/words";

const { steps: written } = parse(readFileSync("content/steps.yml", "utf8")) as {
  steps: (Queries.BuildSteps_stepFragment & { id: string })[];
};
const steps = written.map((step) => ({ ...step, entryId: step.id, idle: step.idle ?? null }));

/** Returns the titles of the steps that have a lane. */
const stepsOf = (lane: string) =>
  screen
    .getAllByRole("heading", { level: 3 })
    .filter(({ parentElement: step }) => step && within(step).queryByText(lane))
    .map(({ textContent }) => textContent);

it("has a lane for the authority in the steps that it checks", () => {
  render(<BuildSteps steps={steps} />);
  expect(stepsOf("City or county")).toEqual(["Get the permits", "Build and inspect", "Hand over"]);
  expect(stepsOf("Us")).toHaveLength(6);
});

it("does so in Spanish", () => {
  render(
    <InSpanish>
      <BuildSteps steps={steps} />
    </InSpanish>,
  );
  expect(stepsOf("Ciudad o condado")).toHaveLength(3);
});
