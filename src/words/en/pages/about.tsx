import { Link } from "../../../components/Link/Link";
import { usePlaces } from "../places";
import { shared } from "../shared";

export const words = { shared, places: { usePlaces } };

export const page = {
  title: "About",
  description:
    "What we build and what we do not, how we run a job, when we are open, how you can pay, and the places in Southern Nevada where we work.",
  picture: {
    alt: "Inside a wood-framed house: bare studs, a sawhorse table and the desert through the window openings",
    caption: "Illustration: framing, the week when walls can still be moved.",
  },
  headline: "A general contractor that plans around inspections",
  lead: (name: string) =>
    `${name} builds, fits out and remodels commercial and residential places in the Las Vegas Valley.`,
  build: {
    title: "What we build, and who draws it",
    text: (
      <>
        <p>
          We take on ground-up buildings, tenant improvements and remodels: on the{" "}
          <Link to="/services#commercial">commercial side</Link> from shops to gaming floors, on the{" "}
          <Link to="/services#residential">residential side</Link> from baths to new houses. The
          trades that need a license of their own work under theirs.
        </p>
        <p>
          We are builders, not architects. Architects, engineers and designers registered in Nevada
          prepare and answer for the drawings, including when you sign one contract for design and
          construction. We do not certify energy audits. For commercial buildings we offer an{" "}
          <Link to="/services/energy-analysis">energy analysis</Link>. We promise no permit date,
          because the office decides it.
        </p>
      </>
    ),
  },
  run: {
    title: "How we run a job",
    rules: [
      {
        term: "One lead",
        text: (
          <>
            One person answers for the job through <Link to="/build-process">all six steps</Link>,
            from the first walk to the last paper. You have one number to call.
          </>
        ),
      },
      {
        term: "A note each week",
        text: "What was done, what was inspected, what comes next, and which decisions wait for you.",
      },
      {
        term: "Changes in writing",
        text: "A change is built when its price and its days are on paper and you have signed it.",
      },
      {
        term: "Safety",
        text: "Workers and supervisors hold the OSHA cards that Nevada asks for, and every summer job has a written plan for the heat.",
      },
    ],
  },
  team: "Whom you meet",
  record: {
    title: "For the record",
    license: "License",
    bond: "License bond",
    insurance: "Insurance",
    payment: "Payment",
    currency: "in US dollars",
    hours: "Hours",
  },
  where: "Where we work",
  call: {
    title: "Meet us at the site",
    text: "After the first walk both sides know whether the job is a match. Call, or send us a few lines about it.",
  },
};
