import clsx from "clsx";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { CallToAction } from "../components/CallToAction/CallToAction";
import { ImageOverlay } from "../components/ImageOverlay/ImageOverlay";
import { RelatedPages } from "../components/RelatedList/RelatedList";
import { serviceSections } from "../content/sections";
import { FactStrip } from "../components/FactStrip/FactStrip";
import { Link } from "../components/Link/Link";
import { PageHeader } from "../components/PageHeader/PageHeader";
import { PageText } from "../components/PageText/PageText";
import { QuestionList } from "../components/QuestionList/QuestionList";
import { QuoteActions } from "../components/QuoteActions/QuoteActions";
import { Section } from "../components/Section/Section";
import { useBusiness } from "../i18n/site";
import { SourceList } from "../components/SourceList/SourceList";
import type { PageLanguage } from "../content/language";
import { useText } from "../i18n";
import { EntryHead } from "../seo/Head";
import { ServiceSchedule } from "../tools/ServiceSchedule";
import { ToolCards } from "../tools/ToolCard";
import * as styles from "./service.module.css";

/** A service: `/services/<slug>`. */
export default function ServiceTemplate({
  data: { service, schedule, allPhase },
}: PageProps<Queries.ServiceTemplateQuery>) {
  const { t, rich } = useText();
  const { license } = useBusiness();
  if (!service) return null;
  const { facts } = service;
  const pictures = service.blocks.flatMap(({ picture }) => picture ?? []);
  return (
    <>
      <ImageOverlay pictures={pictures}>
        <article>
          <PageHeader
            page={service}
            title={service.heading}
            lead={service.promise}
            picture={service.hero}
          >
            <QuoteActions project={service.slug} />
            {license.label ? <p className="note after">{license.label}</p> : null}
          </PageHeader>

          <div className="wrap after">
            <FactStrip
              facts={[
                { term: t("service.permits"), text: facts.permits },
                { term: t("service.reviewers"), text: facts.reviewers },
                { term: t("service.trades"), text: facts.trades },
                { term: t("service.occupancy"), text: facts.occupancy },
              ]}
            />
            <p className="note after">
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
              <ol className={styles.list}>
                {service.questions.map(({ question, reason }) => (
                  <li key={question}>
                    <h3>{question}</h3>
                    <p className="note">{reason}</p>
                  </li>
                ))}
              </ol>
            </section>
          </PageText>
          {schedule ? <ServiceSchedule schedule={schedule} phases={allPhase.nodes} /> : null}

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
              <div className="block">
                <SourceList sources={service.sources} checked={service.checked} />
              </div>
            </div>
          </Section>
        </article>
      </ImageOverlay>

      <ToolCards names={service.tools} />
      <RelatedPages page={service} />
      <CallToAction title={t("service.call")} project={service.slug}>
        <p>{t("service.callText", { title: service.title.toLowerCase() })}</p>
      </CallToAction>
    </>
  );
}

export const Head = ({
  data: { service: page },
  pageContext: { language },
}: HeadProps<Queries.ServiceTemplateQuery, PageLanguage>) =>
  page && <EntryHead language={language} entry={{ kind: "service", page }} />;

export const query = graphql`
  query ServiceTemplate($id: String!) {
    service(id: { eq: $id }) {
      ...PageHead_service
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
      tools
      ...RelatedPages_page
    }
    schedule(service: { id: { eq: $id } }, project: { eq: null }) {
      ...ServiceSchedule_schedule
    }
    allPhase(sort: { order: ASC }) {
      nodes {
        ...ScheduleTable_phase
      }
    }
  }
`;
