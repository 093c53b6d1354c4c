import { Link } from "../../../components/Link/Link";
import { usePlaces } from "../places";
import { shared } from "../shared";

export const words = { shared, places: { usePlaces } };

export const page = {
  title: "FAQ",
  description:
    "Answers about contractor licenses, permits, deposits, payments, time and lien papers for building work in Las Vegas, each with its sources and checking date.",
  headline: "Questions and answers",
  lead: "Short answers about licenses, permits, money and time. Every answer has an address of its own, so that you can send it to someone.",
  rights: (
    <>
      The law for homeowners is on one page: <Link to="/rights">your rights as a Nevada owner</Link>
      .
    </>
  ),
  own: "Before you write",
  checked: (day: string) => `Checked on ${day}`,
  link: "Link to this answer",
  offices: "Which office permits",
  call: {
    title: "Ask us directly",
    text: "If your question is about your own place, tell us about it: the answer often depends on the parcel.",
  },
};
