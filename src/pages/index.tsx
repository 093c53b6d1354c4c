import clsx from "clsx";
import { graphql, type PageProps } from "gatsby";
import { BuildSteps } from "../components/BuildSteps/BuildSteps";
import { Cards } from "../components/Cards/Cards";
import { ClientLogos } from "../components/ClientLogos/ClientLogos";
import { FactStrip } from "../components/FactStrip/FactStrip";
import { recapFacts } from "../content/recap-facts";
import { HomeHero } from "../components/HomeHero/HomeHero";
import { Link } from "../components/Link/Link";
import { Areas } from "../components/PermitOffices/PermitOffices";
import { Picture } from "../components/Picture/Picture";
import { RichText } from "../components/RichText/RichText";
import { ServiceMosaic } from "../components/ServiceMosaic/ServiceMosaic";
import { PageCall, PageSection, found, sectionOf } from "../components/Page/Page";
import { useText } from "../i18n";
import { headOf } from "../seo/Head";
import * as styles from "./index.module.css";

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const page = found(data.page);
  const text = useText();
  const log = sectionOf(page, "recap");
  const [recap] = data.recaps.nodes;
  return (
    <>
      <HomeHero page={page} dusk={data.dusk} />

      <PageSection page={page} id="residential">
        <ServiceMosaic services={data.residential.nodes} columns={3} />
      </PageSection>

      <PageSection page={page} id="commercial">
        <ServiceMosaic services={data.commercial.nodes} columns={4} />
      </PageSection>

      {recap ? (
        <section className="tone section" aria-labelledby="recap">
          <div className={styles.recap}>
            <Picture
              picture={recap.hero}
              sizes="(min-width: 64rem) 60vw, 100vw"
              className="cover"
            />
            <div className={clsx(styles.recapWords, "stack")}>
              <h2 id="recap">{recap.heading}</h2>
              <p className="lead">{recap.summary}</p>
              <RichText className="small quiet" html={log.html} />
              <p className="label after">
                <Link to={recap.path}>{log.title}</Link>
              </p>
            </div>
          </div>
          <div className="wrap">
            <FactStrip facts={recapFacts(recap.facts, text)} />
          </div>
        </section>
      ) : null}

      <PageSection page={page} id="steps">
        <BuildSteps steps={data.allBuildStep.nodes} />
      </PageSection>

      <PageSection page={page} id="areas">
        <Areas />
      </PageSection>

      <ClientLogos marks={data.clients.nodes} />

      <PageSection page={page} id="articles">
        <Cards
          pages={data.articles.nodes}
          sizes="(min-width: 64rem) 26rem, 92vw"
          label={({ published }) => published}
        />
      </PageSection>

      <PageCall page={page} />
    </>
  );
}

export const Head = headOf<Queries.HomePageQuery>();

export const query = graphql`
  query HomePage {
    page(slug: { eq: "home" }) {
      ...StandalonePage_page
    }
    dusk: file(relativePath: { eq: "pages/home/home-hero-dusk.jpg" }) {
      ...Picture_file
    }
    allBuildStep(sort: { order: ASC }) {
      nodes {
        ...BuildSteps_step
      }
    }
    commercial: allService(filter: { group: { eq: "commercial" } }, sort: { order: ASC }) {
      nodes {
        ...Cards_page
      }
    }
    residential: allService(filter: { group: { eq: "residential" } }, sort: { order: ASC }) {
      nodes {
        ...Cards_page
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
        ...Cards_page
      }
    }
    clients: allClientMark(filter: { sample: { eq: false } }, sort: { order: ASC }) {
      nodes {
        ...ClientLogos_mark
      }
    }
  }
`;
