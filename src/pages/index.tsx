import clsx from "clsx";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { BuildSteps } from "../components/BuildSteps/BuildSteps";
import { CallToAction } from "../components/CallToAction/CallToAction";
import { Card } from "../components/Card/Card";
import { CardGrid } from "../components/CardGrid/CardGrid";
import { ClientLogos } from "../components/ClientLogos/ClientLogos";
import { FactStrip } from "../components/FactStrip/FactStrip";
import { recapFacts } from "../content/recap-facts";
import { HomeHero } from "../components/HomeHero/HomeHero";
import { Link } from "../components/Link/Link";
import { PermitOffices } from "../components/PermitOffices/PermitOffices";
import { PlacesMap } from "../components/PermitOffices/PlacesMap";
import { pagePicture } from "../components/Picture/page-picture";
import { Picture } from "../components/Picture/Picture";
import { Section } from "../components/Section/Section";
import { ServiceMosaic } from "../components/ServiceMosaic/ServiceMosaic";
import { SiteHead } from "../seo/SiteHead";
import { page, words } from "../words/en/pages/index";
import { withWords } from "../words/words";
import * as styles from "./index.module.css";

function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const [recap] = data.recaps.nodes;
  return (
    <>
      <HomeHero picture={data.hero} dusk={data.dusk} />

      <Section id="commercial" title={page.commercial.title} intro={page.commercial.intro}>
        <ServiceMosaic services={data.commercial.nodes} columns={4} />
      </Section>

      <Section id="residential" title={page.residential.title} intro={page.residential.intro}>
        <ServiceMosaic services={data.residential.nodes} columns={3} />
      </Section>

      {recap ? (
        <section className="tone section" aria-labelledby="recap">
          <div className={clsx(styles.recap, "framed")}>
            <Picture
              picture={recap.hero}
              sizes="(min-width: 64rem) 60vw, 100vw"
              className={styles.recapPicture}
            />
            <div className={styles.recapWords}>
              <h2 id="recap">{recap.heading}</h2>
              <p className={styles.recapSummary}>{recap.summary}</p>
              <p className="small quiet">{page.recapNote}</p>
              <p className={styles.more}>
                <Link to={recap.path}>{page.recapLink}</Link>
              </p>
            </div>
          </div>
          <div className="wrap">
            <FactStrip facts={recapFacts(recap.facts, words.shared.language.code)} />
          </div>
        </section>
      ) : null}

      <Section id="steps" title={page.steps.title} intro={page.steps.intro}>
        <BuildSteps />
      </Section>

      <section className="section" aria-labelledby="areas">
        <div className="with-aside wrap">
          <div>
            <h2 id="areas">{page.areas.title}</h2>
            <p className={styles.areaText}>{page.areas.text}</p>
            <PermitOffices />
          </div>
          <PlacesMap />
        </div>
      </section>

      <ClientLogos marks={data.clients.nodes} />

      <Section id="articles" title={page.articles.title} intro={page.articles.intro}>
        <CardGrid>
          {data.articles.nodes.map((article) => (
            <Card
              key={article.id}
              page={article}
              sizes="(min-width: 64rem) 26rem, 92vw"
              label={article.published}
            />
          ))}
        </CardGrid>
      </Section>

      <CallToAction title={page.call.title}>
        <p>{page.call.text}</p>
      </CallToAction>
    </>
  );
}

HomePage.words = words;

export default HomePage;

export const Head = withWords(words, ({ data, location }: HeadProps<Queries.HomePageQuery>) => (
  <SiteHead
    title={page.title}
    description={page.description}
    path={location.pathname}
    hero={pagePicture(data.hero, words.home.alt)}
  />
));

export const query = graphql`
  query HomePage {
    hero: file(relativePath: { eq: "pages/home/home-hero.jpg" }) {
      ...HomeHero_picture
    }
    dusk: file(relativePath: { eq: "pages/home/home-hero-dusk.jpg" }) {
      ...HomeHero_picture
    }
    commercial: allService(filter: { group: { eq: "commercial" } }, sort: { order: ASC }) {
      nodes {
        ...ServiceMosaic_service
      }
    }
    residential: allService(filter: { group: { eq: "residential" } }, sort: { order: ASC }) {
      nodes {
        ...ServiceMosaic_service
      }
    }
    recaps: allBuildRecap(sort: [{ published: DESC }, { slug: ASC }], limit: 1) {
      nodes {
        path
        heading
        summary
        facts {
          projectType
          area
          duration
          permits
        }
        hero {
          ...Picture_picture
        }
      }
    }
    articles: allArticle(sort: [{ published: DESC }, { slug: ASC }], limit: 3) {
      nodes {
        published(formatString: "MMMM D, YYYY")
        ...Card_page
      }
    }
    clients: allClientMark(filter: { sample: { eq: false } }, sort: { order: ASC }) {
      nodes {
        ...ClientLogos_mark
      }
    }
  }
`;
