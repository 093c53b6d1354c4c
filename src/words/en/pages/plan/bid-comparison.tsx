import { Link } from "../../../../components/Link/Link";
import { shared } from "../../shared";

export const words = { shared };

export const page = {
  headline: "Compare bids line by line",
  lead: "Fill in up to four bids, or print the sheet empty. What you type is kept in this browser only, and nothing is sent.",
  more: (
    <>
      How to read each line is in{" "}
      <Link to="/blog/how-to-pick-trustworthy-general-contractor">
        our guide to picking a contractor
      </Link>
      . For your own home, check the <Link to="/plan/deposit">deposit</Link> and{" "}
      <Link to="/rights">your rights</Link>.
    </>
  ),
  description:
    "A blank sheet to compare up to four contractor bids: license, scope, allowances, price, deposit, payments and warranty. Type, print or save it as CSV.",
};
