import { graphql, type HeadProps, type PageProps } from "gatsby";
import { PermitOffices } from "../components/PermitOffices/PermitOffices";
import { PlacesMap } from "../components/PermitOffices/PlacesMap";
import { BelowTheFold } from "../components/BelowTheFold/BelowTheFold";
import { CallToAction } from "../components/CallToAction/CallToAction";
import { ClientLogos } from "../components/ClientLogos/ClientLogos";
import { FactStrip } from "../components/FactStrip/FactStrip";
import { LicenseLine } from "../components/LicenseLine/LicenseLine";
import { Link } from "../components/Link/Link";
import { Hero } from "../components/PageHeader/Hero";
import { heroSizes } from "../styles/hero-sizes";
import { PageHeader } from "../components/PageHeader/PageHeader";
import { pagePicture } from "../components/Picture/page-picture";
import { Section } from "../components/Section/Section";
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
  const { name, payment, hours, license } = useBusiness();
  const { insurance, team = [], license: papers } = data.business ?? {};
  const picture = pictureOf(data);
  return (
    <>
      <PageHeader
        page={{ title: "About", path: "/about" }}
        title="A general contractor that plans around inspections"
        lead={`${name} builds, fits out and remodels commercial and residential places in the Las Vegas Valley.`}
      />
      {picture ? <Hero picture={picture} kind="full" /> : null}

      <BelowTheFold>
        <Section id="build" title="What we build, and who draws it" beside>
          <div className="stack measure">
            <p>
              We take on ground-up buildings, tenant improvements and remodels: on the{" "}
              <Link to="/services#commercial">commercial side</Link> from shops to gaming floors, on
              the <Link to="/services#residential">residential side</Link> from baths to new houses.
              The trades that need a license of their own work under theirs.
            </p>
            <p>
              We are builders, not architects. Architects, engineers and designers registered in
              Nevada prepare and answer for the drawings, including when you sign one contract for
              design and construction. We do not certify energy audits. For commercial buildings we
              offer an <Link to="/services/energy-analysis">energy analysis</Link>. We promise no
              permit date, because the office decides it.
            </p>
          </div>
        </Section>

        <Section id="run" title="How we run a job" beside>
          <dl className={styles.rules}>
            <div>
              <dt>One lead</dt>
              <dd>
                One person answers for the job through{" "}
                <Link to="/build-process">all six steps</Link>, from the first walk to the last
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
                A change is built when its price and its days are on paper and you have signed it.
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
        </Section>

        {team.length > 0 ? (
          <Section id="team" title="Whom you meet" beside>
            <dl className={styles.rules}>
              {team.map(({ name, role }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{role}</dd>
                </div>
              ))}
            </dl>
          </Section>
        ) : null}

        <Section id="standing" title="For the record">
          <FactStrip
            facts={[
              { term: "License", text: license.label ? <LicenseLine /> : null },
              { term: "License bond", text: papers?.bond },
              { term: "Insurance", text: insurance },
              { term: "Payment", text: `${payment.join(", ")}, in US dollars` },
              { term: "Hours", text: hours.text },
            ].filter(({ text }) => text)}
          />
        </Section>

        <Section id="where" title="Where we work">
          <div className="with-aside">
            <PermitOffices />
            <PlacesMap />
          </div>
        </Section>

        <ClientLogos marks={data.clients.nodes} />

        <CallToAction title="Meet us at the site">
          <p>
            After the first walk both sides know whether the job is a match. Call, or send us a few
            lines about it.
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
      description="What we build and what we do not, how we run a job, when we are open, how you can pay, and the places in Southern Nevada where we work."
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
    business {
      insurance
      license {
        bond
      }
      team {
        name
        role
      }
    }
    clients: allClientMark(filter: { sample: { eq: false } }, sort: { order: ASC }) {
      nodes {
        ...ClientLogos_mark
      }
    }
  }
`;
