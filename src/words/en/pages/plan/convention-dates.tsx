import { Link } from "../../../../components/Link/Link";
import { shared } from "../../shared";
import { tools } from "../../tools";

export const convention = {
  setup: "Day on which exhibitors move in",
  setupHint:
    "It is in the manual of the show. Without it only the days before the opening are counted.",
  before: (most: number, least: number, isOpening: boolean) =>
    `${most === least ? most : `${most} to ${least}`} days before ${isOpening ? "the opening" : "move-in"}`,
  enter: "Enter the opening day, and the dates appear here.",
  wrong: "Exhibitors move in before the show opens: check both days.",
  counted: (moveIn: string, opening: string) => {
    const from = [moveIn && `move-in on ${moveIn}`, opening && `the opening on ${opening}`];
    return `Counted back from ${from.filter(Boolean).join(" and ")}. The current manual of your show wins over every date here.`;
  },
  caption: "Dates, counted back",
  by: "By",
  what: "What",
  when: "When",
  span: (first: string, last: string) => `${first} to ${last}`,
  past: " (past)",
  every: "Days before a show",
  everyText:
    "Dates that single shows asked for, for orientation. Yours are in the manual of your show.",
};

export const words = { shared, tools, convention };

export const page = {
  headline: "What is due before your show?",
  lead: "Enter the days of the show. Each date is counted back from them, with who asked for it.",
  more: (
    <>
      Send the manual and your space number. What we build for exhibitors is on{" "}
      <Link to="/services/convention">the page about exhibits</Link>, the weeks it takes in{" "}
      <Link to="/plan">the planner</Link>, and local rules with their sources on{" "}
      <Link to="/rules">one page</Link>.
    </>
  ),
  description:
    "Dates before a Las Vegas convention, counted back from opening and move-in: plans of large booths, county permits, insurance papers and discount orders.",
};
