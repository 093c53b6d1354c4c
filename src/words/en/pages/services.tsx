import type { ReactNode } from "react";
import { Link } from "../../../components/Link/Link";
import type { ServiceGroup } from "../../../content/service-groups";
import { shared } from "../shared";

export const words = { shared };

const groups: Record<ServiceGroup, { title: string; text: ReactNode }> = {
  commercial: {
    title: "Commercial",
    text: (
      <>
        Work on places where people are served, treated, housed or employed. Others besides the
        building department often have a say: health, fire, the landlord. Their order is in{" "}
        <Link to="/blog/tenant-improvement-from-lease-to-opening">
          the way from lease to opening
        </Link>
        .
      </>
    ),
  },
  residential: {
    title: "Residential",
    text: (
      <>
        Houses, casitas, kitchens, baths and towers. Where an association has rules, they apply
        beside the permit, and a remodel of your own home has{" "}
        <Link to="/faq#deposit">a limit on the deposit</Link>. For any of them,{" "}
        <Link to="/plan">plan yours</Link>: approvals, weeks and papers.
      </>
    ),
  },
};

export const page = {
  title: "Services",
  description: (services: number) =>
    `Commercial and residential construction in Las Vegas: ${services} services, each with its permit office, its reviewers, the usual trades and the first questions.`,
  headline: "What we build in and around Las Vegas",
  lead: (services: number) =>
    `All ${services} kinds of work, each with the office that permits it, the people who review it and the questions we ask first.`,
  show: "Show",
  all: "All",
  permits: "Who permits",
  occupancy: "During the work",
  groups,
  call: {
    title: "Not sure which one it is?",
    text: (
      <>
        Describe the place and what has to change. We say which kind of work it is, and whether it
        is ours. <Link to="/build-process">How a build runs</Link> is the same for all of them.
      </>
    ),
  },
};
