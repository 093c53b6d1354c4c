import { Link } from "../../../../components/Link/Link";
import { shared } from "../../shared";

export const words = { shared };

export const page = {
  headline: "How much deposit may a contractor ask for?",
  lead: "Nevada limits the deposit on a home that is built and lived in by its owner. Answer six questions about yours.",
  more: (
    <>
      Before you sign, read <Link to="/rights">your rights as a Nevada owner</Link> and{" "}
      <Link to="/blog/how-to-pick-trustworthy-general-contractor">how to pick a contractor</Link>,
      and put the bids beside each other on <Link to="/plan/bid-comparison">one sheet</Link>.
    </>
  ),
  description:
    "How much deposit a Nevada contractor may ask for on your home: six answers, the cap of NRS 624.970 with its exceptions, worked examples and whom to ask.",
};
