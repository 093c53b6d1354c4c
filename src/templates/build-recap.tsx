import { graphql, type HeadProps, type PageProps } from "gatsby";
import { BeforeAfter } from "../components/BeforeAfter/BeforeAfter";
import { CallToAction } from "../components/CallToAction/CallToAction";
import { ContentBlocks } from "../components/ContentBlocks/ContentBlocks";
import { FactStrip } from "../components/FactStrip/FactStrip";
import { recapFacts } from "../content/recap-facts";
import { ImageOverlay } from "../components/ImageOverlay/ImageOverlay";
import { LogSchedule } from "../components/LogSchedule/LogSchedule";
import { Hero, PageHeader } from "../components/PageHeader/PageHeader";
import { PageText } from "../components/PageText/PageText";
import { RelatedPages } from "../components/RelatedList/RelatedList";
import { RichText } from "../components/RichText/RichText";
import { Section } from "../components/Section/Section";
import { SpotDrawing } from "../components/SpotDrawing/SpotDrawing";
import { SourceList } from "../components/SourceList/SourceList";
import { Timeline } from "../components/Timeline/Timeline";
import { recapSections } from "../content/sections";
import type { PageLanguage } from "../content/language";
import { useText } from "../i18n";
import { EntryHead } from "../seo/Head";
import { ToolCards } from "../tools/ToolCard";

/** A recap names two to four mistakes. */
const countOf = (lessons: number) =>
  lessons === 2 ? "two" : lessons === 3 ? "three" : lessons === 4 ? "four" : "more";

/** The log of a build: `/build-process/<slug>`. */
export default function BuildRecapTemplate({
  data: { buildRecap: recap },
}: PageProps<Queries.BuildRecapTemplateQuery>) {
  const text = useText();
  const { t } = text;
  if (!recap) return null;
  const { facts } = recap;
  const opening = recap.blocks.filter((block) => block.opening);
  const rest = recap.blocks.filter((block) => !block.opening);
  const pictures = [
    ...opening.flatMap(({ picture }) => picture ?? []),
    ...recap.beforeAfter.flatMap(({ before, after }) => [before, after]),
    ...recap.phases.flatMap(({ picture }) => picture ?? []),
    ...rest.flatMap(({ picture }) => picture ?? []),
  ];
  return (
    <ImageOverlay pictures={pictures}>
      <article>
        <PageHeader page={recap} title={recap.heading} lead={recap.summary}>
          <p className="note measure alert">{recap.disclaimer}</p>
        </PageHeader>
        <Hero picture={recap.hero} kind="full" />

        <div className="wrap after">
          <FactStrip facts={recapFacts(facts, text)} />
        </div>

        <div className="section wrap">
          <ContentBlocks blocks={opening} />
        </div>

        {recap.beforeAfter.length > 0 ? (
          <Section id={recapSections.beforeAfter} title={t("recap.beforeAfter")}>
            <div className="stack">
              {recap.beforeAfter.map((pair) => (
                <BeforeAfter key={pair.title} pair={pair} />
              ))}
            </div>
          </Section>
        ) : null}

        <Section id={recapSections.phases} title={t("recap.phases")} tone>
          <Timeline phases={recap.phases} />
        </Section>

        <Section id={recapSections.schedule} title={t("recap.schedule")}>
          <LogSchedule recap={recap} />
        </Section>
        <PageText page={{ ...recap, blocks: rest }} project={recap.relatedServices[0]?.slug} />

        <Section
          id={recapSections.lessons}
          title={t(`recap.lessons.${countOf(recap.lessons.length)}`)}
          drawing={<SpotDrawing name="lessons" />}
          beside
        >
          <div>
            <ol className="numbered ruled">
              {recap.lessons.map((lesson) => (
                <li key={lesson.title} className="stack">
                  <h3>{lesson.title}</h3>
                  <RichText html={lesson.text.html} />
                </li>
              ))}
            </ol>
            <SourceList sources={recap.sources} checked={recap.checked} />
          </div>
        </Section>
      </article>

      <ToolCards names={recap.tools} />
      <RelatedPages page={recap} />
      <CallToAction title={t("recap.call")} project={recap.relatedServices[0]?.slug}>
        <p>{t("recap.callText")}</p>
      </CallToAction>
    </ImageOverlay>
  );
}

export const Head = ({
  data: { buildRecap: page },
  pageContext: { language },
}: HeadProps<Queries.BuildRecapTemplateQuery, PageLanguage>) =>
  page && <EntryHead language={language} entry={{ kind: "buildRecap", page }} />;

export const query = graphql`
  query BuildRecapTemplate($id: String!) {
    buildRecap(id: { eq: $id }) {
      path
      title
      heading
      ...PageHead_buildRecap
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
      ...PageText_page
      ...LogSchedule_recap
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
      ...RelatedPages_page
      relatedServices {
        slug
      }
      tools
    }
  }
`;
