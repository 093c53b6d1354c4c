import { Link } from "../../../../components/Link/Link";
import { shared } from "../../shared";

export const words = { shared };

export const page = {
  headline: "Does a casita fit your lot?",
  lead: "Hold your sizes against the figures reported for each place. It is a first look; planning decides.",
  more: (
    <>
      The way from the zoning question to the meter is in{" "}
      <Link to="/blog/planning-a-casita-in-southern-nevada">our article on casitas</Link>, what we
      build on <Link to="/services/casita-addition">the page about casitas</Link>, and the weeks it
      takes in <Link to="/plan">the planner</Link>.
    </>
  ),
  description:
    "Check a lot and a casita against the sizes reported for Clark County, Las Vegas, Henderson, North Las Vegas and Pahrump, with what is uncertain marked.",
};
