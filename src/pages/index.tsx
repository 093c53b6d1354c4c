import clsx from "clsx";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { BelowTheFold } from "../components/BelowTheFold/BelowTheFold";
import { BuildSteps } from "../components/BuildSteps/BuildSteps";
import { CallToAction } from "../components/CallToAction/CallToAction";
import { Card } from "../components/Card/Card";
import { CardGrid } from "../components/CardGrid/CardGrid";
import { ClientLogos } from "../components/ClientLogos/ClientLogos";
import { FactStrip } from "../components/FactStrip/FactStrip";
import { recapFacts } from "../content/recap-facts";
import { HomeHero, homePicture } from "../components/HomeHero/HomeHero";
import { Link } from "../components/Link/Link";
import { PermitOffices } from "../components/PermitOffices/PermitOffices";
import { PlacesMap } from "../components/PermitOffices/PlacesMap";
import { Picture } from "../components/Picture/Picture";
import { Section } from "../components/Section/Section";
import { ServiceMosaic } from "../components/ServiceMosaic/ServiceMosaic";
import { heroSizes } from "../styles/hero-sizes";
import { SiteHead } from "../seo/SiteHead";
import * as styles from "./index.module.css";

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const [recap] = data.recaps.nodes;
  return (
    <>
      <HomeHero picture={data.hero} dusk={data.dusk} />

      <BelowTheFold>
        <Section
          id="commercial"
          title="For businesses"
          intro={
            <>
              Shops, kitchens, clinics, offices, hotel floors and gaming floors, most of them inside
              a building that is already there and often still open.{" "}
              <Link to="/services#commercial">All commercial services</Link>
            </>
          }
        >
          <ServiceMosaic services={data.commercial.nodes} columns={4} />
        </Section>

        <Section
          id="residential"
          title="For homeowners"
          intro={
            <>
              A new house, a casita behind the one you have, or the rooms you use most, rebuilt
              while you live around them.{" "}
              <Link to="/services#residential">All residential services</Link>
            </>
          }
        >
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
                <p className="small quiet">
                  The log shows how we plan such work and reports no client’s project.
                </p>
                <p className={styles.more}>
                  <Link to={recap.path}>Read the build log, week by week</Link>
                </p>
              </div>
            </div>
            <div className="wrap">
              <FactStrip facts={recapFacts(recap.facts)} />
            </div>
          </section>
        ) : null}

        <Section
          id="steps"
          title="How a build runs"
          intro={
            <>
              Six steps for every job, from a restroom to a restaurant.{" "}
              <Link to="/build-process">Who does what in each step</Link>
            </>
          }
        >
          <BuildSteps />
        </Section>

        <section className="section" aria-labelledby="areas">
          <div className="with-aside wrap">
            <div>
              <h2 id="areas">Where we work, and who permits it</h2>
              <p className={styles.areaText}>
                The permit office follows the parcel and not the mailing address: a Las Vegas
                address can lie in the county.{" "}
                <Link to="/faq#service-areas">How to tell which office is yours</Link>
              </p>
              <PermitOffices />
            </div>
            <PlacesMap />
          </div>
        </section>

        <ClientLogos marks={data.clients.nodes} />

        <Section
          id="articles"
          title="Worth reading before you sign"
          intro={
            <>
              What to check, whom to ask and which papers to keep.{" "}
              <Link to="/blog">All articles</Link>
            </>
          }
        >
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

        <CallToAction title="Tell us what you want to build">
          <p>
            Say where the place is, what it is used for and what has to change. Photos help. You do
            not need drawings to begin.
          </p>
        </CallToAction>
      </BelowTheFold>
    </>
  );
}

HomePage.heroSizes = heroSizes.home;

export function Head({ data, location }: HeadProps<Queries.HomePageQuery>) {
  return (
    <SiteHead
      title="Commercial and Residential"
      description="Commercial build-outs, remodels and new homes in Las Vegas, Henderson, North Las Vegas and Pahrump: who does what, who permits it, and the local rules."
      path={location.pathname}
      hero={homePicture(data.hero)}
    />
  );
}

export const query = graphql`
  query HomePage {
    hero: file(relativePath: { eq: "pages/home-hero.jpg" }) {
      ...HomeHero_picture
    }
    dusk: file(relativePath: { eq: "pages/home-hero-dusk.jpg" }) {
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
