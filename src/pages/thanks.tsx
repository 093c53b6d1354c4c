import clsx from "clsx";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Action, Actions } from "../components/Action/Action";
import { Link } from "../components/Link/Link";
import { PageHeader } from "../components/PageHeader/PageHeader";
import { RichText } from "../components/RichText/RichText";
import { useBusiness } from "../components/site/useSite";
import { useSentForm } from "../forms/sent";
import { SentSummary } from "../forms/SentSummary";
import { SiteHead } from "../seo/SiteHead";
import * as styles from "./thanks.module.css";

const afterApplication = [
  "We read your application and hold it against the work that is coming up.",
  "When a job fits, we call or write to you.",
  "Cards and certificates come last, when you are hired.",
];

const prepareToWork = [
  "Your OSHA card, or the date of a course.",
  "Licenses and certificates of your trade.",
  "The day from which you could start.",
];

const prepareProject = [
  "The address of the place, and its parcel number if you have it.",
  "Photos: each room or front from two corners, and anything that worries you.",
  "Drawings, a survey or the lease exhibit that describes the work, in whatever state they are.",
  "The dates that cannot move: a lease start, an opening, a move.",
  "The names of those who decide: owner, landlord, association, designer.",
];

export default function ThanksPage({ data }: PageProps<Queries.ThanksPageQuery>) {
  const { phoneDisplay, phoneHref, hours } = useBusiness();
  // Only script knows which form it was; without it the page speaks to both.
  const sent = useSentForm()?.form;
  const isApplication = sent === "employment";
  const prepare = isApplication ? prepareToWork : prepareProject;
  return (
    <>
      <PageHeader
        page={{ title: "Thank You", path: "/thanks" }}
        title="Thank you. Your message is with us."
        lead={`We read it and get back to you in the way you prefer. If it cannot wait, call: ${hours.text}.`}
      >
        <Actions>
          <Action to={phoneHref}>Call {phoneDisplay}</Action>
          <Action to="/" kind="quiet">
            Back to the home page
          </Action>
        </Actions>
      </PageHeader>
      <div className={clsx(styles.columns, "section wrap")}>
        <section aria-labelledby="next">
          <h2 id="next" className={styles.title}>
            What happens next
          </h2>
          {isApplication ? (
            <ol className={clsx(styles.next, "ruled")}>
              {afterApplication.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          ) : (
            <RichText html={data.afterYouSend?.answer.html ?? ""} />
          )}
          <p className={styles.more}>
            The whole way of a project is on <Link to="/build-process">the build process page</Link>
            .{sent ? null : " If you applied for work, we keep your note and call when a job fits."}
          </p>
        </section>
        <section aria-labelledby="prepare">
          <h2 id="prepare" className={styles.title}>
            {isApplication ? "Three" : "Five"} things to have at hand
          </h2>
          <ul className={clsx(styles.prepare, "ruled")}>
            {prepare.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      </div>
      {sent ? (
        <div className="section wrap">
          <SentSummary />
        </div>
      ) : null}
    </>
  );
}

export function Head({ location }: HeadProps) {
  return (
    <SiteHead
      title="Thank You"
      description="Your message has reached us. What happens next, and five things that are good to have at hand when we call you back about your project."
      path={location.pathname}
      isHidden
    />
  );
}

export const query = graphql`
  query ThanksPage {
    afterYouSend: faqEntry(entryId: { eq: "after-you-send" }) {
      answer {
        html
      }
    }
  }
`;
