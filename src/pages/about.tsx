import { graphql, type HeadProps, type PageProps } from "gatsby";
import { PermitOffices } from "../components/PermitOffices/PermitOffices";
import { PlacesMap } from "../components/PermitOffices/PlacesMap";
import { CallToAction } from "../components/CallToAction/CallToAction";
import { ClientLogos } from "../components/ClientLogos/ClientLogos";
import { FactStrip } from "../components/FactStrip/FactStrip";
import { LicenseLine } from "../components/LicenseLine/LicenseLine";
import { Hero } from "../components/PageHeader/Hero";
import { PageHeader } from "../components/PageHeader/PageHeader";
import { pagePicture } from "../components/Picture/page-picture";
import { Section } from "../components/Section/Section";
import { useBusiness } from "../components/site/useSite";
import { SiteHead } from "../seo/SiteHead";
import { page, words } from "../words/en/pages/about";
import { withWords } from "../words/words";
import * as styles from "./about.module.css";

const pictureOf = (data: Queries.AboutPageQuery) =>
  pagePicture(data.picture, page.picture.alt, page.picture.caption);

function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  const { name, payment, hours, license } = useBusiness();
  const { insurance, team = [], license: papers } = data.business ?? {};
  const picture = pictureOf(data);
  return (
    <>
      <PageHeader
        page={{ title: page.title, path: "/about" }}
        title={page.headline}
        lead={page.lead(name)}
      />
      {picture ? <Hero picture={picture} kind="full" /> : null}

      <Section id="build" title={page.build.title} beside>
        <div className="stack measure">{page.build.text}</div>
      </Section>

      <Section id="run" title={page.run.title} beside>
        <dl className={styles.rules}>
          {page.run.rules.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Section>

      {team.length > 0 ? (
        <Section id="team" title={page.team} beside>
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

      <Section id="where" title={page.where}>
        <div className="with-aside">
          <PermitOffices />
          <PlacesMap />
        </div>
      </Section>

      <Section id="standing" title={page.record.title}>
        <FactStrip
          facts={[
            { term: page.record.license, text: license.label ? <LicenseLine /> : null },
            { term: page.record.bond, text: papers?.bond },
            { term: page.record.insurance, text: insurance },
            { term: page.record.payment, text: `${payment.join(", ")}, ${page.record.currency}` },
            { term: page.record.hours, text: hours.text },
          ].filter(({ text }) => text)}
        />
      </Section>

      <ClientLogos marks={data.clients.nodes} />

      <CallToAction title={page.call.title}>
        <p>{page.call.text}</p>
      </CallToAction>
    </>
  );
}

AboutPage.words = words;

export default AboutPage;

export const Head = withWords(words, ({ data, location }: HeadProps<Queries.AboutPageQuery>) => (
  <SiteHead
    title={page.title}
    description={page.description}
    path={location.pathname}
    kind="AboutPage"
    hero={pictureOf(data)}
  />
));

export const query = graphql`
  query AboutPage {
    picture: file(relativePath: { eq: "pages/about/framing.jpg" }) {
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
