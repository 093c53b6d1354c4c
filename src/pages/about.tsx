import { graphql, type HeadProps, type PageProps } from "gatsby";
import { AreaList } from "../components/AreaList/AreaList";
import { BelowTheFold } from "../components/BelowTheFold/BelowTheFold";
import { CallToAction } from "../components/CallToAction/CallToAction";
import { ClientLogos } from "../components/ClientLogos/ClientLogos";
import { FactStrip } from "../components/FactStrip/FactStrip";
import { LicenseLine } from "../components/LicenseLine/LicenseLine";
import { Link } from "../components/Link/Link";
import { Hero } from "../components/PageHeader/Hero";
import { heroSizes } from "../components/PageHeader/hero-sizes";
import { PageHeader } from "../components/PageHeader/PageHeader";
import { pagePicture } from "../components/Picture/page-picture";
import { RatingLine } from "../components/RatingLine/RatingLine";
import { useBusiness } from "../components/site/useSite";
import { SiteHead } from "../seo/SiteHead";
import * as styles from "./about.module.css";

const pictureOf = (data: Queries.AboutPageQuery) =>
  pagePicture(
    data.picture,
    "Inside a wood-framed house: bare studs, a sawhorse table and the desert through the window openings",
    "Illustration: framing, the week when walls can still be moved.",
  );

export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  const { name, payment, hours } = useBusiness();
  const picture = pictureOf(data);
  return (
    <>
      <PageHeader
        page={{ title: "About", path: "/about" }}
        title="A general contractor that plans around the inspection"
        lead={`${name} builds, fits out and remodels commercial and residential places in the Las Vegas Valley.`}
      >
        <p className={styles.license}>
          <LicenseLine />
        </p>
      </PageHeader>
      {picture ? <Hero picture={picture} kind="full" /> : null}

      <BelowTheFold>
        <section className="section" aria-labelledby="build">
          <div className={`${styles.halves ?? ""} wrap`}>
            <h2 id="build">What we build, and what we do not</h2>
            <div className="stack measure">
              <p>
                We take on ground-up buildings, tenant improvements and remodels: on the{" "}
                <Link to="/services#commercial">commercial side</Link> from shops to gaming floors,
                on the <Link to="/services#residential">residential side</Link> from baths to new
                houses. The trades that need a license of their own work under theirs.
              </p>
              <p>
                We do not design: we build from the drawings of your architect, engineer or designer
                and say early where a drawing will cost more than it needs to. We do not certify
                energy audits; what we offer instead is described under{" "}
                <Link to="/services/energy-analysis">energy analysis</Link>. And we do not promise a
                permit date, since the authority decides it.
              </p>
            </div>
          </div>
        </section>

        <section className="section" aria-labelledby="run">
          <div className={`${styles.halves ?? ""} wrap`}>
            <h2 id="run">How we run a job</h2>
            <dl className={styles.rules}>
              <div>
                <dt>One lead</dt>
                <dd>
                  One person answers for the job through{" "}
                  <Link to="/build-process">all five steps</Link>, from the first walk to the last
                  paper. You have one number to call.
                </dd>
              </div>
              <div>
                <dt>A note each week</dt>
                <dd>
                  What was done, what was inspected, what comes next, and which decisions wait for
                  you.
                </dd>
              </div>
              <div>
                <dt>Changes in writing</dt>
                <dd>
                  A change has its price and its days on paper, and your signature, before anyone
                  builds it.
                </dd>
              </div>
              <div>
                <dt>Safety</dt>
                <dd>
                  Workers and supervisors hold the OSHA cards that Nevada asks for, and every summer
                  job has a written plan for the heat.
                </dd>
              </div>
            </dl>
          </div>
        </section>

        <section className="section" aria-labelledby="standing">
          <div className="wrap">
            <h2 id="standing" className={styles.title}>
              For the record
            </h2>
            <FactStrip
              facts={[
                { term: "License", text: <LicenseLine /> },
                { term: "Class and limit", text: "To be supplied by the owner before launch" },
                {
                  term: "Insurance",
                  text: "Certificates to be supplied by the owner before launch",
                },
                { term: "Rating", text: <RatingLine /> },
                { term: "Payment", text: `${payment.join(", ")}, in US dollars` },
                { term: "Hours", text: hours.text },
              ]}
            />
          </div>
        </section>

        <section className="section" aria-labelledby="where">
          <div className={`${styles.halves ?? ""} wrap`}>
            <h2 id="where">Where we work</h2>
            <AreaList />
          </div>
        </section>

        <section className="section" aria-label="Clients">
          <div className="wrap">
            <ClientLogos marks={data.clients.nodes} />
          </div>
        </section>

        <CallToAction title="Meet us at the site">
          <p>
            The first walk tells both sides whether the job is a match. Call, or send us a few lines
            about it.
          </p>
        </CallToAction>
      </BelowTheFold>
    </>
  );
}

AboutPage.heroSizes = heroSizes.full;

export function Head({ data, location }: HeadProps<Queries.AboutPageQuery>) {
  return (
    <SiteHead
      title="About"
      description="What we build and what we do not, how we run a job, our license line, rating, ways to pay, and the places in Southern Nevada where we work."
      path={location.pathname}
      kind="AboutPage"
      hero={pictureOf(data)}
    />
  );
}

export const query = graphql`
  query AboutPage {
    picture: file(relativePath: { eq: "pages/framing.jpg" }) {
      ...Picture_file
    }
    clients: allClientMark(sort: { order: ASC }) {
      nodes {
        ...ClientLogos_mark
      }
    }
  }
`;
