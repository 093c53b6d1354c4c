import clsx from "clsx";
import { graphql, type PageProps } from "gatsby";
import { CallToAction } from "../components/CallToAction/CallToAction";
import { ImageOverlay } from "../components/ImageOverlay/ImageOverlay";
import { RelatedPages } from "../components/RelatedPages/RelatedPages";
import { serviceSections } from "../content/sections";
import { Facts, factsOf } from "../components/Facts/Facts";
import { Link } from "../components/Link/Link";
import { Inline } from "../components/RichText/RichText";
import { PageHeader } from "../components/PageHeader/PageHeader";
import { PageText } from "../components/PageText/PageText";
import { QuestionList } from "../components/QuestionList/QuestionList";
import { QuoteActions } from "../components/Action/Action";
import { Section } from "../components/Section/Section";
import { useSite } from "../i18n/site";
import { SourceList } from "../components/SourceList/SourceList";
import { found } from "../components/Page/Page";
import { unbroken, useText } from "../i18n";
import { headOf } from "../seo/Head";
import { ServiceCost } from "../tools/ServiceCost";
import { ServiceSchedule } from "../tools/ServiceSchedule";
import { ToolCards } from "../tools/Tool";
import * as styles from "./service.module.css";

/** A service: `/services/<slug>`. */
export default function ServiceTemplate({
  data: { page, schedule, allPhase, allCost },
}: PageProps<Queries.ServiceTemplateQuery>) {
  const { t } = useText();
  const { business, groups } = useSite();
  const service = found(page);
  const group = groups.find(({ id }) => id === service.group);
  const [log] = service.relatedBuildRecaps;
  const pictures = service.blocks.flatMap(({ picture }) => picture ?? []);
  return (
    <ImageOverlay pictures={pictures}>
      <article>
        <PageHeader page={service} lead={service.promise} picture={service.picture}>
          <QuoteActions project={service.slug} />
          {business.licenses.map(({ label }) =>
            label ? (
              <p key={label} className="note after">
                {label}
              </p>
            ) : null,
          )}
        </PageHeader>

        <div className="wrap block">
          <Facts facts={factsOf(service.facts, (name) => t(`service.${name}`))} />
          {log ? (
            <p className="label after">
              <Link to={log.path}>{t("service.log", { title: log.title })}</Link>
            </p>
          ) : null}
        </div>

        <ServiceCost costs={allCost.nodes} schedule={schedule} phases={allPhase.nodes} />

        <PageText page={service} project={service.slug}>
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
        {schedule ? <ServiceSchedule schedule={schedule} phases={allPhase.nodes} /> : null}

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

      <ToolCards names={service.tools} />
      <RelatedPages page={service} />
      <CallToAction title={t("service.call")} project={service.slug} group={service.group}>
        <p>{t("service.callText", { title: service.title.toLowerCase() })}</p>
      </CallToAction>
    </ImageOverlay>
  );
}

export const Head = headOf<Queries.ServiceTemplateQuery>();

export const query = graphql`
  query ServiceTemplate($id: String!, $language: String!) {
    page: service(markdown: { id: { eq: $id } }) {
      ...PageHead_page
      ...PageText_page
      ...SourceList_page
      ...RelatedPages_page
      slug
      group
      promise
      facts {
        permits
        reviewers
        trades
        occupancy
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
      tools
    }
    schedule(service: { markdown: { id: { eq: $id } } }, project: { eq: null }) {
      ...ServiceSchedule_schedule
    }
    allCost(
      filter: {
        language: { eq: $language }
        services: { elemMatch: { markdown: { id: { eq: $id } } } }
      }
      sort: { order: ASC }
    ) {
      nodes {
        ...ServiceCost_cost
      }
    }
    allPhase(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        ...ScheduleTable_phase
      }
    }
  }
`;
