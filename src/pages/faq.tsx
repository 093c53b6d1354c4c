import clsx from "clsx";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { BelowTheFold } from "../components/BelowTheFold/BelowTheFold";
import { CallToAction } from "../components/CallToAction/CallToAction";
import { Link } from "../components/Link/Link";
import { PermitOffices } from "../components/PermitOffices/PermitOffices";
import { PlacesMap } from "../components/PermitOffices/PlacesMap";
import { PageHeader } from "../components/PageHeader/PageHeader";
import { QuestionList } from "../components/QuestionList/QuestionList";
import { Section } from "../components/Section/Section";
import { slugOf } from "../content/slug";
import { SiteHead } from "../seo/SiteHead";
import { ToolCard } from "../tools/ToolCard";
import * as styles from "./faq.module.css";

/** The owner's answers to what people ask before they write. */
const ownersAnswers = ({ business }: Queries.FaqPageQuery) =>
  (business?.questions ?? []).map((entry) => ({ ...entry, entryId: slugOf(entry.question) }));

export default function FaqPage({ data }: PageProps<Queries.FaqPageQuery>) {
  const entries = data.allFaqEntry.nodes;
  const own = ownersAnswers(data);
  const groups = [...new Map(entries.map(({ group }) => [group.id, group])).values()].sort(
    (a, b) => a.order - b.order,
  );
  const [first, ...others] = groups.map((group) => (
    <section key={group.id} className="section" aria-labelledby={group.id}>
      <div className={clsx(styles.group, "wrap")}>
        <h2 id={group.id} className={styles.title}>
          {group.title}
        </h2>
        <QuestionList
          questions={entries
            .filter((entry) => entry.group.id === group.id)
            .map((entry) => ({
              id: entry.entryId,
              question: entry.question,
              answer: entry.answer,
              note: (
                <p className={styles.note}>
                  Checked on {entry.checked}
                  {entry.sources.map(({ title, url }) => (
                    <span key={url + title}>
                      {" · "}
                      <a href={url} rel="noopener">
                        {title}
                      </a>
                    </span>
                  ))}
                  {" · "}
                  <a href={`#${entry.entryId}`}>
                    Link to this answer
                    <span className="visually-hidden">: {entry.question}</span>
                  </a>
                </p>
              ),
            }))}
        />
      </div>
    </section>
  ));
  return (
    <>
      <PageHeader
        page={{ title: "FAQ", path: "/faq" }}
        title="Questions and answers"
        lead="Short answers about licenses, permits, money and time. Every answer has an address of its own, so that you can send it to someone."
      >
        <p>
          The law for homeowners is on one page:{" "}
          <Link to="/rights">your rights as a Nevada owner</Link>.
        </p>
      </PageHeader>
      {own.length > 0 ? (
        <section className="section" aria-labelledby="before-you-write">
          <div className={clsx(styles.group, "wrap")}>
            <h2 id="before-you-write" className={styles.title}>
              Before you write
            </h2>
            <QuestionList
              questions={own.map(({ entryId, ...entry }) => ({ id: entryId, ...entry }))}
            />
          </div>
        </section>
      ) : null}
      {first}
      <BelowTheFold>
        {others}
        <ToolCard name="deposit" />
        <Section id="offices" title="Which office permits">
          <div className="with-aside">
            <PermitOffices />
            <PlacesMap />
          </div>
        </Section>
        <CallToAction title="Ask us directly">
          <p>
            If your question is about your own place, tell us about it: the answer often depends on
            the parcel.
          </p>
        </CallToAction>
      </BelowTheFold>
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.FaqPageQuery>) {
  return (
    <SiteHead
      title="FAQ"
      description="Answers about contractor licenses, permits, deposits, payments, time and lien papers for building work in Las Vegas, each with its sources and checking date."
      path={location.pathname}
      kind="FAQPage"
      subject={{
        kind: "faq",
        questions: [...ownersAnswers(data), ...data.allFaqEntry.nodes].map(
          ({ answer, ...entry }) => ({
            ...entry,
            answer: answer.text,
          }),
        ),
      }}
    />
  );
}

export const query = graphql`
  query FaqPage {
    business {
      questions {
        question
        answer {
          html
          text
        }
      }
    }
    allFaqEntry(sort: { order: ASC }) {
      nodes {
        entryId
        question
        answer {
          html
          text
        }
        checked(formatString: "MMMM D, YYYY")
        sources {
          title
          url
        }
        group {
          id
          title
          order
        }
      }
    }
  }
`;
