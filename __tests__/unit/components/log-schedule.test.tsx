import { render, screen, within } from "@testing-library/react";
import { LogSchedule } from "../../../src/components/LogSchedule/LogSchedule";

const recap: Queries.LogSchedule_recapFragment = {
  title: "A kitchen",
  phases: [
    { weeks: "Week 1", title: "Tear out", inspections: [] },
    { weeks: "Weeks 2–4", title: "Rough work", inspections: ["Pipes", "Framing"] },
  ],
  without: { weeks: "Weeks 2–4", what: "weeks without the kitchen" },
};

describe("LogSchedule", () => {
  it("is a table of phases that link to their text, with their weeks and inspections", () => {
    render(<LogSchedule recap={recap} />);
    const row = screen.getByRole("row", { name: /Rough work/ });
    expect(within(row).getByRole("link", { name: "Rough work" })).toHaveAttribute(
      "href",
      "#phase-2",
    );
    expect(within(row).getByRole("cell")).toHaveTextContent("Weeks 2–4; inspected: Pipes; Framing");
    expect(screen.getByText(/Shaded: weeks without the kitchen/)).toBeVisible();
  });

  it("draws bars to scale, and a diamond for each inspection", () => {
    const { container } = render(<LogSchedule recap={recap} />);
    const bars = [...container.querySelectorAll("tbody tr")].map((row) => {
      const bar = row.querySelector("rect:not([class])");
      return [
        bar?.getAttribute("x"),
        bar?.getAttribute("width"),
        row.querySelectorAll("path").length,
      ];
    });
    expect(bars).toEqual([
      ["0%", "25%", 0],
      ["25%", "75%", 2],
    ]);
  });
});
