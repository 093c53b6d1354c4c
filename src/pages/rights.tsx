import clsx from "clsx";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Fragment, type ReactNode } from "react";
import { CallToAction } from "../components/CallToAction/CallToAction";
import { Link } from "../components/Link/Link";
import { PageHeader } from "../components/PageHeader/PageHeader";
import { RuleEntry } from "../components/RuleEntry/RuleEntry";
import type { RightsPart } from "../content/sections";
import { SiteHead } from "../seo/SiteHead";
import { ToolCard } from "../tools/ToolCard";
import * as styles from "./rights.module.css";

const boardPhone = "702-486-1100";

/** The parts of the page; each shows the rules whose records name it. */
const parts: { id: RightsPart; title: string; text: ReactNode }[] = [
  {
    id: "who-is-covered",
    title: "Who is covered",
    text: "Most of this page protects people who live in the home they own. If a company or a trust holds the title, or a paying tenant lives in your casita, ask the Contractors Board.",
  },
  {
    id: "before-you-sign",
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
  {
    id: "while-we-build",
    title: "While we build",
    text: "The permits are our job, in our name as contractor; yours is to approve the drawings. Never sign as owner-builder for our work: an owner who takes out the permit loses the Recovery Fund for that home.",
  },
  {
    id: "when-something-is-wrong",
    title: "When something is wrong",
    text: (
      <>
        Write down what is wrong, with photos and dates, and give it to the contractor. If that does
        not help, call the Contractors Board at <a href={`tel:+1-${boardPhone}`}>{boardPhone}</a>.
      </>
    ),
  },
];

export default function RightsPage({ data }: PageProps<Queries.RightsPageQuery>) {
  const rules = data.allRule.nodes;
  return (
    <div className={styles.page}>
      <PageHeader
        page={{ title: "Your Rights as an Owner", path: "/rights" }}
        title="Your rights as a Nevada owner"
        lead="What the law gives you when you have your home built or remodeled, one sentence a rule, each with its source and the day we checked it. Two pages when printed."
      />
      {parts.map(({ id, title, text }) => (
        <Fragment key={id}>
          <section className={clsx(styles.part, "section")} aria-labelledby={id}>
            <div className={clsx(styles.halves, "wrap")}>
              <div>
                <h2 id={id}>{title}</h2>
                <p className={styles.text}>{text}</p>
              </div>
              <div className={styles.rules}>
                {rules
                  .filter((rule) => rule.rights === id)
                  .map((rule) => (
                    <RuleEntry key={rule.entryId} rule={rule} />
                  ))}
              </div>
            </div>
          </section>
          {id === "before-you-sign" ? <ToolCard name="deposit" /> : null}
        </Fragment>
      ))}
      <div className="wrap">
        <p className={styles.end}>
          This page is information, not legal advice; the statutes decide.{" "}
          <Link to="/rules">All the rules we work by</Link> are on a page of their own.
        </p>
      </div>
      <div className="no-print">
        <CallToAction title="Questions about your contract?">
          <p>Ask us what a line means, or bring the page to the first walk.</p>
        </CallToAction>
      </div>
    </div>
  );
}

export function Head({ data, location }: HeadProps<Queries.RightsPageQuery>) {
  return (
    <SiteHead
      title="Your Rights as an Owner"
      description="What Nevada law gives homeowners who build or remodel: deposit cap, contract contents, permits, liens, complaints and the Recovery Fund, with sources."
      path={location.pathname}
      reviewed={data.allRule.nodes.map(({ checked }) => checked).sort()[0]}
    />
  );
}

export const query = graphql`
  query RightsPage {
    allRule(filter: { rights: { ne: null } }, sort: [{ group: { order: ASC } }, { order: ASC }]) {
      nodes {
        entryId
        rights
        checked
        ...RuleEntry_rule
      }
    }
  }
`;
