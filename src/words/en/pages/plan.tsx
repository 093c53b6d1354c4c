import { Link } from "../../../components/Link/Link";
import { usePlaces } from "../places";
import { shared } from "../shared";

export const words = { shared, places: { usePlaces } };

export const page = {
  crumb: "Plan Your Project",
  headline: "Plan your project",
  lead: "Six questions, and you know which office permits it, who else approves, how long each phase takes and what you decide by when. The address keeps your answers, so you can save or send it.",
  tools: "One question at a time",
  places: "Plan by place",
  more: (
    <>
      Bring the plan, or only the address. How the work itself runs is in{" "}
      <Link to="/build-process">the six steps of a build</Link>, what the law gives the owner of a
      home in <Link to="/rights">your rights</Link>, and what needs a permit in{" "}
      <Link to="/faq#permit">our answers</Link>.
    </>
  ),
  description:
    "Permit office, approvals, weeks by phase, decisions with their days, papers and deposit rules for a remodel, a build-out or a new building in Las Vegas.",
};
