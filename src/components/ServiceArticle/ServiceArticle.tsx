import { graphql } from "gatsby";
import { Action, Actions } from "../Action/Action";
import { BelowTheFold } from "../BelowTheFold/BelowTheFold";
import { ContentBlocks } from "../ContentBlocks/ContentBlocks";
import { FactStrip } from "../FactStrip/FactStrip";
import { Hero } from "../PageHeader/Hero";
import { PageHeader } from "../PageHeader/PageHeader";
import { QuestionList } from "../QuestionList/QuestionList";
import { useBusiness } from "../site/useSite";
import { SourceList } from "../SourceList/SourceList";
import { TableOfContents } from "../TableOfContents/TableOfContents";
import * as styles from "./ServiceArticle.module.css";

interface ServiceArticleProps {
  service: Queries.ServiceArticle_serviceFragment;
}

/** A service from its headline to its sources. */
export function ServiceArticle({ service }: ServiceArticleProps) {
  const { phoneDisplay, phoneHref, license } = useBusiness();
  const { facts } = service;
  return (
    <article>
      <PageHeader
        page={service}
        title={service.heading}
        lead={service.promise}
        picture={<Hero picture={service.hero} />}
      >
        <Actions>
          <Action to={`/contact?project=${service.slug}`}>Request a quote</Action>
          <Action to={phoneHref} kind="quiet">
            Call {phoneDisplay}
          </Action>
        </Actions>
        <p className={styles.license}>{license.label}</p>
      </PageHeader>

      <div className={`${styles.facts ?? ""} wrap`}>
        <FactStrip
          facts={[
            { term: "Who permits", text: facts.permits },
            { term: "Who reviews", text: facts.reviewers },
            { term: "Usual trades", text: facts.trades },
            { term: "During the work", text: facts.occupancy },
          ]}
        />
      </div>

      <BelowTheFold>
        <div className={`${styles.body ?? ""} section wrap`}>
          <div>
            <TableOfContents headings={service.tableOfContents} />
          </div>
          <div>
            <ContentBlocks blocks={service.blocks} />
          </div>
        </div>

        <section className="tone section" aria-labelledby="first-questions">
          <div className={`${styles.halves ?? ""} wrap`}>
            <div>
              <h2 id="first-questions">Three questions we ask first</h2>
              <p className={styles.aside}>
                You need not have every answer. Knowing which one is open is already worth
                something.
              </p>
            </div>
            <ol className={styles.questions}>
              {service.questions.map(({ question, reason }) => (
                <li key={question}>
                  <h3>{question}</h3>
                  <p>{reason}</p>
                </li>
              ))}
            </ol>
          </div>
        </section>

        <section className="section" aria-labelledby="faq">
          <div className={`${styles.halves ?? ""} wrap`}>
            <h2 id="faq">What clients ask us</h2>
            <div>
              <QuestionList questions={service.faq} />
              <div className={styles.sources}>
                <SourceList sources={service.sources} checked={service.checked} />
              </div>
            </div>
          </div>
        </section>
      </BelowTheFold>
    </article>
  );
}

export const query = graphql`
  fragment ServiceArticle_service on Service {
    slug
    path
    title
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
    tableOfContents {
      ...TableOfContents_heading
    }
    blocks {
      ...ContentBlocks_block
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
    sources {
      ...SourceList_source
    }
    checked(formatString: "MMMM D, YYYY")
  }
`;
