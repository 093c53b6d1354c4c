import clsx from "clsx";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { serviceSections } from "../../content/sections";
import { unbroken, useText } from "../../i18n";
import { useSite } from "../../i18n/site";
import { QuoteActions } from "../Action/Action";
import { Credentials } from "../Credentials/Credentials";
import { Facts, factsOf } from "../Facts/Facts";
import { Link } from "../Link/Link";
import { PageHeader } from "../PageHeader/PageHeader";
import { PageText } from "../PageText/PageText";
import { QuestionList } from "../QuestionList/QuestionList";
import { Inline } from "../RichText/RichText";
import { Section } from "../Section/Section";
import { SourceList } from "../SourceList/SourceList";
import * as styles from "./ServiceArticle.module.css";

interface ServiceArticleProps {
  service: Queries.ServiceArticle_serviceFragment;
  /** What extras show after the facts. */
  facts: ReactNode;
  /** What extras show after the text. */
  text: ReactNode;
}

/** All that a page says about a service, from its headline to its sources. */
export function ServiceArticle({ service, facts, text }: ServiceArticleProps) {
  const { t } = useText();
  const { groups } = useSite();
  const group = groups.find(({ id }) => id === service.group);
  const [log] = service.logs;
  return (
    <article>
      <PageHeader page={service} lead={service.promise} picture={service.picture}>
        <QuoteActions />
      </PageHeader>

      <div className="wrap block">
        <Facts facts={factsOf(service.facts, (name) => t(`service.${name}`))} />
        {log ? (
          <p className="label after">
            <Link to={log.path}>{t("service.log", { title: log.title })}</Link>
          </p>
        ) : null}
      </div>

      {facts}
      <div className="wrap block">
        <Credentials />
      </div>

      <PageText page={service}>
        <section
          className={clsx(styles.questions, "tone")}
          aria-labelledby={serviceSections.questions}
        >
          <h2 id={serviceSections.questions} className="title">
            {t("service.questions")}
          </h2>
          <p className="note">{t("service.questionsText")}</p>
          <ol className={styles.list}>
            {service.questions.map(({ question, reason }) => (
              <li key={question}>
                <h3>{unbroken(question)}</h3>
                <p className="note">{unbroken(reason)}</p>
              </li>
            ))}
          </ol>
        </section>
      </PageText>

      {text}

      <Section
        id={serviceSections.faq}
        title={t("service.faq")}
        intro={group?.note ? <Inline html={group.note.html} /> : undefined}
        beside
      >
        <div>
          <QuestionList questions={service.faq} />
          <div className="block">
            <SourceList page={service} />
          </div>
        </div>
      </Section>
    </article>
  );
}

export const query = graphql`
  fragment ServiceArticle_service on Service {
    ...PageHeader_page
    ...PageText_page
    ...SourceList_page
    promise
    group
    picture: hero {
      ...Picture_picture
    }
    facts {
      permits
      reviewers
      trades
      occupancy
    }
    logs: relatedBuildRecaps {
      path
      title
    }
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
  }
`;
