import { Link } from "../../../components/Link/Link";
import { shared } from "../shared";

export const words = { shared };

export const page = {
  title: "Blog",
  description:
    "Articles for owners and tenants in Southern Nevada: choosing a contractor, opening a leased space, planning a casita. Sources and checking dates included.",
  headline: "What to know before you sign, permit or build",
  lead: "Longer reads on the rules and the choices that decide a project in Southern Nevada. Each says on which day its rules were checked, and against what.",
  minutes: (minutes: number) => `${minutes} minutes`,
  call: {
    title: "A question that is not answered here?",
    text: (services: number) => (
      <>
        Look through <Link to="/faq">the short answers</Link>, the pages of{" "}
        <Link to="/services">our {services} services</Link> or{" "}
        <Link to="/build-process">the build logs</Link>, or ask us.
      </>
    ),
  },
};
