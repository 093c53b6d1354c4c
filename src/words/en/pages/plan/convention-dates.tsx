import { Link } from "../../../../components/Link/Link";
import { shared } from "../../shared";

export const words = { shared };

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
