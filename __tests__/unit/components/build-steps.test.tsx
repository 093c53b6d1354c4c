import { render, screen } from "@testing-library/react";
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { BuildStepTable } from "../../../src/components/BuildSteps/BuildSteps";

const { steps } = parse(readFileSync("content/steps.yml", "utf8")) as {
  steps: (Queries.BuildSteps_stepFragment & { id: string })[];
};

it("marks the authority's lane only in the steps that it checks", () => {
  render(<BuildStepTable steps={steps.map((step) => ({ ...step, entryId: step.id }))} />);
  const lanes = screen.getAllByText("City or county");
  const checked = lanes.filter(({ parentElement: lane }) => lane?.className === "tick");
  expect(checked.map((lane) => lane.closest("li")?.querySelector("h3")?.textContent)).toEqual([
    "We pull the permits",
    "We build, they inspect",
    "You take over",
  ]);
});
