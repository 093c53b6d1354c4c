import clsx from "clsx";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { serviceSections } from "../../content/sections";
import { FactStrip } from "../FactStrip/FactStrip";
import { Hero } from "../PageHeader/Hero";
import { Link } from "../Link/Link";
import { PageHeader } from "../PageHeader/PageHeader";
import { PageText } from "../PageText/PageText";
import { QuestionList } from "../QuestionList/QuestionList";
import { QuoteActions } from "../QuoteActions/QuoteActions";
import { Section } from "../Section/Section";
import { useBusiness } from "../site/useSite";
import { SourceList } from "../SourceList/SourceList";
import { useText } from "../../i18n";
import * as styles from "./ServiceArticle.module.css";

interface ServiceArticleProps {
  service: Queries.ServiceArticle_serviceFragment;
  /** The schedule of such a project. */
  schedule?: ReactNode;
}

/** A service from its headline to its sources. */
export function ServiceArticle({ service, schedule }: ServiceArticleProps) {
  const { license } = useBusiness();
  const { t, rich } = useText();
  const { facts } = service;
  return (
    <article>
      <PageHeader
        page={service}
        title={service.heading}
        lead={service.promise}
        picture={<Hero picture={service.hero} />}
      >
        <QuoteActions project={service.slug} />
        {license.label ? <p className={clsx(styles.more, "note")}>{license.label}</p> : null}
      </PageHeader>

      <div className={clsx(styles.facts, "wrap")}>
        <FactStrip
          facts={[
            { term: t("service.permits"), text: facts.permits },
            { term: t("service.reviewers"), text: facts.reviewers },
            { term: t("service.trades"), text: facts.trades },
            { term: t("service.occupancy"), text: facts.occupancy },
          ]}
        />
        <p className={clsx(styles.more, "note")}>
          <Link to={`/plan?project=${service.slug}`}>{t("service.plan")}</Link>
        </p>
      </div>

      <PageText page={service} project={service.slug}>
        <section
          className={clsx(styles.questions, "tone")}
          aria-labelledby={serviceSections.questions}
        >
          <h2 id={serviceSections.questions} className="title">
            {t("service.questions")}
          </h2>
          <p className="note">{t("service.questionsText")}</p>
          <ol>
            {service.questions.map(({ question, reason }) => (
              <li key={question}>
                <h3>{question}</h3>
                <p className="note">{reason}</p>
              </li>
            ))}
          </ol>
        </section>
      </PageText>
      {schedule}

      <Section
        id={serviceSections.faq}
        title={t("service.faq")}
        intro={
          service.group === "residential"
            ? rich("service.rights", { link: (text) => <Link to="/rights">{text}</Link> })
            : undefined
        }
        beside
      >
        <div>
          <QuestionList questions={service.faq} />
          <div className={styles.sources}>
            <SourceList sources={service.sources} checked={service.checked} />
          </div>
        </div>
      </Section>
    </article>
  );
}

export const query = graphql`
  fragment ServiceArticle_service on Service {
    slug
    path
    title
    group
    heading
    promise
    hero {
      ...Picture_picture
    }
    facts {
      permits
      reviewers
      trades
      occupancy
    }
    ...PageText_page
    questions {
      question
      reason
    }
    faq {
      question
      answer {
        html
      }
    }
    sources {
      ...SourceList_source
    }
    checked(formatString: "MMMM D, YYYY")
  }
`;
