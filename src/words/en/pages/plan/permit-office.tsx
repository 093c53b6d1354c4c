import { Link } from "../../../../components/Link/Link";
import { usePlaces } from "../../places";
import { shared } from "../../shared";
import { tools } from "../../tools";

export const permitOffice = {
  permits: (place: string, government: string) => `${place}: ${government} permits.`,
  choose:
    "Choose the place, and its office appears here. The parcel's government permits, whatever city is in the mailing address.",
  plan: "Plan a project there: approvals, weeks, papers, days",
  confirm:
    "Confirm the parcel with the county assessor before you apply. Food businesses in Clark County and its cities also apply to the Southern Nevada Health District.",
  every: "Every office",
};

export const words = { shared, tools, permitOffice, places: { usePlaces } };

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
