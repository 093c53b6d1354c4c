import { graphql, type HeadProps, type PageProps } from "gatsby";
import { BeforeAfter } from "../components/BeforeAfter/BeforeAfter";
import { BelowTheFold } from "../components/BelowTheFold/BelowTheFold";
import { CallToAction } from "../components/CallToAction/CallToAction";
import { ContentBlocks } from "../components/ContentBlocks/ContentBlocks";
import { FactStrip } from "../components/FactStrip/FactStrip";
import { recapFacts } from "../components/FactStrip/recap-facts";
import { ImageOverlay } from "../components/ImageOverlay/ImageOverlay";
import { Hero } from "../components/PageHeader/Hero";
import { heroSizes } from "../components/PageHeader/hero-sizes";
import { PageHeader } from "../components/PageHeader/PageHeader";
import { RelatedArticles } from "../components/RelatedArticles/RelatedArticles";
import { RelatedBuildRecaps } from "../components/RelatedBuildRecaps/RelatedBuildRecaps";
import { RelatedServices } from "../components/RelatedServices/RelatedServices";
import { RelatedGroup } from "../components/RelatedList/RelatedGroup";
import { RichText } from "../components/RichText/RichText";
import { SourceList } from "../components/SourceList/SourceList";
import { TableOfContents } from "../components/TableOfContents/TableOfContents";
import { Timeline } from "../components/Timeline/Timeline";
import { ContentHead } from "../seo/ContentHead";
import * as styles from "./build-recap.module.css";

/** The log of a build: `/build-process/<slug>`. */
export default function BuildRecapTemplate({
  data: { buildRecap: recap },
}: PageProps<Queries.BuildRecapTemplateQuery>) {
  if (!recap) return null;
  const { facts } = recap;
  const pictures = [
    ...recap.blocks.flatMap(({ picture }) => picture ?? []),
    ...recap.phases.flatMap(({ picture }) => picture ?? []),
    ...recap.beforeAfter.flatMap(({ before, after }) => [before, after]),
  ];
  return (
    <ImageOverlay pictures={pictures}>
      <article>
        <PageHeader page={recap} title={recap.heading} lead={recap.summary}>
          <p className={styles.disclaimer}>{recap.disclaimer}</p>
        </PageHeader>
        <Hero picture={recap.hero} kind="full" />

        <div className={`${styles.facts ?? ""} wrap`}>
          <FactStrip facts={recapFacts(facts)} />
        </div>

        <BelowTheFold>
          <div className={`${styles.body ?? ""} section wrap`}>
            <div>
              <TableOfContents headings={recap.tableOfContents} />
            </div>
            <div>
              <ContentBlocks blocks={recap.blocks} />
            </div>
          </div>

          <section className="tone section" aria-labelledby="phases">
            <div className="wrap">
              <h2 id="phases" className={styles.title}>
                Week by week
              </h2>
              <Timeline phases={recap.phases} />
            </div>
          </section>

          {recap.beforeAfter.length > 0 ? (
            <section className="section" aria-labelledby="before-after">
              <div className="wrap">
                <h2 id="before-after" className={styles.title}>
                  Before and after
                </h2>
                <div className={styles.pairs}>
                  {recap.beforeAfter.map((pair) => (
                    <BeforeAfter key={pair.title} pair={pair} />
                  ))}
                </div>
              </div>
            </section>
          ) : null}

          <section className="section" aria-labelledby="lessons">
            <div className={`${styles.lessons ?? ""} wrap`}>
              <h2 id="lessons">What we would do again, and what not</h2>
              <ol className={styles.list}>
                {recap.lessons.map((lesson) => (
                  <li key={lesson.title} className={styles.lesson}>
                    <h3>{lesson.title}</h3>
                    <RichText html={lesson.text.html} />
                  </li>
                ))}
              </ol>
              <div className={styles.sources}>
                <SourceList sources={recap.sources} checked={recap.checked} />
              </div>
            </div>
          </section>
        </BelowTheFold>
      </article>
      <BelowTheFold>
        <RelatedGroup>
          <RelatedServices pages={recap.relatedServices} />
          <RelatedBuildRecaps pages={recap.relatedBuildRecaps} />
          <RelatedArticles pages={recap.relatedArticles} />
        </RelatedGroup>
        <CallToAction
          title="Have a project like this one?"
          project={recap.relatedServices[0]?.slug}
        >
          <p>
            Tell us the address and what has to change. We answer with the questions that matter
            first.
          </p>
        </CallToAction>
      </BelowTheFold>
    </ImageOverlay>
  );
}

BuildRecapTemplate.heroSizes = heroSizes.full;

export function Head({ data: { buildRecap: recap } }: HeadProps<Queries.BuildRecapTemplateQuery>) {
  return recap ? <ContentHead kind="buildRecap" page={recap} /> : null;
}

export const query = graphql`
  query BuildRecapTemplate($id: String!) {
    buildRecap(id: { eq: $id }) {
      path
      title
      heading
      ...ContentHead_buildRecap
      summary
      disclaimer
      hero {
        ...Picture_picture
      }
      facts {
        projectType
        area
        duration
        occupancy
        permits
        approvals
        trades
        role
      }
      blocks {
        ...ContentBlocks_block
      }
      tableOfContents {
        ...TableOfContents_heading
      }
      phases {
        ...Timeline_phase
      }
      beforeAfter {
        ...BeforeAfter_pair
      }
      lessons {
        title
        text {
          html
        }
      }
      sources {
        ...SourceList_source
      }
      checked(formatString: "MMMM D, YYYY")
      relatedServices {
        slug
        ...RelatedList_page
      }
      relatedBuildRecaps {
        ...RelatedList_page
      }
      relatedArticles {
        ...RelatedList_page
      }
    }
  }
`;
