import { graphql, type PageProps } from "gatsby";
import { BuildStepLanes } from "../components/BuildSteps/BuildSteps";
import { Cards } from "../components/Cards/Cards";
import { factsOf } from "../components/Facts/Facts";
import { RichText } from "../components/RichText/RichText";
import { Section } from "../components/Section/Section";
import { PageCall, PageTop, found, sectionOf } from "../components/Page/Page";
import { useText } from "../i18n";
import { headOf } from "../seo/Head";

/** How a build runs, step by step, and the logs of builds, the newest first. */
export default function BuildProcessPage({ data }: PageProps<Queries.BuildProcessPageQuery>) {
  const page = found(data.page);
  const { t } = useText();
  const [steps, logs] = [sectionOf(page, "steps"), sectionOf(page, "logs")];
  const hasSteps = data.allBuildStep.nodes.length > 0;
  const hasLogs = data.allBuildRecap.nodes.length > 0;
  return (
    <>
      <PageTop page={page} picture={page.picture}>
        {hasSteps && hasLogs ? (
          <p className="row label spaced-links">
            <a href="#steps">{steps.title}</a>
            <a href="#logs">{logs.title}</a>
          </p>
        ) : null}
      </PageTop>

      {hasSteps ? (
        <Section id="steps" title={steps.title}>
          <BuildStepLanes steps={data.allBuildStep.nodes} />
          <RichText className="note measure after" html={steps.html} />
        </Section>
      ) : null}

      {hasLogs ? (
        <Section id="logs" title={logs.title} tone>
          <Cards
            pages={data.allBuildRecap.nodes}
            lead
            facts={({ facts }) => factsOf(facts, (name) => t(`recapFact.${name}`))}
            label={({ facts }) => `${facts.projectType} · ${facts.duration}`}
            sizes="(min-width: 48rem) 39rem, 92vw"
          />
          <RichText className="note measure after" html={logs.html} />
        </Section>
      ) : null}

      <PageCall page={page} />
    </>
  );
}

export const Head = headOf<Queries.BuildProcessPageQuery>(() => ({ kind: "CollectionPage" }));

export const query = graphql`
  query BuildProcessPage($language: String!) {
    page(slug: { eq: "build-process" }, language: { eq: $language }) {
      ...StandalonePage_page
    }
    allBuildStep(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        ...BuildSteps_step
      }
    }
    allBuildRecap(
      filter: { language: { eq: $language } }
      sort: [{ published: DESC }, { slug: ASC }]
    ) {
      nodes {
        facts {
          projectType
          area
          duration
          permits
        }
        ...Cards_page
      }
    }
  }
`;
