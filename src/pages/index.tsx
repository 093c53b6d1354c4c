import { graphql, type HeadProps, type PageProps } from "gatsby";
import { AreaList } from "../components/AreaList/AreaList";
import { BelowTheFold } from "../components/BelowTheFold/BelowTheFold";
import { BuildSteps } from "../components/BuildSteps/BuildSteps";
import { CallToAction } from "../components/CallToAction/CallToAction";
import { Card } from "../components/Card/Card";
import { CardGrid } from "../components/CardGrid/CardGrid";
import { ClientLogos } from "../components/ClientLogos/ClientLogos";
import { FactStrip } from "../components/FactStrip/FactStrip";
import { recapFacts } from "../components/FactStrip/recap-facts";
import { HomeHero, homePicture } from "../components/HomeHero/HomeHero";
import { Link } from "../components/Link/Link";
import { Picture } from "../components/Picture/Picture";
import { RatingLine } from "../components/RatingLine/RatingLine";
import { ServiceMosaic } from "../components/ServiceMosaic/ServiceMosaic";
import { useBusiness } from "../components/site/useSite";
import { ValleyMap } from "../components/ValleyMap/ValleyMap";
import { heroSizes } from "../components/PageHeader/hero-sizes";
import { SiteHead } from "../seo/SiteHead";
import * as styles from "./index.module.css";

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { payment } = useBusiness();
  const [recap] = data.recaps.nodes;
  return (
    <>
      <HomeHero picture={data.hero} />

      <BelowTheFold>
        <section className="section" aria-labelledby="commercial">
          <div className={`${styles.intro ?? ""} wrap`}>
            <h2 id="commercial">For businesses</h2>
            <p>
              Shops, kitchens, clinics, offices, hotel floors and gaming floors, most of them inside
              a building that is already there and often still open.{" "}
              <Link to="/services#commercial">All commercial services</Link>
            </p>
          </div>
          <div className="wrap">
            <ServiceMosaic services={data.commercial.nodes} columns={4} />
          </div>
        </section>

        <section className="section" aria-labelledby="residential">
          <div className={`${styles.intro ?? ""} wrap`}>
            <h2 id="residential">For homeowners</h2>
            <p>
              A new house, a casita behind the one you have, or the rooms you use most, rebuilt
              while you live around them.{" "}
              <Link to="/services#residential">All residential services</Link>
            </p>
          </div>
          <div className="wrap">
            <ServiceMosaic services={data.residential.nodes} columns={3} />
          </div>
        </section>

        {recap ? (
          <section className="tone section" aria-labelledby="recap">
            <div className={`${styles.recap ?? ""} framed`}>
              <Picture
                picture={recap.hero}
                sizes="(min-width: 64rem) 60vw, 100vw"
                className={styles.recapPicture}
              />
              <div className={styles.recapWords}>
                <h2 id="recap">{recap.heading}</h2>
                <p className={styles.recapSummary}>{recap.summary}</p>
                <p className="small quiet">
                  A sample log: it shows how we plan such work and reports no client’s project.
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

        <section className="section" aria-labelledby="steps">
          <div className={`${styles.intro ?? ""} wrap`}>
            <h2 id="steps">How a build runs</h2>
            <p>
              Five steps, the same for a restroom and a restaurant; only their length differs.{" "}
              <Link to="/build-process">Who does what in each step</Link>
            </p>
          </div>
          <div className="wrap">
            <BuildSteps />
          </div>
        </section>

        <section className="section" aria-labelledby="areas">
          <div className={`${styles.areas ?? ""} wrap`}>
            <div>
              <h2 id="areas">Where we work, and who permits it</h2>
              <p className={styles.areaText}>
                The permit office follows the parcel and not the mailing address: a Las Vegas
                address can lie in the county.{" "}
                <Link to="/faq#service-areas">How to tell which office is yours</Link>
              </p>
              <AreaList />
            </div>
            <ValleyMap />
          </div>
        </section>

        <section className="section" aria-labelledby="standing">
          <div className={`${styles.standing ?? ""} wrap`}>
            <h2 id="standing">Standing and payment</h2>
            <dl className={styles.facts}>
              <div>
                <dt>Rating</dt>
                <dd>
                  <RatingLine />
                </dd>
              </div>
              <div>
                <dt>Payment</dt>
                <dd>
                  {payment.join(", ")}, in US dollars.{" "}
                  <Link to="/faq#deposit">What a deposit may be</Link>
                </dd>
              </div>
            </dl>
            <div className={styles.clients}>
              <ClientLogos marks={data.clients.nodes} />
            </div>
          </div>
        </section>

        <section className="section" aria-labelledby="articles">
          <div className={`${styles.intro ?? ""} wrap`}>
            <h2 id="articles">Worth reading before you sign</h2>
            <p>
              What to check, whom to ask and which papers to keep.{" "}
              <Link to="/blog">All articles</Link>
            </p>
          </div>
          <div className="wrap">
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
          </div>
        </section>

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
      description="Licensed general contractor for commercial build-outs, remodels and new homes in Las Vegas, Henderson, North Las Vegas and Pahrump. Request a quote or call."
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
    clients: allClientMark(sort: { order: ASC }) {
      nodes {
        ...ClientLogos_mark
      }
    }
  }
`;
