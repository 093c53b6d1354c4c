import { Link } from "../../../components/Link/Link";
import { shared } from "../shared";

export const words = { shared };

export const page = {
  title: "Apply for Employment",
  headline: "Work with us",
  lead: "For carpenters, superintendents, estimators, helpers and trades who want to be asked when a job fits. It takes about five minutes and a résumé is optional.",
  alt: "Site workbench with hard hats, drawings, a level and a drill under a board of hand tools",
  caption: "Illustration: the bench on a framed site.",
  apply: "Apply",
  applyText: (
    <>
      This is a general application and not the notice of an open position. Your name, a way to
      reach you and your trade are enough. <Link to="/build-process">How a build runs</Link> shows
      the steps of our jobs.
    </>
  ),
  know: "Good to know",
  osha: "OSHA card",
  oshaText: (
    <>
      Nevada asks workers for OSHA-10 and supervisors for OSHA-30{" "}
      <Link to="/rules#osha-10-30">soon after they are hired</Link>. Not having one yet does not
      rule you out.
    </>
  ),
  pay: "Pay",
  payText: "We do not ask what you earned before. You may say what you expect.",
  private: "What not to send",
  privateText: "No Social Security number, no photo, no copy of an ID.",
  adjust: "Need an adjustment?",
  adjustText: "Call or write, and we find another way to apply.",
  reach: "Reach us",
  description:
    "A general application for trades and site staff at a Las Vegas general contractor: about five minutes, résumé optional, no pay history asked.",
};
