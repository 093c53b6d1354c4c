import { graphql, type PageProps } from "gatsby";
import { QuoteActions } from "../components/Action/Action";
import { BeforeAfter } from "../components/BeforeAfter/BeforeAfter";
import { CallToAction } from "../components/CallToAction/CallToAction";
import { ContentBlocks } from "../components/ContentBlocks/ContentBlocks";
import { Figure, largeFile } from "../components/Figure/Figure";
import { ImageOverlay } from "../components/ImageOverlay/ImageOverlay";
import { JobFacts } from "../components/JobFacts/JobFacts";
import { RecapSchedule } from "../components/RecapSchedule/RecapSchedule";
import { Link } from "../components/Link/Link";
import { Hero, PageHeader } from "../components/PageHeader/PageHeader";
import { PageText } from "../components/PageText/PageText";
import { RelatedArticles } from "../components/RelatedArticles/RelatedArticles";
import { RelatedBuildRecaps } from "../components/RelatedBuildRecaps/RelatedBuildRecaps";
import { Related } from "../components/RelatedList/RelatedList";
import { RelatedServices } from "../components/RelatedServices/RelatedServices";
import { Reviews } from "../components/Reviews/Reviews";
import { RichText } from "../components/RichText/RichText";
import { Section } from "../components/Section/Section";
import { Slot } from "../components/Slot/Slot";
import { SpotDrawing } from "../components/SpotDrawing/SpotDrawing";
import { SourceList } from "../components/SourceList/SourceList";
import { useRequired, type PageAddress } from "../components/Page/Page";
import { phaseId, recapSections } from "../content/sections";
import { weeksIn } from "../content/weeks";
import { unbroken, useText } from "../i18n";
import { headOf } from "../seo/Head";
import { dataAttribute } from "../styles/data-attributes";
import * as styles from "./build-recap.module.css";

/** The recap of a build: `/build-process/<slug>`. */
export default function BuildRecapTemplate({
  data,
  pageContext,
}: PageProps<Queries.BuildRecapTemplateQuery, PageAddress>) {
  const { t } = useText();
  const required = useRequired();
  const recap = required(data.page, `content${pageContext.address}/index.md`);
  const [service] = recap.services;
  const introduction = recap.blocks.filter(({ isIntroduction }) => isIntroduction);
  const rest = recap.blocks.filter(({ isIntroduction }) => !isIntroduction);
  const ofJob = recap.job?.pictures ?? [];
  const pictures = [
    ...recap.beforeAfter.flatMap(({ stages }) => stages.map(({ picture }) => picture)),
    ...introduction.flatMap(({ picture }) => picture ?? []),
    ...ofJob,
    ...recap.phases.flatMap(({ picture }) => picture ?? []),
    ...rest.flatMap(({ picture }) => picture ?? []),
  ];
  return (
    <ImageOverlay pictures={pictures}>
      <article>
        <PageHeader page={recap} lead={recap.summary}>
          <QuoteActions project={service?.slug} />
          {recap.disclaimer ? <p className="note measure alert">{recap.disclaimer}</p> : null}
        </PageHeader>
        <Hero picture={recap.picture} kind="full" />

        <div className="wrap after">
          <JobFacts job={recap} />
        </div>

        {recap.beforeAfter.length > 0 ? (
          <Section id={recapSections.beforeAfter} title={t("recap.beforeAfter")}>
            <div className="stack">
              {recap.beforeAfter.map((view) => (
                <BeforeAfter key={view.title} view={view} />
              ))}
            </div>
          </Section>
        ) : null}

        <div className="section wrap">
          <div className={styles.introduction}>
            <div>
              <ContentBlocks blocks={introduction} drawings={recap.drawings} unfolded={1} />
            </div>
          </div>
          {ofJob.length > 0 ? (
            <ul className={styles.pictures} {...dataAttribute("print", "grid")}>
              {ofJob.map((picture) => (
                <li key={largeFile(picture)}>
                  <Figure
                    picture={picture}
                    sizes="(min-width: 72rem) 30vw, (min-width: 48rem) 46vw, 92vw"
                  />
                </li>
              ))}
            </ul>
          ) : null}
        </div>

        {recap.phases.length > 0 ? (
          <Section id={recapSections.phases} title={t("recap.phases")} tone>
            <ol className={styles.timeline}>
              {recap.phases.map((phase, index) => (
                <li
                  key={phase.title}
                  id={phaseId(index + 1)}
                  className={styles.phase}
                  {...dataAttribute("print", "plain")}
                >
                  <div>
                    <p className={`${styles.weeks} nums`}>{phase.weeks}</p>
                    <h3>{unbroken(phase.title)}</h3>
                    <Papers papers={papersIn(phase, recap.beforeAfter)} />
                  </div>
                  <div>
                    <RichText html={phase.text.html} />
                    {phase.picture ? (
                      <Figure
                        className="after"
                        picture={phase.picture}
                        sizes="(min-width: 100rem) 28rem, (min-width: 83rem) 55rem, (min-width: 64rem) 66vw, 86vw"
                      />
                    ) : null}
                  </div>
                </li>
              ))}
            </ol>
          </Section>
        ) : null}

        {recap.phases.length > 0 ? (
          <Section id={recapSections.schedule} title={t("recap.schedule")}>
            <RecapSchedule recap={recap} />
          </Section>
        ) : null}
        {rest.length > 0 || recap.ruleCards.length > 0 ? (
          <PageText page={{ ...recap, blocks: rest }} />
        ) : null}

        {recap.lessons.length > 0 ? (
          <Section
            id={recapSections.lessons}
            title={t("recap.lessons")}
            drawing={<SpotDrawing name="lessons" />}
            beside
          >
            <div>
              <ol className="ruled">
                {recap.lessons.map((lesson, index) => (
                  <li key={lesson.title} className="stack">
                    <h3>{unbroken(`${index + 1}. ${lesson.title}`)}</h3>
                    <RichText html={lesson.text.html} />
                  </li>
                ))}
              </ol>
              <div className="after">
                <SourceList page={recap} />
              </div>
            </div>
          </Section>
        ) : recap.sources.length > 0 ? (
          <div className="section wrap">
            <SourceList page={recap} />
          </div>
        ) : null}
      </article>

      <Reviews job={recap.slug} />
      <Slot name="pageEnd" data={data} />
      <Related>
        <RelatedServices page={recap} />
        <RelatedBuildRecaps page={recap} />
        <RelatedArticles page={recap} />
      </Related>
      <CallToAction title={t("recap.call")} project={service?.slug} group={service?.group}>
        <p>{t("recap.callText")}</p>
      </CallToAction>
    </ImageOverlay>
  );
}

type Recap = NonNullable<Queries.BuildRecapTemplateQuery["page"]>;

/**
 * Returns the papers that were issued in the weeks of a phase, each once: those that it names, then
 * those of the pictures that were taken then.
 */
function papersIn({ weeks, paperPages }: Recap["phases"][number], views: Recap["beforeAfter"]) {
  const span = weeksIn(weeks);
  const issued = views.flatMap(({ stages }) =>
    stages.flatMap(({ week, paperPage }) =>
      paperPage && span && week !== null && week >= span.start && week < span.end ? paperPage : [],
    ),
  );
  return [...new Map([...paperPages, ...issued].map((paper) => [paper.path, paper])).values()];
}

/** Links to what the client had in writing then. */
function Papers({ papers }: { papers: ReturnType<typeof papersIn> }) {
  const { t } = useText();
  return papers.length === 0 ? null : (
    <p className="row small no-print">
      {t("recap.papers")}{" "}
      {papers.map(({ path, name }) => (
        <Link key={path} to={path}>
          {name}
        </Link>
      ))}
    </p>
  );
}

export const Head = headOf<Queries.BuildRecapTemplateQuery>();

export const query = graphql`
  query BuildRecapTemplate($id: String!) {
    page: buildRecap(markdown: { id: { eq: $id } }) {
      ...PageHead_page
      ...PageHeader_page
      ...PageText_page
      ...SourceList_page
      ...RelatedServices_page
      ...RelatedBuildRecaps_page
      ...RelatedArticles_page
      ...RecapSchedule_recap
      slug
      summary
      disclaimer
      picture: hero {
        ...Picture_picture
      }
      blocks {
        isIntroduction
        picture {
          ...Picture_picture
        }
        ...ContentBlocks_block
      }
      drawings {
        ...Drawing_drawing
      }
      ...JobFacts_job
      job {
        pictures {
          ...Picture_picture
        }
      }
      phases {
        weeks
        title
        paperPages {
          path
          name
        }
        text {
          html
        }
        picture {
          ...Picture_picture
        }
      }
      beforeAfter {
        title
        stages {
          week
          paperPage {
            path
            name
          }
          picture {
            ...Picture_picture
          }
        }
        ...BeforeAfter_view
      }
      lessons {
        title
        text {
          html
        }
      }
      services: relatedServices {
        slug
        group
      }
    }
    ...BuildRecapTemplate_extras
  }
`;
