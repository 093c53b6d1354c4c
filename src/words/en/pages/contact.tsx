import { Link } from "../../../components/Link/Link";
import { usePlaces } from "../places";
import { shared } from "../shared";

export const words = { shared, places: { usePlaces } };

export const page = {
  title: "Contact",
  headline: "Tell us about the place",
  lead: (
    <>
      Where it is, what has to change and by when. <Link to="/faq#quote">What helps us quote</Link>
    </>
  ),
  next: "After you send",
  request: "Request a quote",
  reach: "How to reach us",
  areas: "Where we work, and who permits it",
  description: (phone: string, hours: string) =>
    `Request a quote from a Las Vegas general contractor, call ${phone} (${hours}), or write. Our address and the places we serve.`,
};
