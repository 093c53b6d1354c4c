import type { Site } from "../../../components/site/useSite";
import { shared } from "../shared";

export const words = { shared };

export const page = {
  title: "Page Not Found",
  description:
    "There is no page at this address. Find the services, the build process, answers and contact from here, or call.",
  message: "This page could not be found",
  text: ({ phoneDisplay, phoneHref }: NonNullable<Site["business"]>) => (
    <>
      The address may have changed, or a letter got lost. Search for what it said, take one of the
      pages that most people look for, or call <a href={phoneHref}>{phoneDisplay}</a>.
    </>
  ),
  wanted: [
    { to: "/services", title: "All services" },
    { to: "/build-process", title: "How a build runs" },
    { to: "/blog", title: "Articles" },
    { to: "/rights", title: "Your rights as an owner" },
    { to: "/faq", title: "Questions and answers" },
    { to: "/contact", title: "Contact and quote" },
  ],
};
