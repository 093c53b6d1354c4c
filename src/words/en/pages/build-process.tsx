import { Link } from "../../../components/Link/Link";
import { shared } from "../shared";
import { steps } from "../steps";

export const words = { shared, steps };

export const page = {
  title: "Build Process",
  description:
    "How a construction job runs in six steps, who decides and who inspects, and build logs of a store, a restaurant, an accessible home and an occupied remodel.",
  picture: {
    alt: "Unrolled floor plan on an oak table with a scale ruler, a hard hat and pieces of stone, oak and tile",
    caption: "Illustration: the set of drawings that a permit office reviews.",
  },
  headline: "How a build runs, and what it looks like week by week",
  lead: "Six steps that every job goes through, and build logs that show them on a store, a restaurant, a house and a remodel.",
  jump: { steps: "The six steps", logs: "Build logs" },
  steps: {
    title: "Who does what",
    note: (
      <>
        Whether your job needs a permit at all, and which office issues it, is in{" "}
        <Link to="/faq#permit">the answers on permits</Link>. How the papers of the last step
        protect you is in{" "}
        <Link to="/blog/how-to-pick-trustworthy-general-contractor">how to pick a contractor</Link>;
        what differs from one kind of place to another is on{" "}
        <Link to="/services">each service’s page</Link>.
      </>
    ),
  },
  logs: {
    title: "Build logs",
    note: "Each log shows how we plan such work, written week by week. None reports a client’s project.",
  },
  call: {
    title: "Start with a walk of the site",
    text: "Tell us where the place is and when it has to be ready. We tell you what has to be found out first.",
  },
};
