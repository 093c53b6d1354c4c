import type { ReactNode } from "react";
import { Link } from "../../../components/Link/Link";
import type { RightsPart } from "../../../content/sections";
import { shared } from "../shared";

export const words = { shared };

const boardPhone = "702-486-1100";

const parts: Record<RightsPart, { title: string; text: ReactNode }> = {
  "who-is-covered": {
    title: "Who is covered",
    text: "Most of this page protects people who live in the home they own. If a company or a trust holds the title, or a paying tenant lives in your casita, ask the Contractors Board.",
  },
  "before-you-sign": {
    title: "Before you sign",
    text: (
      <>
        Look the company up and read the contract against this list. The steps are in{" "}
        <Link to="/blog/how-to-pick-trustworthy-general-contractor">
          our guide to picking a contractor
        </Link>
        .
      </>
    ),
  },
  "while-we-build": {
    title: "While we build",
    text: (
      <>
        The permits are our job, in our name as contractor; yours is to approve the drawings.{" "}
        <Link to="/build-process">Who does what in each step</Link> is drawn on a page of its own.
        Never sign as owner-builder for our work: an owner who takes out the permit loses the
        Recovery Fund for that home.
      </>
    ),
  },
  "when-something-is-wrong": {
    title: "When something is wrong",
    text: (
      <>
        Write down what is wrong, with photos and dates, and give it to the contractor. If that does
        not help, call the Contractors Board at <a href={`tel:+1-${boardPhone}`}>{boardPhone}</a>.
      </>
    ),
  },
};

export const page = {
  title: "Your Rights as an Owner",
  description:
    "What Nevada law gives homeowners who build or remodel: deposit cap, contract contents, permits, liens, complaints and the Recovery Fund, with sources.",
  headline: "Your rights as a Nevada owner",
  lead: "What the law gives you when you have your home built or remodeled, one sentence a rule, each with its source and the day we checked it. Two pages when printed.",
  parts,
  limits: { days: "Times in days", years: "Times in years" },
  end: (
    <>
      This page is information, not legal advice; the statutes decide.{" "}
      <Link to="/rules">All the rules we work by</Link> are on a page of their own.
    </>
  ),
  call: {
    title: "Questions about your contract?",
    text: "Ask us what a line means, or bring the page to the first walk.",
  },
};
