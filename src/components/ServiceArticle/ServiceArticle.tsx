import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { serviceSections } from "../../content/sections";
import { unbroken, useText } from "../../i18n";
import { useSite } from "../../i18n/site";
import { QuoteActions } from "../Action/Action";
import { ContentBlocks } from "../ContentBlocks/ContentBlocks";
import { Credentials } from "../Credentials/Credentials";
import { Drawing, DrawingStates } from "../Drawing/Drawing";
import { Facts, factsOf } from "../Facts/Facts";
import { Deferred } from "../FirstView/FirstView";
import { PageHeader } from "../PageHeader/PageHeader";
import { QuestionList } from "../QuestionList/QuestionList";
import { RichText } from "../RichText/RichText";
import { Slot } from "../Slot/Slot";
import { SourceList } from "../SourceList/SourceList";
import { TextColumns } from "../layout";
import * as styles from "./ServiceArticle.module.css";

interface ServiceArticleProps {
  service: Queries.ServiceArticle_serviceFragment;
  /** What extras say of its price and its weeks. */
  facts: ReactNode;
  /** One job, what a client says of it, and who would run the next one. */
  children: ReactNode;
}

/** How many sections of the text phones show unfolded: what comes before its first heading. */
const unfolded = 1;

/**
 * What a service is: its drawing, in four states where it has them, with its price, its weeks and
 * what an owner lives with; a job, a review and a person; then the details, which phones fold, and
 * its sources. The layout says where its contents stand.
 */
export function ServiceArticle({ service, facts, children }: ServiceArticleProps) {
  const { t } = useText();
  const { groups } = useSite();
  const group = groups.find(({ id }) => id === service.group);
  const { states, drawings } = service;
  const [first, ...later] = drawings;
  return (
    <article>
      <PageHeader page={service} lead={service.promise} picture={service.picture}>
        <QuoteActions />
      </PageHeader>

      <TextColumns
        page={service}
        drawing={
          states ? <DrawingStates states={states} /> : first ? <Drawing drawing={first} /> : null
        }
      >
        <div className={styles.text}>
          {facts}
          <div className="block">
            <Facts facts={factsOf(service.facts, (name) => t(`service.${name}`))} />
          </div>
          <Credentials short className="block" />
          <Deferred>
            {children}
            <ContentBlocks
              blocks={service.blocks}
              drawings={states ? drawings : later}
              unfolded={unfolded}
            />
            <section className="block" aria-labelledby={serviceSections.faq}>
              <h2 id={serviceSections.faq} className="title">
                {t("service.faq")}
              </h2>
              <QuestionList questions={service.faq} />
              {group?.note ? (
                <RichText className="prose note after" html={group.note.html} />
              ) : null}
            </section>
            <section className="block" aria-labelledby={serviceSections.questions}>
              <h2 id={serviceSections.questions} className="title">
                {t("service.questions")}
              </h2>
              <ol className={styles.questions}>
                {service.questions.map(({ question, reason }) => (
                  <li key={question}>
                    {unbroken(question)} <span className="note">{unbroken(reason)}</span>
                  </li>
                ))}
              </ol>
            </section>
            <SourceList page={service}>
              <Slot name="besideText" page={service} isOpen />
            </SourceList>
          </Deferred>
        </div>
      </TextColumns>
    </article>
  );
}

export const query = graphql`
  fragment ServiceArticle_service on Service {
    ...PageHeader_page
    ...SourceList_page
    ...TableOfContents_page
    ...PageText_extras
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
    blocks {
      ...ContentBlocks_block
    }
    states {
      ...DrawingStates_states
    }
    drawings {
      ...Drawing_drawing
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
