import { Link } from "../../../components/Link/Link";
import { home } from "../home";
import { usePlaces } from "../places";
import { shared } from "../shared";
import { steps } from "../steps";

export const words = { shared, home, steps, places: { usePlaces } };

export const page = {
  title: "Commercial and Residential",
  description:
    "Commercial build-outs, remodels and new homes in Las Vegas, Henderson, North Las Vegas and Pahrump: who does what, who permits it, and the local rules.",
  commercial: {
    title: "For businesses",
    intro: (
      <>
        Shops, kitchens, clinics, offices, hotel floors and gaming floors, most of them inside a
        building that is already there and often still open.{" "}
        <Link to="/services#commercial">All commercial services</Link>
      </>
    ),
  },
  residential: {
    title: "For homeowners",
    intro: (
      <>
        A new house, a casita behind the one you have, or the rooms you use most, rebuilt while you
        live around them. <Link to="/services#residential">All residential services</Link>
      </>
    ),
  },
  recapNote: "The log shows how we plan such work and reports no client’s project.",
  recapLink: "Read the build log, week by week",
  steps: {
    title: "How a build runs",
    intro: (
      <>
        Six steps for every job, from a restroom to a restaurant.{" "}
        <Link to="/build-process">Who does what in each step</Link>
      </>
    ),
  },
  areas: {
    title: "Where we work, and who permits it",
    text: (
      <>
        The permit office follows the parcel and not the mailing address: a Las Vegas address can
        lie in the county. <Link to="/faq#service-areas">How to tell which office is yours</Link>
      </>
    ),
  },
  articles: {
    title: "Worth reading before you sign",
    intro: (
      <>
        What to check, whom to ask and which papers to keep. <Link to="/blog">All articles</Link>
      </>
    ),
  },
  call: {
    title: "Tell us what you want to build",
    text: "Say where the place is, what it is used for and what has to change. Photos help. You do not need drawings to begin.",
  },
};
