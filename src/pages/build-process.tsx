import { graphql, type HeadProps, type PageProps } from "gatsby";
import { BelowTheFold } from "../components/BelowTheFold/BelowTheFold";
import { BuildStepTable } from "../components/BuildSteps/BuildSteps";
import { CallToAction } from "../components/CallToAction/CallToAction";
import { Card } from "../components/Card/Card";
import { CardGrid } from "../components/CardGrid/CardGrid";
import { Link } from "../components/Link/Link";
import { Hero } from "../components/PageHeader/Hero";
import { PageHeader } from "../components/PageHeader/PageHeader";
import { pagePicture } from "../components/Picture/page-picture";
import { Section } from "../components/Section/Section";
import { recapFacts } from "../content/recap-facts";
import { SiteHead } from "../seo/SiteHead";
import * as styles from "./build-process.module.css";

const pictureOf = (data: Queries.BuildProcessPageQuery) =>
  pagePicture(
    data.picture,
    "Unrolled floor plan on an oak table with a scale ruler, a hard hat and pieces of stone, oak and tile",
    "Illustration: the set of drawings that a permit office reviews.",
  );

export default function BuildProcessPage({ data }: PageProps<Queries.BuildProcessPageQuery>) {
  const picture = pictureOf(data);
  return (
    <>
      <PageHeader
        page={{ title: "Build Process", path: "/build-process" }}
        title="How a build runs, and what it looks like week by week"
        lead="Six steps that every job goes through, and build logs that show them on a store, a restaurant, a house and a remodel."
        picture={picture ? <Hero picture={picture} /> : undefined}
      >
        <p className={styles.jump}>
          <a href="#steps">The six steps</a>
          <a href="#logs">Build logs</a>
        </p>
      </PageHeader>

      <BelowTheFold>
        <Section id="steps" title="Who does what">
          <BuildStepTable />
          <p className={styles.note}>
            Whether your job needs a permit at all, and which office issues it, is in{" "}
            <Link to="/faq#permit">the answers on permits</Link>. How the papers of the last step
            protect you is in{" "}
            <Link to="/blog/how-to-pick-trustworthy-general-contractor">
              how to pick a contractor
            </Link>
            ; what differs from one kind of place to another is on{" "}
            <Link to="/services">each service’s page</Link>.
          </p>
        </Section>

        <Section id="logs" title="Build logs" tone>
          <CardGrid lead>
            {data.allBuildRecap.nodes.map((recap, index) => (
              <Card
                key={recap.id}
                page={recap}
                wide={index === 0}
                facts={index === 0 ? recapFacts(recap.facts) : undefined}
                label={`${recap.facts.projectType} · ${recap.facts.duration}`}
                sizes={
                  index === 0 ? "(min-width: 48rem) 46rem, 92vw" : "(min-width: 48rem) 39rem, 92vw"
                }
              />
            ))}
          </CardGrid>
          <p className={styles.note}>
            Each log shows how we plan such work, written week by week. None reports a client’s
            project.
          </p>
        </Section>

        <CallToAction title="Start with a walk of the site">
          <p>
            Tell us where the place is and when it has to be ready. We tell you what has to be found
            out first.
          </p>
        </CallToAction>
      </BelowTheFold>
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.BuildProcessPageQuery>) {
  return (
    <SiteHead
      title="Build Process"
      description="How a construction job runs in six steps, who decides and who inspects, and build logs of a store, a restaurant, an accessible home and an occupied remodel."
      path={location.pathname}
      kind="CollectionPage"
      hero={pictureOf(data)}
    />
  );
}

export const query = graphql`
  query BuildProcessPage {
    picture: file(relativePath: { eq: "pages/plan-table.jpg" }) {
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
