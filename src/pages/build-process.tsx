import { graphql, type HeadProps, type PageProps } from "gatsby";
import { BuildStepTable } from "../components/BuildSteps/BuildSteps";
import { CallToAction } from "../components/CallToAction/CallToAction";
import { Card } from "../components/Card/Card";
import { CardGrid } from "../components/CardGrid/CardGrid";
import { Hero } from "../components/PageHeader/Hero";
import { PageHeader } from "../components/PageHeader/PageHeader";
import { pagePicture } from "../components/Picture/page-picture";
import { Section } from "../components/Section/Section";
import { recapFacts } from "../content/recap-facts";
import { SiteHead } from "../seo/SiteHead";
import { page, words } from "../words/en/pages/build-process";
import { withWords } from "../words/words";
import * as styles from "./build-process.module.css";

const pictureOf = (data: Queries.BuildProcessPageQuery) =>
  pagePicture(data.picture, page.picture.alt, page.picture.caption);

function BuildProcessPage({ data }: PageProps<Queries.BuildProcessPageQuery>) {
  const picture = pictureOf(data);
  return (
    <>
      <PageHeader
        page={{ title: page.title, path: "/build-process" }}
        title={page.headline}
        lead={page.lead}
        picture={picture ? <Hero picture={picture} /> : undefined}
      >
        <p className={styles.jump}>
          <a href="#steps">{page.jump.steps}</a>
          <a href="#logs">{page.jump.logs}</a>
        </p>
      </PageHeader>

      <Section id="steps" title={page.steps.title}>
        <BuildStepTable />
        <p className={styles.note}>{page.steps.note}</p>
      </Section>

      <Section id="logs" title={page.logs.title} tone>
        <CardGrid lead>
          {data.allBuildRecap.nodes.map((recap, index) => (
            <Card
              key={recap.id}
              page={recap}
              wide={index === 0}
              facts={index === 0 ? recapFacts(recap.facts, words.shared.language.code) : undefined}
              label={`${recap.facts.projectType} · ${recap.facts.duration}`}
              sizes={
                index === 0 ? "(min-width: 48rem) 46rem, 92vw" : "(min-width: 48rem) 39rem, 92vw"
              }
            />
          ))}
        </CardGrid>
        <p className={styles.note}>{page.logs.note}</p>
      </Section>

      <CallToAction title={page.call.title}>
        <p>{page.call.text}</p>
      </CallToAction>
    </>
  );
}

BuildProcessPage.words = words;

export default BuildProcessPage;

export const Head = withWords(
  words,
  ({ data, location }: HeadProps<Queries.BuildProcessPageQuery>) => (
    <SiteHead
      title={page.title}
      description={page.description}
      path={location.pathname}
      kind="CollectionPage"
      hero={pictureOf(data)}
    />
  ),
);

export const query = graphql`
  query BuildProcessPage {
    picture: file(relativePath: { eq: "pages/build-process/plan-table.jpg" }) {
      ...Picture_file
    }
    allBuildRecap(sort: [{ published: DESC }, { slug: ASC }]) {
      nodes {
        facts {
          projectType
          area
          duration
          permits
        }
        ...Card_page
      }
    }
  }
`;
