import { Link } from "../../components/Link/Link";

/** The article of a service page. */
export const service = {
  permits: "Who permits",
  reviewers: "Who reviews",
  trades: "Usual trades",
  occupancy: "During the work",
  plan: "Plan yours: approvals, weeks, papers, days",
  questions: {
    title: "Three questions we ask first",
    text: "You need not have every answer. Tell us which one is open.",
  },
  faq: "Common questions",
  rights: (
    <>
      Deposit, contract, permits, complaints:{" "}
      <Link to="/rights">your rights as a Nevada owner</Link>.
    </>
  ),
};
