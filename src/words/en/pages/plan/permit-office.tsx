import { Link } from "../../../../components/Link/Link";
import { usePlaces } from "../../places";
import { shared } from "../../shared";

export const words = { shared, places: { usePlaces } };

export const page = {
  headline: "Which office issues the permit?",
  lead: "It depends on who governs the parcel. The Strip, for one, lies in Clark County and in no city.",
  more: (
    <>
      We look the parcel up and apply for the permits in our name as contractor:{" "}
      <Link to="/build-process">the six steps of a build</Link> say when.{" "}
      <Link to="/plan">The planner</Link> adds who else approves, and <Link to="/faq">the FAQ</Link>{" "}
      what needs a permit at all.
    </>
  ),
  description:
    "Which building department issues the permit in Las Vegas, Henderson, North Las Vegas, Pahrump and the towns of Clark County, with a map and how to reach it.",
};
