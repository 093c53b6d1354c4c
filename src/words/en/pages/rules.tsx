import { Link } from "../../../components/Link/Link";
import { shared } from "../shared";

export const words = { shared };

export const page = {
  title: "Building Rules",
  description:
    "Licenses, contracts, permits, liens, sprinklers, casitas, health review, energy and site rules for the Las Vegas Valley, each with source and checking date.",
  headline: "The rules we work by",
  lead: "State law and local rules that decide what is built in the Las Vegas Valley: one sentence each, with the source and the day we checked it.",
  where: (
    <>
      For your own home, begin with <Link to="/rights">your rights as an owner</Link>. Where permits
      stand in a job is on <Link to="/build-process">how a build runs</Link>, and short answers are
      in <Link to="/faq">questions and answers</Link>.
    </>
  ),
};
