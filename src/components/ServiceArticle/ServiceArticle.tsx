import clsx from "clsx";
import { graphql } from "gatsby";
import { useContext, type ReactNode } from "react";
import { serviceSections } from "../../content/sections";
import { unbroken, useText } from "../../i18n";
import { useSite } from "../../i18n/site";
import { QuoteActions } from "../Action/Action";
import { ContentBlocks } from "../ContentBlocks/ContentBlocks";
import { Credentials } from "../Credentials/Credentials";
import { Drawing, DrawingStates } from "../Drawing/Drawing";
import { Facts, factsOf } from "../Facts/Facts";
import { Deferred } from "../Opening/Opening";
import { PageHeader } from "../PageHeader/PageHeader";
import { QuestionList } from "../QuestionList/QuestionList";
import { Inline } from "../RichText/RichText";
import { Slot } from "../Slot/Slot";
import { SourceList } from "../SourceList/SourceList";
import { TableOfContents } from "../TableOfContents/TableOfContents";
import { ShownLayout } from "../layout";
import * as styles from "./ServiceArticle.module.css";

interface ServiceArticleProps {
  service: Queries.ServiceArticle_serviceFragment;
  /** What extras say of its price and its weeks. */
  facts: ReactNode;
}

/** How many sections of the text phones show unfolded. */
const unfolded = 2;

/**
 * What a service is: its drawing, in four states where it has them, which stays in view beside its price, its weeks and what an owner
 * lives with; then its sources. In the layout `service` the contents stand with the drawing, beside the text where the window is wide;
 * in another, above the text. They stand above four states, which fill the window by themselves.
 */
export function ServiceArticle({ service, facts }: ServiceArticleProps) {
  const { t } = useText();
  const { groups } = useSite();
  const isBeside = useContext(ShownLayout) === "service";
  const group = groups.find(({ id }) => id === service.group);
  const { states } = service;
  const lead = states ? undefined : service.drawings[0];
  const others = states ? service.drawings : service.drawings.slice(1);
  const contents = <TableOfContents page={service} />;
  return (
    <article>
      <PageHeader page={service} lead={service.promise} picture={service.picture}>
        <QuoteActions />
      </PageHeader>

      <div className={`${styles.beside} section wrap`}>
        {states ? (
          <div>
            {isBeside ? contents : null}
            <div className={clsx(styles.drawing, "sticky")}>
              <DrawingStates states={states} />
            </div>
          </div>
        ) : lead || isBeside ? (
          <div className={clsx(styles.drawing, "sticky")}>
            {lead ? <Drawing drawing={lead} /> : null}
            {isBeside ? contents : null}
          </div>
        ) : null}
        <div className={styles.text}>
          {isBeside ? null : contents}
          {facts}
          <div className="block">
            <Facts facts={factsOf(service.facts, (name) => t(`service.${name}`))} />
          </div>
          <Deferred>
            <Credentials known className="block" />
            <ContentBlocks blocks={service.blocks} drawings={others} unfolded={unfolded} />
            <section className="block" aria-labelledby={serviceSections.faq}>
              <h2 id={serviceSections.faq} className="title">
                {t("service.faq")}
              </h2>
              <QuestionList questions={service.faq} />
              {group?.note ? (
                <p className="note after">
                  <Inline html={group.note.html} />
                </p>
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
      </div>
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
